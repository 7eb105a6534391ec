// Is front matter read in the same way where there is no Buffer, as in a browser?
import { afterEach, expect, test, vi } from "vitest";
import { readYamlBlock, type YamlBlock } from "../../../src/compiler/pages/yaml-block.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function plain(block: YamlBlock): unknown {
  return block.kind === "mapping" ? { data: block.data, title: block.writtenText("version", 24.1) } : block;
}

test.each([
  ["a mapping", "tags: [a, b]\nversion: 24.10\n"],
  ["a list", "- a\n"],
  ["a comment alone", "# nothing\n"],
  ["nothing", ""],
  ["a fault", "title: x\ntags: [a\nicon: y\n"],
  ["a tag", "title: !!js/function x\n"],
  ["aliases that grow", `a: &a [${"x,".repeat(200)}]\nb: [${"*a,".repeat(60)}]\n`],
])("%s", (_name, block) => {
  const expected = plain(readYamlBlock(block));
  vi.stubGlobal("Buffer", undefined);
  const found = plain(readYamlBlock(block));
  vi.unstubAllGlobals();
  expect(found).toEqual(expected);
});
