// What is a site of which every text is hostile?
import { madeSite, type MadeSite } from "../tools/cli/made-site.ts";
import { hostile, hostilePath } from "./hostile-text.ts";

const pageFile = `${hostilePath("file")}.mdx`;

function tab(version: string): object {
  return {
    tab: hostile("tab"),
    tag: hostile("tag"),
    versions: [
      {
        version: hostile(`version-${version}`),
        tag: hostile("version-tag"),
        groups: [
          {
            group: hostile("group"),
            root: hostilePath("root"),
            pages: ["plain", hostilePath("file"), hostilePath("missing"), hostile("refused")],
          },
        ],
      },
      { version: hostile("other"), groups: [{ group: hostile("group"), pages: [`${version}/again`] }] },
    ],
  };
}

/** In a source a colon names a segment, and "#" ends the path. */
function fixed(word: string): string {
  return hostilePath(word).replaceAll(/::|##/g, "");
}

const operation = {
  operationId: hostile("operation"),
  summary: hostile("summary"),
  tags: [hostile("spec-tag")],
  responses: {},
};

/** docs.json, pages, a spec, a lock, a baseline and redirects; `version` names one state of the site. */
export function hostileSite(version: string): MadeSite {
  const navigation = {
    [hostile("field")]: hostile("value"),
    global: { anchors: [{ anchor: hostile("anchor"), href: `https://example.com/${hostile("link")}` }] },
    tabs: [
      tab(version),
      { tab: hostile("api"), openapi: { source: "openapi.json", directory: hostile("directory") } },
      { tab: hostile("links"), href: `https://example.com/${hostilePath("out")}` },
      {
        tab: hostile("entries"),
        pages: [
          hostile(`page-${version}`),
          `GET /${hostile("path")}`,
          `openapi.json GET /${hostile("none")}`,
          { group: "", pages: [] },
        ],
        languages: [{ language: hostile("language"), pages: ["plain"] }],
      },
      { tab: hostile("stub"), versions: [{ version: hostile("third"), pages: ["plain"] }] },
      { tab: hostile("empty"), pages: [], default: hostile("type") },
    ],
  };
  const paths = {
    [`/${hostile("spec-path")}`]: { get: operation, post: { ...operation, tags: [4, hostile("x")] } },
    [`/${version}`]: { get: operation },
  };
  const frontMatter = (title: string): string =>
    ["title", "sidebarTitle", "tag", "url-like", "key"]
      .map((field) => `${field}: ${JSON.stringify(hostile(title + field))}\n`)
      .join("");
  return madeSite({
    "docs.json": JSON.stringify({ name: hostile("name"), navigation }),
    "openapi.json": JSON.stringify({ openapi: "3.0.0", info: { title: hostile("info"), version: "1" }, paths }),
    "plain.mdx": `---\n${frontMatter("")}openapi: ${JSON.stringify(hostile("page-operation"))}\n---\n`,
    [pageFile]: `---\ntitle: ${JSON.stringify(hostile(version))}\nhidden: ${JSON.stringify(hostile("hidden"))}\n---\n`,
    [`${version}/again.mdx`]: `---\n${frontMatter(version)}---\n`,
    [`${hostile("unlisted")}.mdx`]: "Text.",
    "empty.lock.json": JSON.stringify({ lockVersion: 1, operations: {} }),
    "bad.lock.json": JSON.stringify({ lockVersion: 1, operations: { [hostile("locked")]: hostile("lock") } }),
    "navc.baseline.json": JSON.stringify({
      baselineVersion: 1,
      accepted: [{ code: "page-not-found", file: hostile("baseline-file"), subject: hostile("subject"), count: 2 }],
    }),
    "bad.baseline.json": JSON.stringify({ [hostile("baseline")]: hostile("baseline") }),
    "bad.result.json": JSON.stringify({ formatVersion: hostile("format") }),
    "bad.text.json": `{"formatVersion": 1, ${hostile("syntax")}`,
  });
}

/** A site of sound navigation with hostile redirects and links, so that nothing keeps those from being checked. */
export function hostileRedirects(): MadeSite {
  const redirects = [
    { source: hostile("bad-source"), destination: "/plain" },
    { source: `/source/${fixed("source")}`, destination: `/${hostile("destination")}` },
    { source: `/loop/${fixed("loop")}`, destination: `/loop/${fixed("loop")}` },
    { source: `/chain/${fixed("chain")}`, destination: "/old" },
    { source: "/old", destination: `/${hostilePath("gone")}` },
  ];
  const tabs = [
    { tab: hostile("kept"), pages: ["plain"] },
    { tab: hostile("lost-link"), href: `/${hostilePath("nowhere")}` },
  ];
  return madeSite({
    "docs.json": JSON.stringify({ name: hostile("name"), navigation: { tabs }, redirects }),
    "plain.mdx": `---\ntitle: ${JSON.stringify(hostile("plain"))}\n---\n`,
  });
}
