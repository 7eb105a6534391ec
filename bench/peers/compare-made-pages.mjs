// Compares which pages navc and Mintlify's packages make of specs, overlays, GraphQL schemas, TypeDoc's JSON, their selectors and
// front matter, in one edition or in several.
//
// npm ci --prefix bench/peers && node bench/peers/compare-made-pages.mjs [--cases 300] [--seed 1] [--selectors]
//
// Makes small sites at random, and compares the trail, title and address of each page. Where the packages refuse a site, navc
// has to report an error. `--selectors` adds entries such as QUERY user, which the packages read below groups only since
// @mintlify/prebuild 1.0.1370. Sites on which they differ are printed with their files, and the exit code is 1.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { compileNavigation, memoryHost } from "../../dist/index.js";

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    selectors: { type: "boolean", default: false },
  },
});
const counts = { equal: 0, refused: 0, different: 0 };
for (let number = 0; number < Number(values.cases); number += 1) {
  const files = madeSite(randomFrom(Number(values.seed) * 100_000 + number));
  const [ours, theirs] = [await pagesOfNavc(files), pagesOfPeer(files)];
  const isRefused = theirs === undefined;
  const isEqual = isRefused ? ours.hasErrors : JSON.stringify(ours.pages) === JSON.stringify(theirs);
  counts[isEqual ? (isRefused ? "refused" : "equal") : "different"] += 1;
  if (!isEqual) printDifference(number, files, ours, theirs);
}
console.log(counts);
process.exitCode = counts.different === 0 ? 0 : 1;

/** What only one of both has, in order; and the files, to try it again. */
function printDifference(number, files, { pages, errors }, theirs) {
  const [own, peer] = [linesOf(pages), linesOf(theirs ?? [])];
  const isOrder = theirs !== undefined && only(own, peer).length + only(peer, own).length === 0;
  const found = {
    onlyNavc: only(own, peer),
    onlyPeer: theirs === undefined ? "refused" : only(peer, own),
    isOrder,
    errors,
  };
  console.log(JSON.stringify({ number, ...found, files }, null, 1));
}

function linesOf(pages) {
  return pages.map(({ trail, title, href }) => [...trail, title, href].join(" | "));
}

function only(lines, others) {
  return lines.filter((line) => !others.includes(line));
}

async function pagesOfNavc(files) {
  const { navigation, diagnostics } = await compileNavigation({ host: memoryHost(files), dialect: "mintlify" });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const pages = [];
  const walk = (node, trail) => {
    for (const child of node.children) {
      if (child.kind === "page") pages.push({ trail, title: navigation.pages[child.href].title, href: child.href });
      else walk(child, [...trail, child.label]);
    }
  };
  for (const { tree } of navigation.editions) walk(tree, []);
  return { pages, hasErrors: errors.length > 0, errors: errors.map(({ code, message }) => `${code}: ${message}`) };
}

