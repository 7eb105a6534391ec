// What does a diff say about the operations of a spec that was not fetched?
import { expect, test } from "vitest";
import {
  compileNavigation,
  diffNavigation,
  memoryHost,
  type JsonValue,
  type NavigationDiff,
  type Redirect,
} from "../../../src/index.ts";
import { sideNotes } from "../../../src/outputs/render/side-notes.ts";
import { changeLines, lostIn } from "./compare-sites.ts";

const remote = { source: "https://example.com/openapi.json", directory: "api" };
const local = { source: "openapi.json", directory: "api" };
const guide = { group: "Guide", pages: ["index"] };
const entries = ["POST /sessions"];

interface Site {
  readonly groups: JsonValue;
  readonly redirects?: readonly Redirect[];
}

/** A site with a group of one endpoint. */
function withApi(openapi: JsonValue, pages: readonly string[] = entries): Site {
  return { groups: [guide, { group: "API", openapi, pages }] };
}

const withoutApi: Site = { groups: [guide] };

async function compile({ groups, redirects = [] }: Site): ReturnType<typeof compileNavigation> {
  const operation = { tags: ["Sessions"], summary: "Start a session", responses: {} };
  const spec = { openapi: "3.1.0", info: { title: "Api", version: "1" }, paths: { "/sessions": { post: operation } } };
  const config = { name: "Site", navigation: { groups }, redirects };
  const host = memoryHost({
    "docs.json": JSON.stringify(config),
    "index.mdx": "",
    "openapi.json": JSON.stringify(spec),
  });
  return compileNavigation({ host });
}

interface Compared {
  readonly diff: NavigationDiff;
  readonly notes: ReturnType<typeof sideNotes>;
}

async function compare(before: Site, after: Site): Promise<Compared> {
  const [old, found] = [await compile(before), await compile(after)];
  const diff = diffNavigation(old.navigation!, found.navigation!, { unknown: found.unknown, guesses: true });
  const noted = [
    { word: "old", kind: "folder", unknown: old.unknown },
    { word: "new", kind: "folder", unknown: found.unknown },
  ] as const;
  return { diff, notes: sideNotes(noted, diff) };
}

function note(where: string, spec = remote.source): string {
  return `${where} ${spec} was not fetched, so the addresses of its operations are not compared; --remote-specs fetches it`;
}

test("an address that only such a spec could tell is not lost with its entry", async () => {
  const { diff, notes } = await compare(withApi(remote), withoutApi);
  expect([lostIn(diff), changeLines(diff)]).toEqual([[], ["division-removed group:API 1"]]);
  expect(notes).toEqual({ cautions: [note("In old")], standing: undefined });
});

test("an address is not new if it was not known before, and a redirect to it is not lost", async () => {
  const old = { source: "/start", destination: "/api/post-sessions" };
  const { diff, notes } = await compare({ ...withApi(remote), redirects: [old] }, withApi(local));
  expect([diff.ok, diff.redirects, changeLines(diff)]).toEqual([true, [], []]);
  expect(notes.cautions).toEqual([note("In old")]);
});

test("an address is not lost if its operation is listed from such a spec now", async () => {
  const { diff, notes } = await compare(withApi(local), withApi(remote));
  expect([lostIn(diff), changeLines(diff)]).toEqual([[], []]);
  expect(notes.cautions).toEqual([note("In new")]);
});

test("a page of no entry may be in such a spec, so no other page is proposed for it", async () => {
  const before = { groups: [guide, { group: "API", openapi: local }] };
  const { diff } = await compare(before, { groups: [guide, { group: "API", openapi: remote, pages: ["index"] }] });
  expect(diff.lost.map(({ href, proposal, withheld }) => [href, proposal, withheld?.kind])).toEqual([
    ["/api/sessions/start-a-session", undefined, "unfetched"],
  ]);
});

test("both sides are named if each has another such spec, and one note is about what both have", async () => {
  const other = "https://example.org/openapi.json";
  const { diff, notes } = await compare(withApi(remote), withApi({ ...remote, source: other }));
  expect(changeLines(diff)).toEqual([]);
  expect(notes.cautions).toEqual([note("In old"), note("In new", other)]);
  expect((await compare(withApi(remote), withApi(remote))).notes).toEqual({
    cautions: [],
    standing: note("On both sides"),
  });
});

test("nothing is said about a spec beside the navigation that no entry needs", async () => {
  const host = memoryHost({ "index.mdx": "" });
  const navigation = { groups: [guide] };
  const config = { name: "Site", api: { openapi: remote.source }, navigation };
  expect((await compileNavigation({ config, host })).unknown).toEqual([]);
  const withEntry = { ...config, navigation: { groups: [{ group: "Guide", pages: ["index", ...entries] }] } };
  expect((await compileNavigation({ config: withEntry, host })).unknown.map(({ kind }) => kind)).toEqual(["unfetched"]);
});
