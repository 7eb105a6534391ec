// Rows of the table of growth: languages and versions.

import { compiling, page, pages, site, times } from "./work.mjs";

const codes = ["en", "fr", "de", "es", "it", "ja", "ko", "pt", "ru", "zh"];

const versions = (n, childOf) => times(n, (i) => ({ version: `v${i}`, ...childOf(i) }));

const own = (i) => ({ pages: [`v${i}/p`] });

// The options of n versions in n editions are n × n: the limit of nodes ends that, and what is left is to be linear.
const limited = { limits: { nodes: 5000 } };

const tabsOfOwn = (list, label) => (n) =>
  compiling(
    site(
      { tabs: times(n, (i) => ({ tab: `T${i}`, [list]: [{ [label]: `x${i}`, pages: [`t${i}/p`] }] })) },
      pages(times(n, (i) => `t${i}/p`)),
    ),
    limited,
  );

export const editionRows = {
  "versions at the limit of nodes": {
    n: 200,
    make: (n) => compiling(site({ versions: versions(n, own) }, pages(times(n, (i) => `v${i}/p`))), limited),
  },
  "languages at the limit of nodes": {
    n: 200,
    make: (n) =>
      compiling(
        site(
          { languages: times(n, (i) => ({ language: `x${i}`, pages: [`v${i}/p`] })) },
          pages(times(n, (i) => `v${i}/p`)),
        ),
        limited,
      ),
  },
  "languages with versions at the limit of nodes": {
    n: 200,
    make: (n) =>
      compiling(
        site(
          { languages: times(n, (i) => ({ language: `x${i}`, versions: [{ version: `v${i}`, pages: [`v${i}/p`] }] })) },
          pages(times(n, (i) => `v${i}/p`)),
        ),
        limited,
      ),
  },
  "tabs with versions at the limit of nodes": { n: 150, make: tabsOfOwn("versions", "version") },
  "tabs with languages at the limit of nodes": { n: 150, make: tabsOfOwn("languages", "language") },
  "tabs below each of a few versions": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          {
            versions: versions(6, (v) => ({ tabs: times(n, (i) => ({ tab: `T${i}`, pages: [`v${v}/t${i}`] })) })),
          },
          pages(times(6 * n, (i) => `v${i % 6}/t${Math.floor(i / 6)}`)),
        ),
      ),
  },
  "pages of a few languages": {
    n: 200,
    make: (n) =>
      compiling(
        site(
          { languages: codes.map((language) => ({ language, pages: times(n, (i) => `${language}/p${i}`) })) },
          pages(codes.flatMap((code) => times(n, (i) => `${code}/p${i}`))),
        ),
      ),
  },
  "pages that one language has": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          {
            languages: codes.map((language, k) => ({
              language,
              pages: times(k === 0 ? n : 1, (i) => `${language}/p${i}`),
            })),
          },
          pages(codes.flatMap((code, k) => times(k === 0 ? n : 1, (i) => `${code}/p${i}`))),
        ),
      ),
  },
  "pages that two versions share": {
    n: 500,
    make: (n) =>
      compiling(
        site({ versions: versions(2, () => ({ pages: times(n, (i) => `p${i}`) })) }, pages(times(n, (i) => `p${i}`))),
      ),
  },
  "tabs outside a selector, few versions within": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          {
            tabs: [
              { tab: "A", versions: versions(8, own) },
              ...times(n, (i) => ({ tab: `T${i}`, pages: [`t${i}/p`] })),
            ],
          },
          pages([...times(8, (i) => `v${i}/p`), ...times(n, (i) => `t${i}/p`)]),
        ),
      ),
  },
  "versions doubled": {
    n: 500,
    make: (n) =>
      compiling(
        site({ versions: times(n, (i) => ({ version: "v", pages: [`v${i}/p`] })) }, pages(times(n, (i) => `v${i}/p`))),
      ),
  },
  "versions that only link out": {
    n: 500,
    make: (n) =>
      compiling(
        site(
          {
            versions: [
              { version: "v", pages: ["p"] },
              ...times(n, (i) => ({ version: `w${i}`, href: `https://example.com/${i}` })),
            ],
          },
          pages(["p"]),
        ),
      ),
  },
  "keys of translations": {
    n: 200,
    make: (n) =>
      compiling(
        site(
          {
            languages: codes.slice(0, 4).map((language) => ({ language, pages: times(n, (i) => `${language}/q${i}`) })),
          },
          pages(
            codes.slice(0, 4).flatMap((code) => times(n, (i) => `${code}/q${i}`)),
            (i) => page(["title: T", `key: k${i % n}`]),
          ),
        ),
      ),
  },
};
