// What does a site have at an address?
import { expect, test } from "vitest";
import { findPage } from "../../../src/runtime.ts";
import { openedSite } from "./opened-site.ts";

const pages = ["index", "guides/auth", "guides/index", "a b", "café"];

const site = await openedSite({
  name: "Acme",
  navigation: { pages },
  redirects: [
    { source: "/old", destination: "/guides/auth" },
    { source: "/older", destination: "/old", permanent: false },
    { source: "/pinned", destination: "/guides/auth?tab=1#part" },
    { source: "/loop-a", destination: "/loop-b" },
    { source: "/loop-b", destination: "/loop-a" },
    { source: "/forum", destination: "https://forum.example.com/start" },
    { source: "/v0/:slug*", destination: "/guides/:slug*" },
    { source: "/users/:id(\\d+)", destination: "/guides/auth" },
    { source: "/home", destination: "/" },
    { source: "/any/:slug*", destination: "/:slug*" },
  ],
});

test.each([
  ["/", "/", ""],
  ["", "/", ""],
  ["/index", "/", ""],
  ["/guides/auth", "/guides/auth", ""],
  ["guides/auth", "/guides/auth", ""],
  ["/guides/auth/", "/guides/auth", ""],
  ["/guides//auth", "/guides/auth", ""],
  ["/guides/auth#tokens", "/guides/auth", "#tokens"],
  ["/guides/auth?q=a#b?c", "/guides/auth", "#b?c"],
  ["/guides/index", "/guides", ""],
  ["/guides/index/#top", "/guides", "#top"],
  ["/guides/%61uth", "/guides/auth", ""],
  ["/a%20b", "/a%20b", ""],
  ["/a b", "/a%20b", ""],
  ["/caf%C3%A9", "/caf%C3%A9", ""],
  ["/café", "/caf%C3%A9", ""],
  ["https://docs.example.com/guides/auth/?q=1#tokens", "/guides/auth", "#tokens"],
  ["https://docs.example.com", "/", ""],
  ["https://docs.example.com?q=1", "/", ""],
  ["//docs.example.com/guides/auth", "/guides/auth", ""],
])("the address %j has the page %s and the hash %j", (address, href, hash) => {
  expect(findPage(site, address)).toMatchObject({ kind: "page", page: { href }, hash });
});

test.each([
  "/nothing",
  "/guides/%E0%A4",
  "/guides%2Fauth",
  "/guides/../guides/auth",
  "/__proto__",
  "/constructor",
  "/toString",
  "/loop-a",
  "/loop-b",
  "/users/7",
])("the address %s has nothing, or only the platform knows", (address) => {
  expect(findPage(site, address)).toEqual({ kind: "unknown" });
});

test.each([
  ["/old", "/guides/auth", false, true],
  ["/old/", "/guides/auth", false, true],
  ["/old?q=1#part", "/guides/auth?q=1#part", false, true],
  ["/pinned?q=1#other", "/guides/auth?tab=1#part", false, true],
  ["/older?q=1", "/guides/auth?q=1", false, false],
  ["/v0/auth#part", "/guides/auth#part", false, true],
  ["/forum?q=1", "https://forum.example.com/start?q=1", true, true],
  ["/home", "/", false, true],
  // No page has such an address, and a server may have something there.
  ["/v0/a%2Fb?q=1", "/guides/a%2Fb?q=1", false, true],
  ["/v0/a%2fb/%2Fc%20d", "/guides/a%2Fb/%2Fc%20d", false, true],
  ["/v0/..", "/guides/..", false, true],
  ["/any/%2F%2Fother.example.com", "/%2F%2Fother.example.com", false, true],
  ["/any/\\other.example.com/%2F", "/%5Cother.example.com/%2F", false, true],
  ["/any/\t/other.example.com/..", "/%09/other.example.com/..", false, true],
])("the address %s is redirected to %s", (address, href, external, permanent) => {
  expect(findPage(site, address)).toEqual({ kind: "redirect", href, external, permanent });
});

test("a chain of redirects is followed to its end, as far as a browser would follow it", async () => {
  const redirects = Array.from({ length: 21 }, (_, index) => ({
    source: `/step-${index}`,
    destination: index === 20 ? "/end" : `/step-${index + 1}`,
  }));
  const chain = await openedSite({ navigation: { pages: ["index", "end"] }, redirects });
  expect(findPage(chain, "/step-0")).toEqual({ kind: "unknown" });
  expect(findPage(chain, "/step-1")).toMatchObject({ kind: "redirect", href: "/end" });
});

