// Rows of the table of growth: what is made of a result, and the comparison of two.

import { applyBaseline } from "../../build/project/baseline/apply-baseline.js";
import { baselineOf } from "../../build/project/baseline/baseline.js";
import { compile as compileWithRecord } from "../../build/project/compile-on-disk.js";
import { resultFault } from "../../build/project/results/result-fault.js";
import {
  hostRedirects,
  llmsFiles,
  llmsFullText,
  llmsText,
  memoryHost,
  outline,
  parity,
  parityMarkdown,
  parityText,
  searchRecords,
  sitemap,
} from "../../build/index.js";
import { explain } from "../../build/outputs/explain/explain.js";
import { explainPages } from "../../build/outputs/explain/explain-page.js";
import { ExplainedSite } from "../../build/outputs/explain/explained-site.js";
import { applyEdits } from "../../build/project/fix/apply-edits.js";
import { unifiedPatch } from "../../build/project/fix/unified-patch.js";
import { navigationJson } from "../../build/outputs/render/navigation-json.js";
import { githubReport } from "../../build/outputs/render/github-report.js";
import { jsonReport } from "../../build/outputs/render/json-report.js";
import { markdownReport } from "../../build/outputs/render/markdown-report.js";
import { prettyReport } from "../../build/outputs/render/pretty-report.js";
import { sarifReport } from "../../build/outputs/render/sarif-report.js";
import { locateInYaml } from "../../build/compiler/text/yaml-places.js";
import { afterCompiling, bytesOf, compiling, openapi, page, pages, site, times } from "./work.mjs";

/** A site of n pages in groups of five, below five tabs. */
export const sized = (n) =>
  site(
    {
      tabs: times(5, (t) => ({
        tab: `T${t}`,
        groups: times(n / 25, (g) => ({ group: `G${g}`, pages: times(5, (p) => path(t, g, p)) })),
      })),
    },
    pages(times(5, (t) => times(n / 25, (g) => times(5, (p) => path(t, g, p)))).flat(2), (i) =>
      page([`title: Title ${i}`]),
    ),
  );

const path = (t, g, p) => `t${t}/g${g}/p${p}`;

/** A site with a finding for each number, all in docs.json. */
const faulty = (n) => site({ pages: times(n, (i) => `missing${i}/p.mdx`) }, pages(["p"]));

const fixable = (n) => site({ pages: times(n, (i) => `g/p${i}.mdx`) }, pages(times(n, (i) => `g/p${i}`)));

const reporting = (report) => (n) =>
  afterCompiling(faulty(n), ({ diagnostics }, host) => report(diagnostics, host).length);

const showing = (print) => (n) => afterCompiling(sized(n), ({ navigation }) => print(navigation).length);

const explaining = (words) => async (n) => {
  const files = sized(n);
  const host = memoryHost(files);
  let record;
  const { navigation, diagnostics } = await compileWithRecord({ host }, (kept) => (record = kept));
  const input = { navigation, diagnostics, record, host };
  return { bytesIn: bytesOf(files), run: async () => JSON.stringify(explain([words], input)).length };
};

/** A group with a page and a redirect for each number, and all pages explained, as in the file of a preview. */
const explainingAll = async (n) => {
  const redirects = times(n, (i) => ({ source: `/old${i}`, destination: `/p${i}` }));
  const groups = times(n, (i) => ({ group: `g${i}`, pages: [`p${i}`] }));
  const files = site({ groups }, pages(times(n, (i) => `p${i}`)), { redirects });
  const host = memoryHost(files);
  let record;
  const { navigation, diagnostics } = await compileWithRecord({ host }, (kept) => (record = kept));
  const input = { navigation, diagnostics, record, host };
  const all = Object.values(navigation.pages);
  return { bytesIn: bytesOf(files), run: async () => explainPages(all, new ExplainedSite(input)).length };
};

