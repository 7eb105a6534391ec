// Is nothing hidden read, whatever a site names, and everything else as before?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { visibleHost } from "../../../src/compiler/host/visible-host.ts";

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

test("a hidden configuration that the caller names is read, with the files beside it, and so is .mintignore", () => {
  const host = visibleHost(
    memoryHost({ ".a/docs.json": "1", ".a/b.json": "2", ".c/d": "3", ".mintignore": "4", "e/.mintignore": "5" }),
    ".a/docs.json",
  );
  const texts = [".a/docs.json", ".a/b.json", ".c/d", ".mintignore", "e/.mintignore"].map((path) =>
    host.readText(path),
  );
  expect(texts).toEqual(["1", "2", undefined, "4", "5"]);
});
