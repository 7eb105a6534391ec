// Which generated pages leave with a division, at each depth of a site with languages and versions? (D597)
import { expect, test } from "vitest";
import {
  compileNavigation,
  diffNavigation,
  memoryHost,
  type JsonObject,
  type ResolvedNavigation,
} from "../../../src/index.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const operation = (summary: string): JsonObject => ({ summary, responses: {} });
const spec = (title: string): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title, version: "1" },
    paths: {
      "/users": { get: operation("List"), post: operation("Make") },
      "/metrics": { get: operation("Measure") },
      "/hidden": { get: { ...operation("Hidden"), "x-hidden": true } },
    },
  });

/** The API of one edition; "New" makes its pages from the spec without a list. */
const apiOf = (name: string): JsonObject => ({
  tab: "API",
  openapi: { source: `${name}.json`, directory: `api/${name}` },
  groups: [
    { group: "Core", pages: ["GET /users", { group: "Deep", pages: ["POST /users", `${name}/own`] }] },
    { group: "Metrics", pages: ["GET /metrics"] },
  ],
});
const guides = (name: string): JsonObject => ({ tab: "Guides", pages: [`${name}/start`] });
const allOf = (name: string): JsonObject => ({
  tab: "All",
  groups: [{ group: "Made", openapi: { source: `${name}.json`, directory: `all/${name}` } }],
});
const tabsOf = (name: string): JsonObject => ({ tabs: [guides(name), apiOf(name), allOf(name)] });

function siteOf(navigation: JsonObject, names: readonly string[]): SiteTexts {
  return {
    "docs.json": JSON.stringify({ name: "A", navigation }),
    "index.mdx": "---\ntitle: Home\n---\n",
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`${name}.json`, spec(name)],
        [`${name}/own.mdx`, "---\ntitle: Own\n---\n"],
        [`${name}/start.mdx`, "---\ntitle: Start\n---\n"],
      ]),
    ),
  };
}

const sites: Readonly<Record<string, SiteTexts>> = {
  versions: siteOf({ versions: ["v2", "v1"].map((version) => ({ version, ...tabsOf(version) })) }, ["v2", "v1"]),
  languages: siteOf({ languages: ["en", "fr"].map((language) => ({ language, ...tabsOf(language) })) }, ["en", "fr"]),
  "versions in languages": siteOf(
    {
      languages: ["en", "fr"].map((language) => ({
        language,
        versions: ["v2", "v1"].map((version) => ({ version, ...tabsOf(`${version}/${language}`) })),
      })),
    },
    ["v2/en", "v1/en", "v2/fr", "v1/fr"],
  ),
};
const depths = ["", "API", "API > Core", "API > Core > Deep", "API > Metrics", "All", "All > Made"];
const tops: Readonly<Record<string, readonly string[]>> = {
  versions: ["v2", "v1"],
  languages: ["fr"],
  "versions in languages": ["en > v1", "fr > v2"],
};
const cases = Object.keys(sites).flatMap((site) =>
  tops[site]!.flatMap((top) =>
    depths.flatMap((depth) =>
      (["v2/start", undefined, null] as const).map(
        (redirect) => [site, depth === "" ? top : `${top} > ${depth}`, redirect] as const,
      ),
    ),
  ),
);

async function compiled(texts: SiteTexts): Promise<ResolvedNavigation> {
  const { navigation } = await compileNavigation({ host: memoryHost(texts) });
  if (navigation === null) throw new Error("The site has no navigation.");
  return navigation;
}

test.each(cases)("in %s, without %s, readers get %s", async (site, name, redirect) => {
  const texts = sites[site]!;
  const to = typeof redirect === "string" ? keptStart(name) : redirect;
  const plan = await plannedChange(texts, [{ kind: "remove-division", labels: name.split(" > "), redirect: to }]);
  const changed = withFiles(texts, plan.files);
  const [before, after] = [await compiled(texts), await compiled(changed)];
  const gone = Object.keys(before.pages).filter((href) => after.pages[href] === undefined);
  const made = gone.filter((href) => before.pages[href]!.file === null);
  expect(gone.length).toBeGreaterThan(0);

  const { redirects = [] } = JSON.parse(changed["docs.json"]!) as { redirects?: { source: string }[] };
  const sources = redirects.map(({ source }) => source);
  // Only pages that leave are redirected.
  expect(sources.filter((source) => after.pages[source] !== undefined)).toEqual([]);
  expect(sources.filter((source) => !gone.includes(source))).toEqual([]);
  if (typeof to === "string") expect([plan.refusals, sources.toSorted()]).toEqual([[], gone.toSorted()]);
  if (to === null) expect([plan.refusals, sources]).toEqual([[], []]);
  // What has no certain page is refused, and the rest is sent there.
  const lost = plan.refusals.flatMap((each) => (each.kind === "address" ? [each.address] : []));
  if (to === undefined) expect([...lost, ...sources].toSorted()).toEqual(gone.toSorted());
  expect(diffNavigation(before, after).lost.length).toBe(gone.length - sources.length);

  const said = plan.left.flatMap(({ reason }) => /leave the navigation: (.*)$/.exec(reason)?.[1] ?? []);
  expect(said.map(countOf)).toEqual(made.length === 0 ? [] : [made.length]);
});

/** A page outside of what is removed. */
function keptStart(name: string): string {
  if (name.startsWith("en > ")) return "v2/en/start";
  if (name.startsWith("fr > ")) return name.includes("v2") ? "v1/fr/start" : "en/start";
  if (name === "fr") return "en/start";
  return name.startsWith("v2") ? "v1/start" : "v2/start";
}

/** How many are named and counted: `a, b, c and 4 more`. */
function countOf(words: string): number {
  const more = Number(/ and (\d+) more$/.exec(words)?.[1] ?? 0);
  return words.replace(/ and \d+ more$/, "").split(/, | and /).length + more;
}
