// Does a choice of another edition lead past what that edition hides?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonObject } from "../../../src/index.ts";
import { openNavigation, switchTarget } from "../../../src/runtime.ts";
import { openedSite, viewAt } from "./opened-site.ts";

async function choice(v2: JsonObject, v1: JsonObject, from: string): Promise<unknown> {
  const versions = [
    { version: "v2", ...v2 },
    { version: "v1", ...v1 },
  ];
  return switchTarget(viewAt(await openedSite({ navigation: { versions } }), from), "@v1");
}

const home = { tab: "Home", pages: ["v1/home"] };
const api = { tab: "API", pages: ["v2/api/new", "v2/api/list"] };

test("a tab of the same name is where the choice leads", async () => {
  const target = await choice({ tabs: [api] }, { tabs: [home, { tab: "API", pages: ["v1/api/old"] }] }, "/v2/api/new");
  expect(target).toEqual({ href: "/v1/api/old", reason: "same-place" });
});

test("a tab of the same name that is hidden is not, and neither is one that leads out of the site", async () => {
  for (const tab of [
    { tab: "API", hidden: true, pages: ["v1/api/old"] },
    { tab: "API", href: "https://api.example.com" },
  ])
    // oxlint-disable-next-line no-await-in-loop -- two small sites
    expect(await choice({ tabs: [api] }, { tabs: [home, tab] }, "/v2/api/new")).toEqual({
      href: "/v1/home",
      reason: "edition-home",
    });
});

test("a section is not found by a page of it that is hidden", async () => {
  const groups = [
    { group: "Drafts", hidden: true, pages: ["v2/draft"] },
    { group: "New", pages: ["v2/new"] },
    { group: "Lists", pages: ["v2/list"] },
  ];
  const target = await choice(
    { tabs: [{ tab: "Labs", groups }] },
    { tabs: [home, { tab: "Other", pages: ["v1/first", "v1/draft", "v1/list"] }] },
    "/v2/new",
  );
  expect(target).toEqual({ href: "/v1/list", reason: "nearest-section" });
});

test("a section is not found by a page of it that has no file, also if both versions list it", async () => {
  const files = ["v2/new", "v2/list", "v1/home", "v1/list"].map((path) => [`${path}.mdx`, ""]);
  const versions = [
    { version: "v2", tabs: [{ tab: "Labs", pages: ["v2/new", "gone", "v2/list"] }] },
    { version: "v1", tabs: [home, { tab: "Other", pages: ["gone", "v1/list"] }] },
  ];
  const host = memoryHost(Object.fromEntries(files) as Record<string, string>);
  const { navigation } = await compileNavigation({ config: { navigation: { versions } }, host });
  expect(switchTarget(viewAt(openNavigation(navigation!), "/v2/new"), "@v1")).toEqual({
    href: "/v1/list",
    reason: "same-place",
  });
});

test("the page itself is where the choice leads, if its counterpart is hidden and the other version lists it, too", async () => {
  const site = await openedSite(
    {
      navigation: {
        languages: [
          { language: "en", pages: ["start", "tips"] },
          { language: "fr", pages: ["fr/start", "fr/tips", "tips"] },
        ],
      },
    },
    { files: { "fr/tips.mdx": "---\nhidden: true\n---\n" } },
  );
  expect(switchTarget(viewAt(site, "/tips"), "fr")).toEqual({ href: "/tips", reason: "same-page" });
});
