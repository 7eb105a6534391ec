// Do books with a SUMMARY.md keep their pages, their trees and all of their addresses?
import { join } from "node:path";
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { expectGolden } from "../../support/expect-golden.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const summary = `# Summary

[Introduction](README.md)

# User guide

- [First *steps*](guide/first.md)
  - [Deeper](guide/deep.md)
- [Draft]()
- [Elsewhere](https://example.com)
- [Twice](guide/first.md)

# Reference

- [Reference](ref/README.md)
- [Out](../../outside.md)
`;

const book = {
  "README.md": "# Introduction\n\n[First](guide/first.md#x) ![](img/a.png)\n",
  "guide/first.md": "# First steps\n\n[Deep](deep.html)\n",
  "guide/deep.md": "Text without a heading\n",
  "ref/README.md": "# All\n",
  "img/a.png": "png",
};

test("an mdBook", async () => {
  const inSource = Object.fromEntries(Object.entries(book).map(([file, text]) => [`src/${file}`, text]));
  const site = await importedInMemory("mdbook", {
    ...inSource,
    "src/SUMMARY.md": summary,
    "book.toml": `[book]\ntitle = "Acme book"\n[output.html]\nsite-url = "/book/"\n[output.html.redirect]\n"/old.html" = "guide/first.html"\n"/__proto__.html" = "https://example.com/x"\n`,
  });
  await expectGolden(join(import.meta.dirname, "golden/mdbook.txt"), site.text);
  expect(site.unanswered(site.addresses)).toEqual([]);
  expect(
    site.unanswered([
      "/",
      "/index.html",
      "/guide/first.html",
      "/guide/deep.html",
      "/ref/index.html",
      "/old.html",
      "/__proto__.html",
    ]),
  ).toEqual([]);
});

test("a GitBook", async () => {
  const inSource = Object.fromEntries(Object.entries(book).map(([file, text]) => [`manual/${file}`, text]));
  const site = await importedInMemory("gitbook", {
    ...inSource,
    "manual/guide/deep.md":
      "---\ndescription: Deep\nhidden: true\n---\n\n# Deep\n\n![](<../../.gitbook/assets/my picture.png>)\n",
    "manual/TOC.md": summary,
    ".gitbook/assets/my picture.png": "png",
    ".gitbook.yaml":
      "root: ./manual/\nstructure:\n  summary: TOC.md\nredirects:\n  old/page: guide/first.md\n  older: ./README.md\n",
  });
  await expectGolden(join(import.meta.dirname, "golden/gitbook.txt"), site.text);
  expect(site.unanswered(site.addresses)).toEqual([]);
  expect(site.unanswered(["/", "/guide/first", "/guide/deep", "/ref", "/old/page", "/older"])).toEqual([]);
  expect(site.files["images/my picture.png"]).toBe("png");
});

test("a GitBook has labels without the tags of ids, and the texts of its own folder, but no other hidden file", async () => {
  const site = await importedInMemory("gitbook", {
    "SUMMARY.md":
      '# Table of contents\n\n* [Home](README.md)\n\n## Guides <a href="#guides" id="guides"></a>\n\n* [A *b*](a.md)\n',
    "README.md": "# Home\n",
    "a.md":
      '# A b\n\n{% include ".gitbook/includes/part.md" %}\n\n{% include ".gitbook/includes/.env" %}\n\n{% include ".gitbook/x.md" %}\n',
    ".gitbook/includes/part.md": "Shown twice\n",
    ".gitbook/includes/.env": "TOKEN\n",
    ".gitbook/x.md": "TOKEN\n",
  });
  expect(JSON.parse(site.files["docs.json"]!)).toMatchObject({
    navigation: { pages: ["index", { group: "Guides", pages: ["a"] }] },
  });
  expect(site.text).toContain("Shown twice");
  expect(site.text).not.toContain("TOKEN");
  expect(site.losses.map(({ feature, line }) => `${line}: ${feature}`)).toEqual([
    "5: an included file",
    "7: an included file",
  ]);
});

test("the reused texts of GitBook keep their links and pictures, in pages of any folder", async () => {
  const site = await importedInMemory("gitbook", {
    "SUMMARY.md": "* [Home](README.md)\n* [A](b/c/a.md)\n",
    "README.md": '# Home\n\n{% include ".gitbook/includes/one.md" %}\n',
    "b/c/a.md": '# A\n\n{% include "../../.gitbook/includes/one.md" %}\n',
    ".gitbook/includes/one.md":
      '---\ntitle: One\n---\n\n{% hint style="info" %}\n[a](../../b/c/a.md#x) [h](../../) [w](https://x.y) [m](#m)\n{% endhint %}\n\n{% include "two.md" %}\n',
    ".gitbook/includes/two.md": '<figure><img src="../assets/p q.png" alt="" /></figure>\n\n![](../assets/r.png)\n',
    ".gitbook/assets/p q.png": "png",
    ".gitbook/assets/r.png": "png",
  });
  for (const file of ["index.mdx", "b/c/a.mdx"]) {
    expect(site.files[file], file).toContain("[a](/b/c/a#x) [h](/) [w](https://x.y) [m](#m)");
    expect(site.files[file], file).toContain('src="/images/p%20q.png"');
    expect(site.files[file], file).toContain("![](/images/r.png)");
  }
  expect(Object.keys(site.files).filter((file) => file.startsWith("images/"))).toHaveLength(2);
  expect(site.losses).toEqual([]);
});

test.each([
  ["mdbook", {}, /There is no book\.toml/],
  ["mdbook", { "book.toml": "[book\n" }, /book\.toml:1:\d+ can't be read/],
  ["mdbook", { "book.toml": "[book]\n" }, /src\/SUMMARY\.md is not in this folder/],
  ["gitbook", { ".gitbook.yaml": "a: [" }, /\.gitbook\.yaml:\d+:\d+ can't be read/],
  ["gitbook", { "a.md": "" }, /SUMMARY\.md is not in this folder/],
] as const)("%s of %j is refused", async (kind, files, message) => {
  await expect(importSite({ kind, host: memoryHost(files) })).rejects.toThrow(message);
});

test("lines of code that mdBook hides are left out, and named", async () => {
  const code = (info: string, lines: string): string => `\`\`\`${info}\n${lines}\n\`\`\`\n`;
  const { files, losses } = await importedInMemory("mdbook", {
    "book.toml": '[output.html.code.hidelines]\npython = "~"\n',
    "src/SUMMARY.md": "- [A](a.md)\n",
    "src/b.rs": "# use b;\nlet b;\n",
    "src/a.md": [
      "# A\n",
      code("rust,ignore", "# fn main() {\n    #\n  let a;\n#[cfg(test)]\n#!x\n  ## b\n{{#include b.rs}}\n# }"),
      code("python", "~hidden()\nshown()"),
      code("sh,hidelines=!!!", "  !!!hidden\nshown"),
      code("sh", "# shown\n!!!shown"),
      "- in a list\n\n  ```rust\n  # hidden\n  let c;\n  ```\n",
      "{{#playground b.rs}}\n",
    ].join("\n"),
  });
  expect(files["a.mdx"]).toBe(
    [
      "---\ntitle: A\n---\n",
      code("rust", "  let a;\n#[cfg(test)]\n#!x\n  # b\nlet b;"),
      code("python", "shown()"),
      code("sh", "shown"),
      code("sh", "# shown\n!!!shown"),
      "- in a list\n\n  ```rust\n  let c;\n  ```\n",
      code("rust", "let b;"),
    ].join("\n"),
  );
  expect(losses.map(({ feature, line }) => `${line}: ${feature}`)).toEqual(
    [3, 14, 19, 31, 36].map((line) => `${line}: hidden lines of a code block`),
  );
});

