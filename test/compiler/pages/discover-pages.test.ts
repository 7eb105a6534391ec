// Which page files are found, and what is read to find them? (D45)
import { expect, test } from "vitest";
import type { PagePath } from "../../../src/compiler/contract/page-path.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { discoverPages, importsIn } from "../../../src/compiler/pages/discover-pages.ts";

const files = {
  "start.mdx": `import Part from "/guides/part.mdx"`,
  "guides/auth.md": "",
  "guides/part.mdx": "",
  "guides/_draft.mdx": "",
  "_old/page.mdx": "",
  "snippets/note.mdx": `import Inner from "/guides/inner.mdx"`,
  "guides/inner.mdx": "",
  "guides/snippets.mdx": "",
  "my-snippets/page.mdx": "",
  "README.md": "",
  "guides/Changelog.md": "",
  "guides/changelog.mdx": "",
  "private/page.mdx": `import Auth from "/guides/auth.md"`,
};

function found(named: readonly string[]): { readonly pages: readonly string[]; readonly read: readonly string[] } {
  const read: string[] = [];
  const host = memoryHost(files);
  const pages = discoverPages({
    host,
    importsOf: (file) => (read.push(file), importsIn(host.readText(file)!)),
    isIgnored: (file) => file.startsWith("private/"),
    named: named as readonly PagePath[],
  });
  return { pages, read };
}

test("parts, files about the repository and ignored files are no pages, nor is what an ignored file imports a part", () => {
  expect(found(["start"]).pages).toEqual([
    "guides/auth",
    "guides/changelog",
    "guides/snippets",
    "my-snippets/page",
    "start",
  ]);
});

test("what an entry names is a page, whoever imports it", () => {
  expect(found(["start", "guides/part"]).pages).toContain("guides/part");
});

test("bodies are read only where a file is named by nothing, and those of ignored files never", () => {
  const all = ["start", "guides/auth", "guides/changelog", "guides/snippets", "my-snippets/page"];
  expect(found([...all, "guides/part", "guides/inner"]).read).toEqual([]);
  expect(found(all).read.toSorted()).toEqual(
    Object.keys(files)
      .filter((file) => !file.startsWith("private/"))
      .toSorted(),
  );
});
