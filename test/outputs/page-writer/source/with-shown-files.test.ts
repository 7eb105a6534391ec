// Do the addresses in a page lead from any folder to the files that it shows, and to the pages that it links to?
import { expect, test } from "vitest";
import { rewriteLinks } from "../../../../src/outputs/page-writer/source/rewrite-links.ts";
import { withShownFiles } from "../../../../src/outputs/page-writer/source/with-shown-files.ts";
import { memoryHost } from "../../../../src/index.ts";

const body = `[a](/a?x=1#y) ![i](../images/i%20n.png "title") <Card href="/b" img="/images/c.png" /> [r]

\`[no](/code)\` [out](https://example.com) [pdf](./files/f.pdf) [![x](/images/c.png)](/d) ![gone](gone.png)

\`\`\`md
[no](/code)
\`\`\`

<img src={"/docs/images/c.png"} /> <a href={link}>x</a> [mail](mailto:a@b.c) {/* [no](/comment) */}

[r]: /r
`;

const place = { basePath: "", follow: (link: string) => link, specs: new Set(["api/shop.json"]), assetBytes: 100 };

const host = memoryHost({ "images/i n.png": "", "images/c.png": "", "guides/files/f.pdf": "", "core/there.mdx": "" });

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
  const shown = withShownFiles(body, { ...place, file: "guides/page.mdx", basePath: "/docs" }, host);
  expect(shown.files).toEqual(["images/i n.png", "images/c.png", "guides/files/f.pdf"]);
  expect(shown.missing).toEqual(["gone.png"]);
  expect(shown.body).toBe(
    body.replace("../images/i%20n.png", "/images/i%20n.png").replace("./files/f.pdf", "/guides/files/f.pdf"),
  );
});

test("a picture above the root is found in the root, as a browser finds it", () => {
  const shown = withShownFiles("![i](../../images/c.png)", { ...place, file: "guides/page.mdx" }, host);
  expect([shown.body, shown.files, shown.missing]).toEqual(["![i](/images/c.png)", ["images/c.png"], []]);
});

test.each([
  ["./drim", "/core/drim"],
  ["../api/index?x=1#y", "/api?x=1#y"],
  ["./", "/core"],
  ["..", "/"],
  ["./v1.2", "/core/v1.2"],
  ["./a%20b", "/core/a%20b"],
  ["../../out", "/out"],
  ["/guides/index#y", "/guides#y"],
  ["/index", "/"],
  ["/docs/index", "/docs"],
  ["/reindex", "/reindex"],
  ["bare", "bare"],
  ["./other.mdx", "/core/other"],
  ["../api/Index.MD?x#y", "/api?x#y"],
  ["there.mdx", "/core/there"],
  ["core/there.md#y", "/core/there#y"],
  ["nowhere.mdx", "nowhere.mdx"],
  ["/core/there.mdx", "/core/there.mdx"],
  ["#here", "#here"],
])("the link %s of core/index.mdx, whose address is /core, is written as %s", (address, written) => {
  const shown = withShownFiles(
    `[a](${address}) <Card href="${address}" />`,
    { ...place, file: "core/index.mdx" },
    host,
  );
  expect(shown).toEqual({
    body: `[a](${written}) <Card href="${written}" />`,
    files: [],
    unpublished: [],
    missing: [],
  });
});

const dot = "files and folders whose names begin with a dot are not published";
const kind = "only pictures, films, sounds, fonts, documents, archives and specs of the navigation are published";
const secrets = memoryHost({
  ".env": "",
  ".git/config": "",
  "images/.cache/a.png": "",
  "api/shop.json": "",
  "api/keys.json": "",
  "src/a.js": "",
  id_rsa: "",
  "a.PNG": "",
  "long.png": "x".repeat(101),
});

test.each([
  ["![x](/.env)", ".env", dot],
  ["![x](/.git/config)", ".git/config", dot],
  ['<img src="images/.cache/a.png" />', "images/.cache/a.png", dot],
  ["![x](%2Eenv)", ".env", dot],
  ["[x](/api/keys.json)", "api/keys.json", kind],
  ["[x](/src/a.js)", "src/a.js", kind],
  ["![x](/id_rsa)", "id_rsa", kind],
  ["![x](/long.png)", "long.png", "they are larger than 100 bytes"],
])("%s is not published", (text, path, reason) => {
  const { files, unpublished } = withShownFiles(text, { ...place, file: "page.mdx" }, secrets);
  expect(files).toEqual([]);
  expect(unpublished).toEqual([{ path, reason }]);
});

test.each(["![x](/a.PNG)", "[x](/api/shop.json)"])("%s is published", (text) => {
  const { files, unpublished } = withShownFiles(text, { ...place, file: "page.mdx" }, secrets);
  expect(files).toHaveLength(1);
  expect(unpublished).toEqual([]);
});

test("a picture that is a link to a secret is not published", () => {
  const linked = { ...secrets, stat: () => ({ kind: "file", size: 1, modified: 0, real: ".env" }) as const };
  const { files, unpublished } = withShownFiles("![x](/a.png)", { ...place, file: "page.mdx" }, linked);
  expect(files).toEqual([]);
  expect(unpublished).toEqual([{ path: "a.png", reason: dot }]);
});
