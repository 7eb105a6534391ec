// Is nothing hidden read, whatever a site names, and everything else as before?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { readPages } from "../../../src/page-writer.ts";
import { visibleHost } from "../../../src/compiler/host/visible-host.ts";
import { plannedChange } from "../../project/change/planned-change.ts";

const spec = JSON.stringify({
  openapi: "3.0.0",
  info: { title: "S", version: "1" },
  paths: { "/a": { get: { summary: "A" } } },
});

const files = {
  ".git/config": "[http]\n  extraheader = AUTHORIZATION: secret",
  ".env": "TOKEN=secret",
  ".private/notes.mdx": "---\ntitle: secret\n---\n",
  ".private/snippet.mdx": "secret",
  ".private/spec.json": spec,
  ".private/nav.json": JSON.stringify({ pages: ["index", "secret"] }),
  "a/.b/c.mdx": "secret",
  "secret.mdx": "",
  "index.mdx": 'import S from "/.private/snippet.mdx"\n\n<S />\n\n[a](/.private/notes)\n',
};

test.each<[string, object, string]>([
  ["a page", { pages: ["index", ".private/notes", "a/.b/c"] }, "page-not-found"],
  ["a spec", { pages: ["index"], openapi: ".private/spec.json" }, "spec-not-found"],
  ["what is no spec", { pages: ["index"], openapi: ".git/config" }, "spec-not-found"],
  ["another file", { pages: ["index"], openapi: "./.env" }, "spec-not-found"],
  ["a part of docs.json", { $ref: "./.private/nav.json" }, "ref-not-found"],
])("%s that is hidden is not there, and the message says why", async (_kind, navigation, code) => {
  const host = memoryHost({ ...files, "docs.json": JSON.stringify({ name: "s", navigation }) });
  const asked: string[] = [];
  const noting: typeof host = {
    ...host,
    readText: (path) => (asked.push(path), host.readText(path)),
    readHead: (path, bytes) => (asked.push(path), host.readHead(path, bytes)),
  };
  const result = await compileNavigation({ host: noting, links: true, dialect: "mintlify", specs: true });
  expect(asked.filter((path) => path !== ".mintignore" && path.includes("."))).not.toContainEqual(
    expect.stringMatching(/(?:^|\/)\./),
  );
  expect(JSON.stringify(result.navigation)).not.toMatch(/"secret"|\/a"/);
  const found = result.diagnostics.find((each) => each.code === code);
  expect(found?.message).toMatch(/begins? with a dot|begin with a dot/);
  expect(JSON.stringify(result.diagnostics)).not.toContain("AUTHORIZATION");
});

test("a hidden configuration that the caller names is read, with the files of its folder, and so is .mintignore", () => {
  const texts = {
    ".a/docs.json": "1",
    ".a/b/c.json": "2",
    ".a/.env": "3",
    ".c/d": "4",
    ".mintignore": "5",
    "e/.mintignore": "6",
  };
  const read = (own: string): readonly string[] => {
    const host = visibleHost(memoryHost({ ...texts, ".docs.json": "7" }), own);
    return [...Object.keys(texts), ".docs.json"].filter((path) => host.readText(path) !== undefined);
  };
  const always = [".mintignore", "e/.mintignore"];
  expect(read("docs.json")).toEqual(always);
  expect(read(".a/docs.json")).toEqual([".a/docs.json", ".a/b/c.json", ...always]);
  expect(read(".docs.json")).toEqual([...always, ".docs.json"]);
});

test("texts of pages have nothing of hidden specs and snippets", async () => {
  const schema = { $ref: "./.secrets.yaml" };
  const described = { content: { "application/json": { schema } }, description: "OK" };
  const shown = {
    "docs.json": JSON.stringify({ name: "s", navigation: { pages: ["index", "GET /a"], openapi: "a.json" } }),
    "a.json": JSON.stringify({
      openapi: "3.0.0",
      info: {},
      paths: { "/a": { get: { responses: { 200: described } } } },
    }),
    ".secrets.yaml": "type: object\nproperties:\n  SECRETKEY:\n    type: string\n",
    ".private/snippet.mdx": "SECRETKEY",
    "index.mdx": files["index.mdx"],
  };
  const host = memoryHost(shown);
  const { navigation } = await compileNavigation({ host });
  const bodies: string[] = [];
  for await (const { body } of readPages(navigation!, { host })) bodies.push(body);
  expect(bodies).toHaveLength(2);
  expect(bodies.join("\n")).not.toContain("SECRETKEY");
});

test("a change neither reads nor edits a hidden file", async () => {
  const texts = {
    "docs.json": JSON.stringify({ name: "s", navigation: { pages: ["index", "g/a"] }, seo: { $ref: "./.x/seo.json" } }),
    ".x/seo.json": JSON.stringify({ metatags: { "og:url": "/g/a" }, $ref: "../g/a.mdx" }),
    "index.mdx": "",
    "g/a.mdx": "",
  };
  const plan = await plannedChange(texts, [{ kind: "move", from: "g/a", to: "g/b" }]);
  expect(plan.files.flatMap((each) => (each.kind === "move" ? [each.from, each.to] : [each.file]))).toEqual([
    "docs.json",
    "g/a.mdx",
    "g/b.mdx",
  ]);
});
