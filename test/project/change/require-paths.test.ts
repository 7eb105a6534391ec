// Is a web address refused where a page gets a path?
import { expect, test } from "vitest";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { planned, type SiteTexts } from "./planned-change.ts";

const siteAt = (canonical: string | undefined): SiteTexts => ({
  "docs.json": JSON.stringify({
    name: "A",
    seo: canonical === undefined ? {} : { metatags: { canonical } },
    navigation: { groups: [{ group: "G", pages: ["index", "guides/a"] }] },
  }),
  "index.mdx": "",
  "guides/a.mdx": "",
  "old.mdx": "",
});
const site = siteAt("https://docs.acme.example/base");

const move = (to: string, from = "guides/a"): ChangeOperation => ({ kind: "move", from, to });
const add = (page: string): ChangeOperation => ({ kind: "add", page, target: { kind: "into", labels: ["G"] } });
const removal = "To send its readers there, use navc rm guides/a --to https://x.example/z";
const others = "is an address of another site, and a page gets a path in the docs folder, such as guides/start.";

test.each<[string, ChangeOperation, string]>([
  [
    "a move to another site",
    move("https://x.example/z"),
    `"https://x.example/z" is an address of another site, and a page gets a path in the docs folder, such as guides/start. ${removal}`,
  ],
  ["an address without a scheme", move("//x.example/z"), `"//x.example/z" ${others} ${removal.replace("https:", "")}`],
  ["an address with one slash", move("https:/x.example/z"), `"https:/x.example/z" ${others} ${removal}`],
  ["an address with no slash", add("http:x.example/z"), `"http:x.example/z" ${others} To list that address`],
  [
    "the own address without a scheme",
    move("//docs.acme.example/base/b"),
    '"//docs.acme.example/base/b" is an address of this site, and a page gets a path. Write "b".',
  ],
  [
    "the own address with one slash",
    move("https:/docs.acme.example/base/b"),
    '"https:/docs.acme.example/base/b" is an address of this site, and a page gets a path. Write "b".',
  ],
  [
    "a new page at another site",
    add("HTTP://x.example/z"),
    '"HTTP://x.example/z" is an address of another site, and a page gets a path in the docs folder, such as guides/start. To list that address, write it as "url" in the front matter of the new page.',
  ],
  [
    "a move to the own address",
    move("https://docs.acme.example/base/guides/b%20c?x#y"),
    '"https://docs.acme.example/base/guides/b%20c?x#y" is an address of this site, and a page gets a path. Write "guides/b c".',
  ],
  [
    "a new page at the own address",
    add("https://docs.acme.example/base/"),
    '"https://docs.acme.example/base/" is an address of this site, and a page gets a path. Write "index".',
  ],
])("%s", async (_, operation, message) => {
  await expect(planned(site, { operations: [operation] })).rejects.toThrow(message);
});

test("also in other languages, and where the site has no known address", async () => {
  const change = {
    operations: [move("https://x.example/z")],
    counterparts: { languages: true, versions: true },
  };
  await expect(planned(siteAt(undefined), change)).rejects.toThrow('"https://x.example/z" is a web address');
});

test("an endpoint of a spec of the network is no page, and a folder with the name of an address can be repaired", async () => {
  const endpoint = add("https://x.example/api.json GET /users");
  expect((await planned(site, { operations: [endpoint] })).files).toHaveLength(1);
  const wrong = { ...site, "https:/x.example/z.mdx": "" };
  const { files } = await planned(wrong, { operations: [move("z", "https:/x.example/z")] });
  expect(files).toContainEqual(expect.objectContaining({ kind: "move", to: "z.mdx" }));
});

test("two slashes before a folder are a slip", async () => {
  const { files } = await planned(site, { operations: [move("//manual/b")] });
  expect(files).toContainEqual(expect.objectContaining({ kind: "move", to: "manual/b.mdx" }));
});