test("the title of a page of mdBook is shown once", async () => {
  const heads = [
    "{{#title A — B}}\n# A",
    '{{#title A}}\n\n# `extern "C++"` {#x}',
    "<!-- a\n# b -->\n# Vec\\<T\\>",
    "# `Vec<T>` and `_a_`",
    "{{#title First}}\n# B\n\n```\n{{#title In code}}\n```\n\n{{#title Last }}\n\n    {{#title By indent}}",
  ];
  const { files } = await importedInMemory("mdbook", {
    "book.toml": "",
    "src/SUMMARY.md": heads.map((_, index) => `- [P](p${index}.md)\n`).join(""),
    ...Object.fromEntries(heads.map((head, index) => [`src/p${index}.md`, `${head}\n\nText\n`])),
  });
  const tabs = heads.map((_, index) => /^"?og:title"?: (.*)$/m.exec(files[`p${index}.mdx`]!)?.[1]);
  expect(tabs).toEqual(["A — B", "A", undefined, undefined, "Last"]);
  const titles = heads.map((_, index) => /^title: (.*)$/m.exec(files[`p${index}.mdx`]!)?.[1]);
  expect(titles).toEqual(["A", 'extern "C++"', "Vec<T>", "Vec<T> and _a_", "B"]);
  for (const index of heads.keys()) expect(files[`p${index}.mdx`]).not.toMatch(/^# (?!b)/m);
});

test("an mdBook has each of the chapters that are links in rows, before and after its list", async () => {
  const names = ["a", "b", "c", "d", "e"];
  const site = await importedInMemory("mdbook", {
    "book.toml": "",
    "src/SUMMARY.md":
      "# Summary\n\n[A](a.md)\n[B](b.md)\n\n---\n\n- [C](c.md)\n\n---\n\n[D](d.md)\n[E](e.md)\n[F](f.md)\n",
    ...Object.fromEntries(names.map((name) => [`src/${name}.md`, `# ${name.toUpperCase()}\n`])),
  });
  expect(site.unanswered(names.map((name) => `/${name}.html`))).toEqual([]);
  expect(site.files["docs.json"]).toContain('["a", "b", "c", "d", "e"]');
  expect(site.losses.map(({ line, what }) => [line, what])).toEqual([[14, "F"]]);
});

test("an mdBook whose pages are beside its book.toml keeps its pages and pictures", async () => {
  const { files } = await importedInMemory("mdbook", {
    "book.toml": '[book]\nsrc = "."\n',
    "SUMMARY.md": "- [A](a.md)\n",
    "a.md": "# A\n\n![](/img/a.png)\n",
    "img/a.png": "png",
  });
  expect(Object.keys(files)).toEqual(["docs.json", "a.mdx", "img/a.png"]);
  expect(files["a.mdx"]).toContain("![](/img/a.png)");
});

test.each([
  "---\n\n[E](e.md)\n[F](f.md)",
  "[E](e.md)\n\n[F](f.md)",
  "<!-- end -->\n\n[E](e.md)\n[F](f.md)",
  "---\n\n- [E](e.md)\n- [F](f.md)",
])("a line, and chapters behind a list, end a part: %j", async (end) => {
  const names = ["a", "b", "c", "d", "e", "f"];
  const summary = `[A](a.md)\n\n# One\n\n---\n\n- [B](b.md)\n  - [C](c.md)\n\n# Two\n\n- [D](d.md)\n\n${end}\n`;
  for (const kind of ["mdbook", "gitbook"] as const) {
    const { files } = await importedInMemory(kind, {
      "book.toml": '[book]\nsrc = "."\n',
      "SUMMARY.md": `# Summary\n\n${summary}`,
      ...Object.fromEntries(names.map((name) => [`${name}.md`, `# ${name.toUpperCase()}\n`])),
    });
    expect(JSON.parse(files["docs.json"]!).navigation.pages).toEqual([
      "a",
      { group: "One", pages: [{ group: "B", root: "b", pages: ["c"] }] },
      { group: "Two", pages: ["d"] },
      "e",
      "f",
    ]);
  }
});

test("the page of an mdBook that prints all of it leads to the first chapter, if it has one", async () => {
  const book = { "src/SUMMARY.md": "[A](a.md)\n", "src/a.md": "# A\n" };
  const site = await importedInMemory("mdbook", { ...book, "book.toml": "" });
  expect(site.files["docs.json"]).toContain('{ "source": "/print.html", "destination": "/a" }');
  const without = await importedInMemory("mdbook", { ...book, "book.toml": "[output.html.print]\nenable = false\n" });
  expect(without.files["docs.json"]).not.toContain("print");
  const own = await importedInMemory("mdbook", {
    "book.toml": "",
    "src/SUMMARY.md": "[A](a.md)\n[Print](print.md)\n",
    "src/a.md": "# A\n",
    "src/print.md": "# Print\n",
  });
  expect(own.files["docs.json"]).toContain('{ "source": "/print.html", "destination": "/print" }');
});

test("an mdBook has the files beside it that its pages include, if the folder that holds both is imported", async () => {
  const sources = {
    "guide/book.toml": "",
    "guide/src/SUMMARY.md": "[Changes](changes.md)\n",
    "guide/src/changes.md": "{{#include ../../CHANGELOG.md}}\n",
    "CHANGELOG.md": "# Changes\n\nAll.\n",
  };
  const site = await importedInMemory("mdbook", sources, "guide/book.toml");
  expect(site.files["changes.mdx"]).toContain("# Changes\n\nAll.");
  expect(site.losses).toEqual([]);
});

test("mdBook shows the title of a page once, whatever the level of its heading is", async () => {
  const site = await importedInMemory("mdbook", {
    "book.toml": "",
    "src/SUMMARY.md": "- [Profiles & `x`](a.md)\n- [B](b.md)\n- [C](c.md)\n- [D](d.md)\n",
    "src/a.md":
      "## Profiles & `x`\n\nText, [top](#profiles--x), [b](b.md#b)\n\n## Profiles & `x`\n\n[again](#profiles--x-1)\n",
    "src/b.md": "B\n---\n\nText\n",
    "src/c.md": "## Another\n\nText\n",
    "src/d.md": "Text\n\n## D\n",
  });
  expect(site.files["a.mdx"]).toBe(
    "---\ntitle: Profiles & x\n---\n\nText, [top](/a), [b](/b)\n\n## Profiles & `x` {#profiles--x-1}\n\n[again](#profiles--x-1)\n",
  );
  expect(site.files["b.mdx"]).toBe("---\ntitle: B\n---\n\nText\n");
  expect(site.files["c.mdx"]).toBe("---\ntitle: C\n---\n\n## Another\n\nText\n");
  expect(site.files["d.mdx"]).toBe("---\ntitle: D\n---\n\nText\n\n## D\n");
  expect(site.problems).toEqual([]);
});