/** In a process and a folder of its own, because the packages write into the current one. */
function pagesOfPeer(files) {
  const folder = mkdtempSync(join(tmpdir(), "navc-made-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, "site", path)), { recursive: true });
      writeFileSync(join(folder, "site", path), text);
    }
    const program = join(import.meta.dirname, "mintlify.mjs");
    const { status } = spawnSync(process.execPath, [program, join(folder, "site"), join(folder, "tree.json")], {
      cwd: folder,
      encoding: "utf8",
    });
    return status === 0 ? JSON.parse(readFileSync(join(folder, "tree.json"), "utf8")) : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function randomFrom(seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let warm = 0; warm < 5; warm += 1) next();
  return { chance: (share) => next() < share, pick: (list) => list[Math.floor(next() * list.length)] };
}

function madeSite(random) {
  const files = {
    "start.mdx": "---\ntitle: Start\n---\n",
    "api.json": json(madeSpec(random)),
    "schema.graphql": madeSchema(random),
    "sdk.json": json(madeTypedoc(random)),
    "async.json": json(madeAsyncSpec(random)),
    ...madeSymbolPages(random),
  };
  for (const name of ["b", "a", "c"])
    if (random.chance(0.5)) files[`overlays/${name}.json`] = json(madeOverlay(random));
  const overlays = Object.keys(files).filter((path) => path.startsWith("overlays/"));
  const list = random.chance(0.3) ? { overlays: random.chance(0.3) ? [] : overlays.toReversed() } : {};
  const selectors = !values.selectors
    ? []
    : ["QUERY user", "QUERY Zoo", "MUTATION addUser", "TYPE User", "QUERY user.posts", "TYPE Nothing"];
  const pages = (some) => ["start", ...some.filter(() => random.chance(0.3))];
  const sdk = { format: "typedoc", source: "sdk.json" };
  const symbols = Object.keys(files).flatMap((path) => (path.startsWith("symbols/") ? [path.slice(0, -4)] : []));
  // Of two editions the platform makes one page for operations of one address: each has a folder of its own.
  const tabsOf = (edition) => {
    const openapi = { source: "api.json", ...(edition === "" ? {} : { directory: `${edition}/api` }), ...list };
    const asyncapi = edition === "" ? "async.json" : { source: "async.json", directory: `${edition}/events` };
    const tabs = [
      { tab: "API", groups: [group("Start", { pages: ["start"] }), group("All", { openapi })] },
      { tab: "Part", groups: [group("Some", { openapi, pages: pages(["GET /a", "POST /a", "GET /b"]) })] },
      { tab: "Events", groups: [group("Start", { pages: ["start"] }), group("Channels", { asyncapi })] },
      { tab: "Stream", asyncapi },
      { tab: "Schema", graphql: "schema.graphql", groups: [group("Own", { pages: pages(selectors) })] },
      { tab: "Library", sdk, groups: [group("First", { pages: pages(symbols) })] },
      { tab: "Symbols", groups: [group("Chosen", { sdk: { ...sdk, directory: "lib" }, pages: pages(symbols) })] },
    ];
    const chosen = tabs.filter(() => random.chance(edition === "" ? 0.6 : 0.4));
    return chosen.length === 0 ? [tabs[0]] : chosen;
  };
  const site = {
    name: "Made",
    theme: "mint",
    colors: { primary: "#000000" },
    navigation: madeNavigation(random, tabsOf),
  };
  return { "docs.json": json(site), ...files };
}

/** Tabs, or the tabs of languages, of versions, or of the versions of languages. */
function madeNavigation({ chance, pick }, tabsOf) {
  const versions = (language) =>
    ["v2", "v1"].map((version) => ({
      version,
      tabs: tabsOf(`${language}${version}`),
      ...(chance(0.2) ? { tag: "T" } : {}),
    }));
  if (chance(0.5)) return { tabs: tabsOf("") };
  return pick([
    () => ({ languages: inLanguages((language) => ({ tabs: tabsOf(language) })) }),
    () => ({ versions: versions("") }),
    () => ({ languages: inLanguages((language) => ({ versions: versions(language) })) }),
  ])();
}

function inLanguages(below) {
  return ["en", "fr"].map((language) => ({ language, ...below(language) }));
}

/** Pages whose front matter names a symbol, with and without a title of their own. */
function madeSymbolPages({ chance, pick }) {
  const forms = [
    "sdk: class client",
    "sdk: function $raw",
    "sdk: sdk.json interface Config",
    "sdk: typedoc class client",
    "sdk: { kind: class, name: client }",
    "sdk: { kind: method, name: send, parent: client }",
    "sdk: { kind: property, name: url, parent: client, format: typedoc, source: sdk.json }",
    "sdk: { kind: enum, name: Config, source: sdk.json }",
    "sdk: { kind: class }",
    "sdk: class",
  ];
  const page = () => `---\n${pick(forms)}\n${chance(0.3) ? "title: Own title\n" : ""}---\n`;
  return Object.fromEntries(["one", "two"].filter(() => chance(0.4)).map((name) => [`symbols/${name}.mdx`, page()]));
}

function madeAsyncSpec({ chance, pick }) {
  const channel = (address) => ({
    ...(chance(0.8) ? { address } : {}),
    ...(chance(0.5) ? { title: pick(["Orders made", "Two"]) } : {}),
    ...(chance(0.4) ? { description: "Says it." } : {}),
    ...(chance(0.3) ? { tags: [{ name: pick(["Users", "Two Words"]) }] } : {}),
    messages: { made: { payload: { type: "object" } } },
  });
  const names = ["orders", "userSignedUp", "a/b"].filter(() => chance(0.7));
  const channels = Object.fromEntries((names.length === 0 ? ["orders"] : names).map((name) => [name, channel(name)]));
  if (chance(0.3))
    return { asyncapi: "2.6.0", info: { title: "Events", version: "1" }, channels: madeOldChannels(names, pick) };
  return { asyncapi: "3.0.0", info: { title: "Events", version: "1" }, channels, operations: {} };
}

/** The channels of AsyncAPI 2, whose tags are at their operations. */
function madeOldChannels(names, pick) {
  const operation = () => ({
    operationId: pick(["one", "two"]),
    tags: [{ name: "Old tag" }],
    message: { payload: {} },
  });
  const channel = (name) => ({
    description: pick(["Says it.", ""]),
    ...(name === "a/b" ? {} : { subscribe: operation() }),
  });
  return Object.fromEntries(["user/signedUp", ...names].map((name) => [name, channel(name)]));
}

function madeSpec({ pick, chance }) {
  const operation = (summary) => ({
    ...(chance(0.8) ? { summary } : {}),
    ...(chance(0.5) ? { tags: [pick(["Users", "Two Words"])] } : {}),
    responses: { 200: { description: "Done" } },
  });
  const paths = {
    "/a": { get: operation("List a"), post: operation("Make a") },
    "/b": { get: operation("List b"), delete: operation("Remove b") },
    "/c/{id}": { put: operation("Set c") },
  };
  return { openapi: "3.1.0", info: { title: "Made", version: "1" }, paths };
}

function madeOverlay({ pick, chance }) {
  const action = () =>
    pick([
      { target: "$.paths['/b']", remove: true },
      { target: "$.paths['/b'].delete", remove: true },
      { target: "$.paths['/a'].get", update: { summary: pick(["New name", "Other name"]) } },
      { target: "$.paths.*.*", update: { tags: [pick(["Users", "Added"])] } },
      { target: "$.paths[*].post.summary", update: "Replaced" },
      { target: "$.paths", update: { "/d": { get: { summary: "Added d", responses: {} } } } },
      { target: "$.paths[?@.put]", update: { put: { "x-mint": { href: "/moved/here" } } } },
      { target: "$..[?search(@.summary, 'List.*')]", update: { description: "Matched" } },
      { target: "$.nothing", remove: true },
      { target: "$.paths['/a'].get.tags[0]", remove: true },
    ]);
  const actions = chance(0.5) ? [action()] : [action(), action()];
  return { overlay: "1.0.0", info: { title: "O", version: "1" }, extends: pick(["../api.json", "/api.json"]), actions };
}

function madeSchema({ chance }) {
  const lines = [
    "type Query { user(id: ID): User, Zoo: Int, apple: Int @deprecated }",
    "type User { id: ID, posts: [Post] }",
    "type Post { id: ID }",
    ...(chance(0.6) ? ["type Mutation { addUser: User }"] : []),
    ...(chance(0.5) ? ["enum Role { A B }", "scalar Date", "union Both = User | Post"] : []),
    ...(chance(0.5) ? ["input New { id: ID }", "interface Node { id: ID }", "extend type Query { last: Int }"] : []),
  ];
  return lines.join("\n");
}

function madeTypedoc({ pick, chance }) {
  const symbols = [128, 256, 8, 64, 2_097_152, 32].flatMap((kind) =>
    ["client", "Config", "$raw", "a b"].filter(() => chance(0.3)).map((name) => ({ kind, name, flags: {} })),
  );
  const all = symbols.map((node, id) => ({ ...node, id, ...(chance(0.5) ? { comment: comment("One. Two.") } : {}) }));
  const hidden = { id: 100, name: "hidden", kind: 128, flags: { isPrivate: true } };
  const space = { id: 101, name: "util", kind: 4, children: [{ id: 102, name: "deep", kind: 64, flags: {} }] };
  const children = [...all, hidden, ...(chance(0.5) ? [space] : [])];
  const modules = [
    { id: 200, name: "one/mod", kind: 2, children },
    { id: 201, name: "two", kind: 2, children: [{ id: 202, name: "Other", kind: 128, flags: {} }] },
  ];
  return { id: 0, name: "made", kind: 1, children: pick([children, children, modules, [modules[0]]]) };
}

function json(value) {
  return JSON.stringify(value);
}

function group(label, fields) {
  return { group: label, ...fields };
}

function comment(text) {
  return { summary: [{ kind: "text", text }] };
}
