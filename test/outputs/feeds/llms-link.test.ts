// How are texts of a site written as parts of llms.txt?
import { expect, test } from "vitest";
import { encodedAddress } from "../../../src/outputs/feeds/encoded-address.ts";
import { brief, inline, notesOn } from "../../../src/outputs/feeds/llms-link.ts";
import { siteOf } from "./feed-site.ts";

test.each([
  ["  a \n  b  ", "a b"],
  ["use `a` here", "use `a` here"],
  ["use ``a`b`` here", "use ``a`b`` here"],
  ["`a` and `b`", "`a` and `b`"],
  ["`a", "&#96;a"],
  ["``a`", "&#96;&#96;a&#96;"],
  ["`a` and `b", "&#96;a&#96; and &#96;b"],
])("%j is the text %j of a link", (text, written) => {
  expect(inline(text)).toBe(written);
});

test.each([
  ["\n\n  first  line\n of it\n \n second", "first line of it"],
  [`${"x".repeat(150)} ${"y".repeat(300)}`, `${"x".repeat(150)} ${"y".repeat(149)}…`],
  [`${"x".repeat(151)} ${"y".repeat(300)}`, `${"x".repeat(151)}…`],
])("of the note %j there is the beginning", (text, written) => {
  expect(brief(text)).toBe(written);
});

test("a note names the endpoint or the webhook, says that it is deprecated, and has the description", async () => {
  const { pages } = await siteOf({ navigation: { pages: ["a"] } }, { a: "description: About it." });
  const page = pages["/a"]!;
  const operation = { spec: "api.json", method: "GET", path: "/a", webhook: null } as never;
  const webhook = { spec: "api.json", method: "WEBHOOK", path: null, webhook: "made" } as never;
  expect([
    notesOn(page),
    notesOn({ ...page, operation, deprecated: true }),
    notesOn({ ...page, operation: webhook, description: "" }),
  ]).toEqual(["About it.", "GET /a. Deprecated. About it.", "webhook made"]);
});

test.each([
  ["/a%20b", "/a%20b"],
  ["/%a", "/%25a"],
  ["/%zz", "/%25zz"],
  ["/é", "/%C3%A9"],
])("the address %j is written as %j", (address, written) => {
  expect(encodedAddress(address)).toBe(written);
});
