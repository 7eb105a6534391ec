// Do the addresses in a page lead from any folder to the files that it shows, and to the pages that it links to?
import { expect, test } from "vitest";
import { rewriteLinks } from "../../../src/adapters/pages/rewrite-links.ts";
import { withShownFiles } from "../../../src/adapters/pages/shown-files.ts";
import { memoryHost } from "../../../src/index.ts";

const body = `[a](/a?x=1#y) ![i](../images/i%20n.png "title") <Card href="/b" img="/images/c.png" /> [r]

\`[no](/code)\` [out](https://example.com) [pdf](./files/f.pdf) [![x](/images/c.png)](/d) ![gone](gone.png)

\`\`\`md
[no](/code)
\`\`\`

<img src={"/docs/images/c.png"} /> <a href={link}>x</a> [mail](mailto:a@b.c) {/* [no](/comment) */}

[r]: /r
`;

const host = memoryHost({ "images/i n.png": "", "images/c.png": "", "guides/files/f.pdf": "" });

test("only addresses are written, and each is", () => {
  const seen: string[] = [];
  const rewritten = rewriteLinks(body, (address, kind) => {
    seen.push(`${kind} ${address}`);
    return address.startsWith("/") ? `/base${address}` : address;
  });
  expect(seen).toEqual([
    "link /a?x=1#y",
    "asset ../images/i%20n.png",
    "link /b",
    "asset /images/c.png",
    "link https://example.com",
    "link ./files/f.pdf",
    "asset /images/c.png",
    "link /d",
    "asset gone.png",
    "asset /docs/images/c.png",
    "link mailto:a@b.c",
    "link /r",
  ]);
  expect(rewritten).toBe(body.replaceAll(/(?<=\]\(|="|\{"|\[r\]: )(?=\/)(?!\/(?:code|comment))/g, "/base"));
});

test.each([
  [' "x" <y>', "%20%22x%22%20%3Cy%3E"],
  ["a)b(c", "a%29b%28c"],
  ["{process}", "%7Bprocess%7D"],
  ["\ud800", "\ufffd"],
])("an address %j does not end the link", (address, written) => {
  expect(rewriteLinks("[a](/a)", () => address)).toBe(`[a](${written})`);
});

test("files are found from the page, the root and the base path, and others are named", () => {
  const shown = withShownFiles(body, { file: "guides/page.mdx", basePath: "/docs", follow: (link) => link }, host);
  expect(shown.files).toEqual(["images/i n.png", "images/c.png", "guides/files/f.pdf"]);
  expect(shown.missing).toEqual(["gone.png"]);
  expect(shown.body).toBe(
    body.replace("../images/i%20n.png", "/images/i%20n.png").replace("./files/f.pdf", "/guides/files/f.pdf"),
  );
});

test.each([
  ["./drim", "/core/drim"],
  ["../api/index?x=1#y", "/api?x=1#y"],
  ["./", "/core"],
  ["..", "/"],
  ["./v1.2", "/core/v1.2"],
  ["./a%20b", "/core/a%20b"],
  ["../../out", "../../out"],
  ["/guides/index#y", "/guides#y"],
  ["/index", "/"],
  ["/docs/index", "/docs"],
  ["/reindex", "/reindex"],
  ["bare", "bare"],
  ["./other.mdx", "./other.mdx"],
  ["#here", "#here"],
])("the link %s of core/index.mdx, whose address is /core, is written as %s", (address, written) => {
  const shown = withShownFiles(
    `[a](${address}) <Card href="${address}" />`,
    { file: "core/index.mdx", basePath: "", follow: (link) => link },
    host,
  );
  expect(shown).toEqual({ body: `[a](${written}) <Card href="${written}" />`, files: [], missing: [] });
});