const spec = (n, pathOf = (i) => `/o${i}`) =>
  openapi(Object.fromEntries(times(n, (i) => [pathOf(i), { get: { summary: `S ${i}` } }])));

/** A result with n editions, read from a file: its one page stands in all of them, `trail` divisions deep. */
const readingFile = (trailOf) => (n) =>
  afterCompiling(site({ pages: ["p"] }, pages(["p"])), ({ navigation }) => {
    const [first] = navigation.editions;
    const editions = times(n, (i) => ({ ...first, id: `e${i}`, default: i === 0 }));
    const { "/p": listed } = navigation.pages;
    const placement = { ...listed.placements[0], editions: editions.map(({ id }) => id), trail: trailOf(n) };
    const result = { ...navigation, editions, pages: { "/p": { ...listed, placements: [placement] } } };
    if (resultFault(result) !== undefined) throw new Error("It has to be a whole result.");
    return n;
  });

const lockOf = (n) => ({
  lockVersion: 1,
  operations: { "s.json": Object.fromEntries(times(n, (i) => [`GET /o${i}`, `kept/o${i}`])) },
});

const locked = (pathOf) => (n) =>
  compiling(site({ groups: [{ group: "G", openapi: "s.json" }] }, { "s.json": spec(n, pathOf) }), { lock: lockOf(n) });

/** The characters of all feeds. */
function feeds(navigation) {
  const { files } = sitemap(navigation, { siteUrl: "https://docs.example.com" });
  const texts = [
    ...files.map(({ text }) => text),
    llmsText(navigation),
    ...llmsFiles(navigation, { longest: 5000 }).map(({ text }) => text),
    llmsFullText(navigation, new Map()),
    JSON.stringify(searchRecords(navigation)),
  ];
  return texts.join("");
}

