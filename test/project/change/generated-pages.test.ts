// What becomes of generated pages when their division is removed?
import { expect, test } from "vitest";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const spec = {
  openapi: "3.1.0",
  info: { title: "A", version: "1" },
  paths: { "/users": { get: { summary: "List" }, post: { summary: "Make" } } },
};
const site = (elsewhere: readonly string[] = []): SiteTexts => ({
  "docs.json": JSON.stringify({
    name: "A",
    navigation: {
      groups: [
        { group: "Start", openapi: "a.json", pages: ["index", ...elsewhere] },
        { group: "API", openapi: "a.json", pages: ["GET /users", "POST /users"] },
      ],
    },
  }),
  "a.json": JSON.stringify(spec),
  "index.mdx": "---\ntitle: T\n---\n",
});
const removal = (redirect?: string | null) =>
  [{ kind: "remove-division", labels: ["API"], ...(redirect === undefined ? {} : { redirect }) }] as const;

test("their readers are sent where those of the division are", async () => {
  const { files, refusals } = await plannedChange(site(), removal("index"));
  expect(refusals).toEqual([]);
  expect((JSON.parse(withFiles(site(), files)["docs.json"]!) as { redirects: unknown }).redirects).toEqual([
    { source: "/api-reference/list", destination: "/" },
    { source: "/api-reference/make", destination: "/" },
  ]);
});

test("or nowhere, if that is wanted; without a word it is refused", async () => {
  expect((await plannedChange(site(), removal(null))).refusals).toEqual([]);
  expect((await plannedChange(site(), removal())).refusals).toHaveLength(2);
});

test("those that are also elsewhere stay", async () => {
  const texts = site(["GET /users"]);
  const { files, refusals } = await plannedChange(texts, removal("index"));
  expect([refusals, withFiles(texts, files)["docs.json"]]).toEqual([[], expect.not.stringContaining("/list")]);
});

test.each(["POST /users", "a.json POST /users", "api-reference/make", "/api-reference/make"])(
  "one that a list names can be removed: %s",
  async (page) => {
    const texts = site();
    const { files, refusals } = await plannedChange(texts, [{ kind: "remove", page, redirect: "index" }]);
    expect(refusals).toEqual([]);
    expect(JSON.parse(withFiles(texts, files)["docs.json"]!)).toMatchObject({
      navigation: { groups: [{}, { pages: ["GET /users"] }] },
      redirects: [{ source: "/api-reference/make", destination: "/" }],
    });
    const unsaid = await plannedChange(texts, [{ kind: "remove", page }]);
    expect(unsaid.refusals).toMatchObject([{ kind: "address", address: "/api-reference/make" }]);
  },
);

test("one that a division makes from its spec can't, and it is said what leaves it out", async () => {
  const texts = { ...site(), "docs.json": site()["docs.json"]!.replace(',"pages":["GET /users","POST /users"]', "") };
  await expect(plannedChange(texts, [{ kind: "remove", page: "POST /users", redirect: "index" }])).rejects.toThrow(
    'is made from a.json, and no list of docs.json names it. Set "x-excluded": true',
  );
});

test("an endpoint can be placed, and something beside it", async () => {
  const texts = { ...site(), "new.mdx": "---\ntitle: N\n---\n" };
  const pages = async (operation: Parameters<typeof plannedChange>[1][number]): Promise<unknown> => {
    const { files, refusals } = await plannedChange(texts, [operation]);
    expect(refusals).toEqual([]);
    const { navigation } = JSON.parse(withFiles(texts, files)["docs.json"]!) as {
      navigation: { groups: readonly { pages: readonly string[] }[] };
    };
    return navigation.groups.map((group) => group.pages);
  };
  expect(await pages({ kind: "place", page: "POST /users", target: { kind: "before", page: "GET /users" } })).toEqual([
    ["index"],
    ["POST /users", "GET /users"],
  ]);
  expect(await pages({ kind: "add", page: "new", target: { kind: "after", page: "GET /users" } })).toEqual([
    ["index"],
    ["GET /users", "new", "POST /users"],
  ]);
});

test("an endpoint of several pages has to be named by an address", async () => {
  const config = JSON.parse(site()["docs.json"]!) as { navigation: { groups: object[] } };
  config.navigation.groups.push({ group: "B", openapi: { source: "b.json", directory: "b" }, pages: ["GET /users"] });
  const texts = { ...site(), "docs.json": JSON.stringify(config), "b.json": JSON.stringify(spec) };
  await expect(plannedChange(texts, [{ kind: "remove", page: "GET /users", redirect: "index" }])).rejects.toThrow(
    '"GET /users" has 2 pages. Name one by its address: /api-reference/list, /b/list.',
  );
});
