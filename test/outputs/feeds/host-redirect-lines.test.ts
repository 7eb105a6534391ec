// What does each host get of a redirect: its line, or the reason why it has none?
import { expect, test } from "vitest";
import { hostRedirects, type Redirect, type RedirectHost } from "../../../src/index.ts";
import { siteOf } from "./feed-site.ts";

const hosts = ["netlify", "cloudflare", "vercel", "nginx"] as const;
const empty = await siteOf({ navigation: { pages: [] } });

function written(redirects: readonly Redirect[], host: RedirectHost): string {
  const { text, notWritten } = hostRedirects({ ...empty, redirects }, host);
  if (notWritten.length > 0) return `(${notWritten.map(({ reason }) => reason).join("; ")})`;
  if (host !== "vercel") return text.trimEnd();
  const { redirects: all } = JSON.parse(text) as { readonly redirects: readonly Redirect[] };
  return all.map(({ source, destination }) => `${source} → ${destination}`).join("\n");
}

/** A source and a destination. */
const pairs: readonly (readonly [string, string])[] = [
  ["/a/:x", "/b/:x"],
  ["/a/:x?", "/b/:x?"],
  ["/a/:x+", "/b/:x+"],
  ["/a/:x*", "/b/:x*"],
  ["/a/*", "/b/*"],
  ["/a/:x*/c", "/b/:x*"],
  ["/a/*/c", "/b/*"],
  ["/a/p-*", "/b/*"],
  ["/a/*-q", "/b/*"],
  ["/a/p-*-q", "/b/*/c"],
  ["/a/*q", "/b/*"],
  ["/a/:id(\\d+)", "/b/:id"],
  ["/a/:x/:y", "/b/:x:y"],
  ["/a/:x/:y", "/b/:x-:y"],
  ["/a/*", "/b/*c"],
  ["/a/:x/:xy", "/b/:xy/:x"],
  ["/a/:xy/:x", "/b/:xy/:x"],
  ["/a/:x/:y", "/b/:y/:x"],
  ["/a/:splat", "/b/:splat"],
  ["/a/:notsplat", "/b/:notsplat"],
  ["/a/:_x", "/b/:_x"],
  ["/a/:x1", "/b/:x1"],
  ["/a/*/:rest", "/b/:rest/*"],
  ["/a/:rest/:rest_/*", "/b/*"],
  ["/a/:x/:rest*", "/b/:rest*/:x"],
  ["/a/:1/:2/:3", "/b/:3"],
  ["/a.b", "/c.d"],
  ["/a+b", "/c"],
  ["/:a/:b/:c/:d/:e/:f/:g/:h/z/:i", "/:i/:a"],
  ["/:a/:b/:c/:d/:e/:f/:g/:h/z/:i/:j", "/:j"],
  ["/a", " /b "],
  ["/a", " b"],
  ["/a", "HTTP://x.example/b"],
  ["/a", "http://x.example/b"],
  ["/a", "ftp://x.example/?from=https://y.example"],
  ["/a", "?q=1"],
  ["/a", "/b/100%"],
  ["/a", "/b/\u001fc"],
  ["/a", "https://x.example/a"],
  ["/a/p-*", "/a/p-*"],
  ["/a/p-*", "/a/*"],
  ["/a/:x(b)", "/a/:x(b)"],
  ["/docs/:x*", "/docs/en/:x*"],
];

test("each host gets these lines", async () => {
  const shown = pairs.map(([source, destination]) => {
    const lines = hosts.map((host) => `  ${host}: ${written([{ source, destination }], host)}`);
    return `${JSON.stringify(source)} to ${JSON.stringify(destination)}\n${lines.join("\n")}\n`;
  });
  await expect(shown.join("\n")).toMatchFileSnapshot("host-redirect-lines.txt");
});

test("a loop is named with its length", () => {
  const pair = (source: string, destination: string): Redirect => ({ source, destination });
  expect(written([pair("/a", "/b"), pair("/b", "/c"), pair("/c", "/a")], "nginx")).toBe(
    `(${Array.from({ length: 3 }, () => "it is one of 3 redirects that form a loop").join("; ")})`,
  );
});

test.each([
  ["cloudflare", 1000 - "/ /b 308".length, "its line is longer than 1000 characters"],
  ["vercel", 4096 - "/".length, "its source or its destination is longer than 4096 characters"],
] as const)("%s reads a source of %i characters, and not one more", (host, most, reason) => {
  const of = (length: number): string => written([{ source: `/${"a".repeat(length)}`, destination: "/b" }], host);
  expect([of(most).startsWith("/aaa"), of(most + 1)]).toEqual([true, `(${reason})`]);
});

test("vercel reads no longer destination, either", () => {
  expect(written([{ source: "/a", destination: `/${"b".repeat(4096)}` }], "vercel")).toContain("longer than 4096");
});

test("all redirects are written for docs.json", () => {
  const redirects = [{ source: "/a/:id(\\d+)", destination: "/b" }];
  expect(hostRedirects({ ...empty, redirects }, "docs.json").notWritten).toEqual([]);
});
