// Does a language get the endpoints of another one?
import { expect, test } from "vitest";
import { memoryHost, type JsonObject, type JsonValue } from "../../../../src/index.ts";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";
import type { SyncPlan } from "../../../../src/project/change/edit-plan.ts";
import { planSync } from "../../../../src/project/change/sync/plan-sync.ts";
import { withFiles, type SiteTexts } from "../planned-change.ts";

/** The titles of the operations are those of the language in whose folder the spec is. */
function specAt(path: string): string {
  const operation = (summary: string) => ({ summary: `${summary} ${path.split("/")[0]!}`, responses: {} });
  return JSON.stringify({
    openapi: "3.0.0",
    info: { title: "P", version: "1" },
    paths: { "/a": { get: operation("A"), post: operation("B") }, "/c": { get: operation("C") } },
  });
}

function siteOf(all: readonly JsonObject[], specs: readonly string[], pages: readonly string[]): SiteTexts {
  return {
    "docs.json": `${JSON.stringify({ name: "A", navigation: { languages: all } }, null, 2)}\n`,
    ...Object.fromEntries(specs.map((path) => [path, specAt(path)])),
    ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`])),
  };
}

async function plan(texts: SiteTexts, to?: readonly string[]): Promise<SyncPlan> {
  const site = {
    compiler: await loadCompiler(),
    options: { root: "." },
    host: memoryHost(texts),
    files: () => Object.keys(texts),
  };
  return planSync(site, { from: "en", ...(to === undefined ? {} : { to }) });
}

/** What a language has after a sync, for which a second one has nothing to do, and what the first one left. */
async function synced(
  texts: SiteTexts,
  code: string,
): Promise<{ readonly content: JsonValue | undefined; readonly left: readonly string[] }> {
  const { files, refusals, left } = await plan(texts, [code]);
  expect(refusals).toEqual([]);
  const after = withFiles(texts, files);
  expect((await plan(after, [code])).files).toEqual([]);
  const { navigation } = JSON.parse(after["docs.json"]!) as { navigation: { languages: JsonObject[] } };
  const content = navigation.languages.find((each) => each["language"] === code);
  return { content, left: left.map(({ written, reason }) => `${written}: ${reason}`) };
}

const groups = (code: string, path = "en/api.json"): JsonValue[] => [
  { group: "Start", pages: [`${code}/start`] },
  { group: "Ops", openapi: path, pages: ["GET /a", `${path} POST /a`] },
  { group: "Rest", openapi: { source: path, directory: `${path.split("/")[0]!}/rest` } },
];
const pages = ["en/start", "de/start"];

test("a new language gets groups of endpoints, and those that a spec fills, with the same spec", async () => {
  const { content, left } = await synced(
    siteOf([{ language: "en", groups: groups("en") }], ["en/api.json"], pages),
    "de",
  );
  expect(content).toEqual({ language: "de", groups: groups("de") });
  expect(left).toContain('Ops: its spec is that of en, as is that of "Rest"; name a translated one if there is one');
});

test("it gets the spec that stands for it in its own folder", async () => {
  const specs = ["en/api.json", "de/api.json"];
  const { content, left } = await synced(siteOf([{ language: "en", groups: groups("en") }], specs, pages), "de");
  expect(content).toEqual({ language: "de", groups: groups("de", "de/api.json") });
  expect(left.filter((each) => each.includes("spec"))).toEqual([]);
});

test("a spec that a language has for all that is in it goes with a new language", async () => {
  const own = (code: string): JsonObject => ({
    language: code,
    openapi: "api.json",
    groups: [{ group: "Ops", pages: [`${code}/start`, "GET /a"] }],
  });
  expect((await synced(siteOf([own("en")], ["api.json"], pages), "de")).content).toEqual(own("de"));
});

test("an endpoint that a list of a language lacks is named, because its spec may lack it", async () => {
  const of = (code: string, ...more: readonly string[]): JsonObject => ({
    language: code,
    groups: [{ group: "Ops", openapi: "api.json", pages: [`${code}/start`, "GET /a", ...more] }],
  });
  const texts = siteOf([of("en", "POST /a", "GET /c"), of("de")], ["api.json"], pages);
  const { content, left } = await synced(texts, "de");
  expect(content).toEqual(of("de"));
  expect(left).toContain('Ops: de lacks "POST /a" and "GET /c" here; add them if its spec has them');
});

test("entries of endpoints are the same if only their specs have other names", async () => {
  const of = (code: string, path: string, ...order: readonly string[]): JsonObject => ({
    language: code,
    groups: [{ group: `Ops ${code}`, pages: [`${code}/start`, ...order.map((each) => `${path} ${each}`)] }],
  });
  const texts = siteOf(
    [of("en", "api.json", "GET /a", "POST /a"), of("de", "deutsch.json", "POST /a", "GET /a")],
    ["api.json", "deutsch.json"],
    pages,
  );
  expect((await synced(texts, "de")).content).toEqual(of("de", "deutsch.json", "GET /a", "POST /a"));
});

test("a group that a spec fills is not made where another one may be the same, and that is said", async () => {
  const of = (code: string, label: string, path: string): JsonObject => ({
    language: code,
    groups: [
      { group: "Start", pages: [`${code}/start`] },
      { group: label, openapi: path },
    ],
  });
  const texts = siteOf(
    [of("en", "Ops", "api.json"), of("de", "Aufrufe", "deutsch.json")],
    ["api.json", "deutsch.json"],
    pages,
  );
  const { content, left } = await synced(texts, "de");
  expect(content).toEqual(of("de", "Aufrufe", "deutsch.json"));
  expect(left).toContain(
    "Ops: a spec fills it, and which division of de stands for it is not known; add it there by itself if de lacks it",
  );
});

test("a spec of its own that wants the same addresses is named, and no reason to refuse", async () => {
  const texts = siteOf([{ language: "en", groups: groups("en") }], ["en/api.json"], pages);
  const { content, left } = await synced({ ...texts, "de/api.json": texts["en/api.json"]! }, "de");
  expect(content).toEqual({ language: "de", groups: groups("de", "de/api.json") });
  expect(left).toContainEqual(
    expect.stringMatching(/2 operations of de\/api\.json have addresses that en\/api\.json also uses/),
  );
});
