// Is no more of a file read to show a place in it than a place can be in?
import { expect, test } from "vitest";
import { main } from "../../../src/cli.ts";
import { compileNavigation, memoryHost, type Host } from "../../../src/index.ts";

/** A site whose files give their size, with the names of those that were read whole. */
function sizedSite(files: Readonly<Record<string, string>>, sizes: Readonly<Record<string, number>> = {}) {
  const host = memoryHost(files);
  const whole: string[] = [];
  const sized: Host = {
    ...host,
    stat: (path) => {
      const stat = host.stat(path);
      return stat && { ...stat, size: sizes[path] ?? stat.size };
    },
    readText: (path) => {
      whole.push(path);
      return host.readText(path);
    },
  };
  return { host: sized, whole };
}

const config = (pages: readonly string[], openapi?: string): string =>
  JSON.stringify({ name: "Acme", openapi, navigation: { pages } });

async function printed(host: Host): Promise<string> {
  let text = "";
  const stdout = { write: (part: string) => (text += part) };
  const { compileNavigation: compile } = await import("../../../src/index.ts");
  await main(["check", "."], { stdout, stderr: stdout, env: {} }, () =>
    Promise.resolve({ compile: (options) => compile(options), openHost: () => host }),
  );
  return text;
}

test("a page is never read whole, however long it is and whatever is wrong with it", async () => {
  const endless = `---\n${"\n".repeat(300_000)}`;
  const { host, whole } = sizedSite({
    "docs.json": config(["endless", "broken", "wrong"]),
    "endless.mdx": endless,
    "broken.mdx": "---\na: [\n---\n",
    "wrong.mdx": `---\ntitle: 1\nhidden: [1]\n---\n${endless}`,
  });
  const { diagnostics } = await compileNavigation({ host });
  expect(diagnostics.map(({ code, range: { start } }) => [code, start.line])).toEqual([
    ["front-matter-syntax", 2],
    ["front-matter-refused", 1],
    ["front-matter-type", 3],
  ]);
  expect(await printed(host)).toContain("> 3 | hidden: [1]");
  expect(new Set(whole)).toEqual(new Set(["docs.json", ".mintignore"]));
});

test("front matter that a raised limit lets in is found in the page", async () => {
  const { host } = sizedSite({
    "docs.json": config(["long"]),
    "long.mdx": `---\ntitle: A\n# ${"x".repeat(80_000)}\nhidden: [1]\n---\n`,
  });
  const { diagnostics } = await compileNavigation({ host, limits: { frontMatterBytes: 100_000 } });
  expect(diagnostics.map(({ code, range: { start } }) => [code, start.line])).toEqual([["front-matter-type", 4]]);
});

test("what is wrong with a spec over the limit of size is shown without its text", async () => {
  const spec = JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths: {} });
  const { host, whole } = sizedSite(
    { "docs.json": config(["a"], "large.json"), "a.mdx": "", "large.json": spec },
    { "large.json": 65 * 2 ** 20 },
  );
  expect(await printed(host)).toContain("large.json:1:1  error  limit-exceeded");
  expect(whole).not.toContain("large.json");
});
