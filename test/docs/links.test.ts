// Does each link of the documentation lead to a file, and to a heading in it?
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = [
  ...readdirSync(".").filter((file) => file.endsWith(".md")),
  ...["docs", "docs/hosts", "docs/reference", "docs/reference/api", "docs/internals/decisions"].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".md"))
      .map((file) => `${folder}/${file}`),
  ),
];

/** A document without its blocks of code, whose brackets are no links. */
function proseOf(document: string): string {
  return readFileSync(document, "utf8").replace(/^(`{3,}).*\n[^]*?^\1$/gm, "");
}

function linksOf(document: string): readonly string[] {
  const prose = proseOf(document).replace(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset)="([^"]*)"/g)].map(
    ([, link, source]) => link ?? source ?? "",
  );
}

/** The anchors of the headings, as code hosts make them. */
function anchorsOf(document: string): readonly string[] {
  return [...proseOf(document).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** Pages with a path of their own in docs/README.md, which is the index for users. What is for maintainers is in docs/internals. */
const guides = documents.filter((document) => /^docs\/(?!README\.md$|internals\/).*(?<!\.api\.md)$/.test(document));

test.each(guides)("%s says in its first lines for whom it is, and is in the index", (document) => {
  const [, , first] = readFileSync(document, "utf8").split("\n");
  expect(first).toMatch(/^(?:For|This page is for) /);
  expect(linksOf("docs/README.md")).toContain(document.slice("docs/".length));
});

test.each(documents)("%s", (document) => {
  const broken = linksOf(document)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? document : join(dirname(document), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && target.endsWith(".md") && !anchorsOf(target).includes(anchor);
    });
  expect(broken).toEqual([]);
});