test("a redirect wins over the page that has its source as address", async () => {
  const both = await openedSite({
    navigation: { pages: ["index", "new", "old"] },
    redirects: [{ source: "/old", destination: "/new" }],
  });
  expect(findPage(both, "/old")).toMatchObject({ kind: "redirect", href: "/new" });
});

test("a page whose redirects end in a loop is shown", async () => {
  const looped = await openedSite({
    navigation: { pages: ["a"] },
    redirects: [
      { source: "/a", destination: "/b" },
      { source: "/b", destination: "/a" },
    ],
  });
  expect(findPage(looped, "/a")).toMatchObject({ kind: "page", page: { href: "/a" } });
});

test("the hash of an earlier redirect is kept where a later one has none", async () => {
  const chain = await openedSite({
    navigation: { pages: ["c"] },
    redirects: [
      { source: "/a", destination: "/b?from=a#part" },
      { source: "/b", destination: "/c" },
    ],
  });
  expect(findPage(chain, "/a#own")).toMatchObject({ kind: "redirect", href: "/c?from=a#part" });
});

test("the top of a site without a page there leads to the entrance", async () => {
  const inner = await openedSite({ navigation: { pages: ["guides/start"] } });
  const redirect = { kind: "redirect", external: false, permanent: false };
  expect(findPage(inner, "/#part")).toEqual({ ...redirect, href: "/guides/start#part" });
  expect(findPage(inner, "/index")).toEqual({ ...redirect, href: "/guides/start" });
});

test("pages whose names objects have, too, are found", async () => {
  const odd = await openedSite({ navigation: { pages: ["index", "__proto__", "constructor"] } });
  for (const address of ["/__proto__", "/constructor"])
    expect(findPage(odd, address)).toMatchObject({ kind: "page", page: { href: address } });
});

test("with a base path, only addresses below it belong to the site", async () => {
  const below = await openedSite(
    { navigation: { pages: ["index", "auth"] }, redirects: [{ source: "/old", destination: "/auth" }] },
    { basePath: "/docs" },
  );
  for (const [address, href] of [
    ["/docs", "/docs"],
    ["/docs/", "/docs"],
    ["/docs/index", "/docs"],
    ["https://example.com/docs/auth/", "/docs/auth"],
  ] as const)
    expect(findPage(below, address)).toMatchObject({ kind: "page", page: { href } });
  for (const address of ["/", "/auth", "/docsauth", "/old"])
    expect(findPage(below, address)).toEqual({ kind: "unknown" });
  expect(findPage(below, "/docs/old?q=1")).toMatchObject({ kind: "redirect", href: "/docs/auth?q=1" });
});

test("an exact redirect after a wildcard that matches, too, is no unknown address", async () => {
  const both = await openedSite({
    navigation: { pages: ["index", "g/a", "g/b", "g/x", "old/y"] },
    redirects: [
      { source: "/old/:slug*", destination: "/g/:slug*" },
      { source: "/old/x", destination: "/g/b" },
      { source: "/old/a", destination: "/g/a" },
      { source: "/old", destination: "/g/b" },
      { source: "/older", destination: "/old/x" },
    ],
  });
  const redirect = { kind: "redirect", external: false };
  // A browser keeps a permanent redirect, and it is not certain that it leads there.
  for (const address of ["/old/x", "/older"])
    expect(findPage(both, address)).toEqual({ ...redirect, href: "/g/x", permanent: false });
  expect(findPage(both, "/old/a")).toEqual({ ...redirect, href: "/g/a", permanent: true });
  expect(findPage(both, "/old")).toEqual({ ...redirect, href: "/g/b", permanent: false });
});

test("a redirect to the top of a site whose top is redirected leads to the top", async () => {
  const home = await openedSite({
    navigation: { pages: ["guides/start"] },
    redirects: [
      { source: "/home", destination: "/" },
      { source: "/any/:slug*", destination: "/:slug*" },
      { source: "/", destination: "/guides/start" },
    ],
  });
  expect(findPage(home, "/home")).toMatchObject({ kind: "redirect", href: "/" });
  // The redirect of docs.json is permanent, and the way from a top without a page to the entrance is not.
  expect(findPage(home, "/")).toMatchObject({ kind: "redirect", href: "/guides/start", permanent: true });
});