export const resultRows = {
  "feeds: pages": { n: 5000, make: showing(feeds) },
  "feeds: versions that share a page": {
    n: 500,
    make: (n) =>
      afterCompiling(
        site(
          { versions: times(n, (i) => ({ version: `v${i}`, pages: ["shared", `v${i}/p`] })) },
          pages(["shared", ...times(n, (i) => `v${i}/p`)]),
        ),
        ({ navigation }) => feeds(navigation).length,
      ),
  },
  "feeds: redirects of hosts": {
    n: 3000,
    make: (n) => {
      const redirects = times(n, (i) => ({ source: `/o${i}/:x*`, destination: `/n${i}/:x*` }));
      const hosts = ["netlify", "vercel", "cloudflare", "nginx"];
      return afterCompiling(
        site({ pages: ["p"] }, pages(["p"]), { redirects }),
        ({ navigation }) => hosts.map((host) => hostRedirects(navigation, host).text).join("").length,
      );
    },
  },
  outline: { n: 5000, make: showing(outline) },
  "JSON of a result": { n: 5000, make: showing(navigationJson) },
  parity: {
    n: 2500,
    make: (n) =>
      afterCompiling(
        site(
          {
            languages: ["en", "fr", "de"].map((language, k) => ({
              language,
              pages: times(k === 0 ? n : n / 2, (i) => `${language}/p${i}`),
            })),
          },
          pages(["en", "fr", "de"].flatMap((code, k) => times(k === 0 ? n : n / 2, (i) => `${code}/p${i}`))),
        ),
        ({ navigation }) => {
          const table = parity(navigation);
          return JSON.stringify(table).length + parityText(table).length + parityMarkdown(table).length;
        },
      ),
  },
  "report: pretty": {
    n: 400,
    make: reporting((diagnostics, host) => prettyReport(diagnostics, (file) => host.readText(file), { color: false })),
  },
  "report: SARIF": { n: 1500, make: reporting((diagnostics) => sarifReport(diagnostics, { version: "1" })) },
  "report: github": { n: 6000, make: reporting((diagnostics) => githubReport(diagnostics)) },
  "report: markdown": { n: 3000, make: reporting((diagnostics) => markdownReport(diagnostics)) },
  "report: JSON": { n: 3000, make: reporting((diagnostics) => jsonReport({ ok: false, diagnostics })) },
  "baseline: made and held": {
    n: 3000,
    make: reporting((diagnostics) => JSON.stringify(applyBaseline(diagnostics, baselineOf(diagnostics, [])))),
  },
  "baseline: all stale": {
    n: 3000,
    make: reporting((diagnostics) => JSON.stringify(applyBaseline([], baselineOf(diagnostics, [])))),
  },
  "fix: edits of one file": {
    n: 3000,
    make: (n) =>
      afterCompiling(fixable(n), ({ diagnostics }, host) => {
        const { text } = applyEdits(
          host.readText("docs.json"),
          diagnostics.flatMap(({ edits }) => edits ?? []),
        );
        return text.length;
      }),
  },
  "fix: patch of one file": {
    n: 1500,
    make: (n) =>
      afterCompiling(fixable(n), async ({ diagnostics }, host) => {
        const before = JSON.stringify(JSON.parse(host.readText("docs.json")), null, 2);
        const after = before.replaceAll(".mdx", "");
        const patch = await unifiedPatch(
          [{ file: "docs.json", before, after, text: after, applied: diagnostics }],
          (file) => file,
        );
        return patch.length;
      }),
  },
  "explain: a page": { n: 2500, make: explaining("t0/g0/p0") },
  "explain: all pages, each in a group, beside as many redirects": { n: 500, make: explainingAll },
  "explain: nothing": { n: 2500, make: explaining("t0/g0/p0x") },
  "explain: an address that is near": { n: 2500, make: explaining("/t0/g1/q0") },
  "places in YAML: below many keys, at every level": {
    n: 2000,
    make: (n) => {
      const text = `a:\n${times(n, (i) => `  /p${i}:\n    get:\n      summary: S\n`).join("")}`;
      const rests = ["", "/get", "/get/summary", "/none"];
      const pointers = ["/a", ...times(n, (i) => rests.map((rest) => `/a/~1p${i}${rest}`)).flat()];
      const wanted = pointers.flatMap((pointer) => ["key", "value"].map((at) => ({ pointer, at })));
      return { bytesIn: text.length, run: () => Promise.resolve(locateInYaml(text, wanted).filter(Boolean).length) };
    },
  },
  "places in YAML: below twenty levels": {
    n: 1000,
    make: (n) => {
      const above = times(20, (i) => `${" ".repeat(i)}k${i}:\n`).join("");
      const text = above + times(n, (i) => `${" ".repeat(20)}p${i}: S\n`).join("");
      const way = times(20, (i) => `/k${i}`).join("");
      const wanted = times(n, (i) => ({ pointer: `${way}/p${i}`, at: "value" }));
      return { bytesIn: text.length, run: () => Promise.resolve(locateInYaml(text, wanted).filter(Boolean).length) };
    },
  },
  "places in YAML": {
    n: 500,
    make: (n) => {
      const text = `list:\n${times(n, (i) => `  - a${i}: 1\n`).join("")}map:\n${times(n, (i) => `  k${i}: 1\n`).join("")}`;
      const targets = times(n, (i) => [`/list/${i}/a${i}`, `/map/k${i}`]).flat();
      return {
        bytesIn: text.length,
        run: () =>
          JSON.stringify(
            locateInYaml(
              text,
              targets.map((pointer) => ({ pointer, at: "value" })),
            ),
          ).length,
      };
    },
  },
  "lock: all kept": { n: 400, make: locked((i) => `/o${i}`) },
  "lock: all gone": { n: 400, make: locked((i) => `/q${i}`) },
  "result file: editions": { n: 12_000, make: readingFile(() => []) },
  "result file: a trail as long as the list of editions": { n: 12_000, make: readingFile((n) => times(n, () => "")) },
};
