// Is a page kept from going while a link leads to it through redirects?
import { describe, expect, test } from "vitest";
import { planned, plannedChange, type SiteTexts } from "./planned-change.ts";

const page = (body: string): string => `---\ntitle: T\n---\n\n${body}\n`;

const redirects = [
  { source: "/:slug*", destination: "/v2/:slug*" },
  { source: "/latest/:slug*", destination: "/v2/:slug*" },
  { source: "/now/:slug*", destination: "/v2/:slug*", permanent: false },
  { source: "/old", destination: "/v2/transports" },
  { source: "/end", destination: "/latest/transports" },
  { source: "/soon", destination: "/v2/transports", permanent: false },
  { source: "/far/:slug*", destination: "/now/:slug*" },
  { source: "/id/:id(\\w+)", destination: "/latest/:id" },
  { source: "/tag/:a(x)", destination: "/v2/some" },
  { source: "/tag/:b(y)", destination: "/v2/transports" },
  { source: "/both/:slug*", destination: "/v2/:slug*" },
  { source: "/both/some", destination: "/v2/transports" },
];

/** A site with a page whose text is given, and with these sources of redirects. */
function siteWith(body: string, sources: readonly string[], config: object = {}): SiteTexts {
  const docs = {
    redirects: redirects.filter(({ source }) => sources.includes(source)),
    navigation: { pages: ["index", "other", "v2/index", "v2/transports", "v2/some"], ...config },
  };
  const texts = { "index.mdx": page(body), "other.mdx": page(""), "v2/some.mdx": page("") };
  return { "docs.json": JSON.stringify(docs), ...texts, "v2/index.mdx": page(""), "v2/transports.mdx": page("") };
}

const removal = { kind: "remove", page: "v2/transports", redirect: null } as const;

describe("a page is not removed without a redirect", () => {
  test.each([
    ["/v2/transports", []],
    ["/latest/transports", ["/latest/:slug*"]],
    ["/latest/transports#stdio", ["/latest/:slug*"]],
    ["/now/transports", ["/now/:slug*"]],
    ["/old", ["/old"]],
    ["/soon", ["/soon"]],
    ["/far/transports", ["/far/:slug*", "/now/:slug*"]],
    ["/id/transports", ["/id/:id(\\w+)", "/latest/:slug*"]],
    ["/tag/y", ["/tag/:a(x)", "/tag/:b(y)"]],
    ["/transports", ["/:slug*"]],
    ["/latest/transports", ["/:slug*", "/latest/:slug*"]],
    ["/both/some", ["/both/:slug*", "/both/some"]],
    ["/both/transports", ["/both/:slug*", "/both/some"]],
  ])("while a text has a link to %s", async (link, sources) => {
    const { refusals } = await plannedChange(siteWith(`[x](${link})`, sources), [removal]);
    expect(refusals).toContainEqual(expect.objectContaining({ kind: "problem" }));
  });

  test.each([
    ["/latest/transports", ["/latest/:slug*"]],
    ["/id/transports", ["/id/:id(\\w+)", "/latest/:slug*"]],
  ])("while docs.json has a link to %s", async (href, sources) => {
    const config = { global: { anchors: [{ anchor: "A", href }] } };
    const { refusals } = await plannedChange(siteWith("", sources, config), [removal]);
    expect(refusals).toMatchObject([{ kind: "problem", file: "docs.json" }]);
  });

  test.each([
    ["/latest/transports", ["/latest/:slug*"]],
    ["/id/transports", ["/id/:id(\\w+)", "/latest/:slug*"]],
  ])("while the front matter of a page has a link to %s", async (href, sources) => {
    const texts = { ...siteWith("", sources), "other.mdx": `---\ntitle: T\nrelated: [${href}]\n---\n` };
    const { refusals } = await plannedChange(texts, [removal]);
    expect(refusals).toMatchObject([{ kind: "problem", file: "other.mdx" }]);
  });

  test("while another redirect leads to one that leads there", async () => {
    const texts = siteWith("", ["/end", "/latest/:slug*"]);
    const { refusals } = await plannedChange(texts, [removal]);
    expect(refusals).toMatchObject([{ kind: "problem", code: "redirect-target-missing", file: "docs.json" }]);
  });

  test("that may open the address of a folder", async () => {
    const texts = siteWith("[x](/latest)", ["/latest/:slug*"]);
    const { refusals } = await plannedChange(texts, [{ ...removal, page: "v2/index" }]);
    expect(refusals).toMatchObject([{ kind: "problem", file: "index.mdx" }]);
  });
});

test.each([
  ["leads elsewhere", "[x](/latest/some) [y](/id/some)", removal],
  ["led nowhere before", "[x](/latest/nothing) [y](/id/nothing)", removal],
  ["has another target then", "[x](/latest/transports) [y](/id/transports)", { ...removal, redirect: "other" }],
] as const)("a page is removed while a link through redirects %s", async (_, body, operation) => {
  const sources = ["/latest/:slug*", "/id/:id(\\w+)"];
  const { refusals } = await plannedChange(siteWith(body, sources), [operation]);
  expect(refusals).toEqual([]);
});

test("a page is removed if that of a link has the address that an uncertain redirect matches", async () => {
  const texts = { ...siteWith("[x](/transports)", ["/:slug*"]), "transports.mdx": page("") };
  const { refusals } = await plannedChange(texts, [removal]);
  expect(refusals).toEqual([]);
});

test("a link in a page that is removed, too, keeps nothing", async () => {
  const texts = {
    ...siteWith("", ["/latest/:slug*", "/id/:id(\\w+)"]),
    "v2/some.mdx": page("[x](/latest/transports) [y](/id/transports)"),
    "v2/transports.mdx": page("[x](/latest/transports) [y](/id/transports)"),
  };
  const { refusals } = await plannedChange(texts, [removal, { ...removal, page: "v2/some" }]);
  expect(refusals).toEqual([]);
});

test.each([{ kind: "none" }, { kind: "host", file: "_redirects" }] as const)(
  "a page moves while a link leads to it through redirects, if that of its old address is not in docs.json: %j",
  async (place) => {
    const texts = {
      ...siteWith("[x](/latest/transports) [y](/id/transports)", ["/latest/:slug*", "/id/:id(\\w+)"]),
      _redirects: "",
    };
    const config = { global: { anchors: [{ anchor: "A", href: "/latest/transports" }] } };
    const withHref = { ...texts, "docs.json": siteWith("", ["/latest/:slug*"], config)["docs.json"]! };
    const operation = { kind: "move", from: "v2/transports", to: "v2/stdio" } as const;
    for (const each of [texts, withHref]) {
      const { refusals } = await planned(each, { operations: [operation], redirects: place });
      expect(refusals).toEqual([]);
    }
  },
);
