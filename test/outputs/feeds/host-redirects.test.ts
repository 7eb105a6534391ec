// Does a host redirect each path to where docs.json redirects it, and is what it can't do reported?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compileNavigation,
  hostRedirects,
  memoryHost,
  type HostRedirects,
  type Redirect,
  type RedirectHost,
} from "../../../src/index.ts";
import { redirectFinder } from "../../../src/compiler/links/redirect-finder.ts";
import { siteOf } from "./feed-site.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { linesOf, servers } from "./served-by-host.ts";

/** What a host gets of a site that has nothing but redirects. */
function written(redirects: readonly Redirect[], host: RedirectHost, basePath = ""): HostRedirects {
  return hostRedirects({ ...empty, redirects, site: { ...empty.site, basePath } }, host);
}

const empty = await siteOf({ navigation: { pages: [] } });
const hosts = ["netlify", "vercel", "cloudflare", "nginx"] as const;

async function served(
  redirects: readonly Redirect[],
  host: (typeof hosts)[number],
  path: string,
): Promise<string | undefined> {
  const serve = await servers[host](written(redirects, host).text);
  return serve(path);
}

test.each(hosts)("%s sends readers of a folder without a page to its first page", async (host) => {
  const redirects = [
    { source: "/old", destination: "/cli#x" },
    { source: "/own", destination: "/guides" },
    { source: "/hid", destination: "/gone" },
    { source: "/gone/:rest*", destination: "/cli/intro" },
    { source: "/all/:rest*", destination: "/cli/:rest*" },
    { source: "/none", destination: "/other" },
  ];
  const pages = ["cli/intro", "cli/more", "guides", "guides/a", "gone/a"];
  const texts = Object.fromEntries(pages.map((page) => [`${page}.mdx`, ""]));
  const config = JSON.stringify({ name: "Acme", navigation: { pages }, redirects });
  const { navigation } = await compileNavigation({ host: memoryHost({ "docs.json": config, ...texts }) });
  const site = navigation!;
  const serve = await servers[host](hostRedirects(site, host).text);
  const asked = ["/old", "/own", "/hid", "/all/x", "/none"];
  expect(asked.map((path) => serve(path))).toEqual(["/cli/intro#x", "/guides", "/gone", "/cli/x", "/other"]);
  expect(JSON.parse(hostRedirects(site, "docs.json").text)[0]).toEqual(redirects[0]);
});

describe.each(hosts)("%s", (host) => {
  test.each([
    ["/old", "/new", "/old", "/new"],
    ["/", "/start", "/", "/start"],
    ["/a/:slug*", "/b/:slug*", "/a/x/y", "/b/x/y"],
    ["/a/*", "/b/*", "/a/x/y", "/b/x/y"],
    ["/a/:id/:part", "/b/:part-:id", "/a/1/2", "/b/2-1"],
    ["/a/:x/:rest*", "/:rest*/of/:x", "/a/1/2/3", "/2/3/of/1"],
    ["/a/:a/:ab", "/:ab/:a", "/a/1/2", "/2/1"],
    ["/a/:splat/:x*", "/b/:x*?q=:splat", "/a/1/2", "/b/2?q=1"],
    ["/a/:_id", "/b/:_id", "/a/1", "/b/1"],
    ["/a", "https://x.example:8080/b#c", "/a", "https://x.example:8080/b#c"],
    ["/a b", "/c d", "/a%20b", "/c%20d"],
    ["/café", "/thé", "/caf%C3%A9", "/th%C3%A9"],
    ["/a.b+c", "/d", "/a.b+c", "/d"],
    ["/a.b", "/d", "/a1b", undefined],
    ["/a$1", "/d", "/a$1", "/d"],
    ["/a/12:30", "/d", "/a/12:30", "/d"],
  ])("redirects %s to %s", async (source, destination, path, expected) => {
    expect(await served([{ source, destination }], host, path)).toBe(expected);
  });

  test.each(["/b/:name", "/b/*", "/b(c)", "/b/{x}", "/$1/$uri", '/b;"c', "/b#:x"])(
    "sends a reader to %s as it is written, because the source has no wildcard",
    async (destination) => {
      const to = await served([{ source: "/a", destination }], host, "/a");
      expect(decodeURIComponent(to ?? "")).toBe(destination);
      expect(written([{ source: "/a", destination }], host).text).not.toContain("undefined");
    },
  );

  test("is at the base path", async () => {
    const { text } = written(
      [
        { source: "/a/:x*", destination: "/b/:x*" },
        { source: "/c", destination: "https://x.example" },
      ],
      host,
      "/docs",
    );
    const serve = await servers[host](text);
    expect([serve("/docs/a/1"), serve("/docs/c"), serve("/a/1")]).toEqual([
      "/docs/b/1",
      "https://x.example",
      undefined,
    ]);
  });

  test.each(["/dé", "/100%", "/a$b(c", "/a.b"])("is at the base path %s", async (basePath) => {
    const redirects = [
      { source: "/a/:x", destination: "/b/:x" },
      { source: "/", destination: "/start" },
    ];
    const serve = await servers[host](written(redirects, host, basePath).text);
    const at = (path: string): string => decodeURIComponent(serve(`${encodeURI(basePath)}${path}`) ?? "");
    expect([at("/a/1"), at("")]).toEqual([`${basePath}/b/1`, `${basePath}/start`]);
  });

  test.each(["/:x", "/*", "/:x*"])("redirects nothing outside of the base path %s", async (basePath) => {
    const { text, notWritten } = written([{ source: "/a/:x", destination: "/b/:x" }], host, basePath);
    const serve = await servers[host](text);
    expect([serve("/other/a/1"), notWritten]).toEqual([undefined, []]);
  });

  test.each([
    ["/a", "/a", ""],
    ["/a", "/a/?b=1", "/docs"],
    ["/a b", "/a%20b/#c", ""],
    ["/a/:x*", "/a/:x", ""],
    ["/a/*", "a/*?q", "/d é"],
    ["/", "/?a", "/docs"],
  ])("does not send readers of %s to %s, which would never end", (source, destination, basePath) => {
    const { notWritten } = written([{ source, destination }], host, basePath.replace(" ", ""));
    expect(notWritten.map(({ reason }) => reason)).toEqual(["it leads to its own source"]);
  });

  test.each([
    ["/a/:id(\\d+)", "/b/:id"],
    ["/a#b", "/c"],
    ["/a?b=1", "/c"],
    ["https://x.example/a", "/c"],
    ["/a/", "/a"],
    ["/a/:x/:x", "/b/:x"],
    ["/a/:x*/:y*", "/b/:x*"],
    ["/a", "mailto:me@x.example"],
  ])("reports that %s to %s is not written", (source, destination) => {
    const redirect = { source, destination };
    const { text, notWritten } = written([{ source: "/first", destination: "/b" }, redirect], host);
    expect(notWritten).toEqual([{ redirect, reason: expect.stringMatching(/\w/) as unknown }]);
    if (host !== "vercel") expect(text).toContain(`# not written: ${source} to ${destination}, because `);
  });

  test("writes a source once", () => {
    const { text, notWritten } = written(
      [
        { source: "/a/:x*", destination: "/b" },
        { source: "/a/:y*/", destination: "/c" },
      ],
      host,
    );
    expect(text).not.toMatch(/^[^#]*\/c/m);
    expect(notWritten.map(({ redirect }) => redirect.destination)).toEqual(["/c"]);
  });

  test("keeps no line break, comment or quote of a source as it is", () => {
    const source = '/a\n/evil /x 301\r\u2028"; return 301 /evil; #';
    const { text } = written(
      [
        { source, destination: source },
        { source: "/b\n:x(\n/evil", destination: "/c" },
      ],
      host,
    );
    const lines = host === "vercel" ? [] : text.trimEnd().split("\n");
    expect(lines.length).toBe(host === "vercel" ? 0 : 2);
    expect(text).not.toMatch(/\r|\u2028|^ *\/evil|^[^#]*"; return/m);
  });

  const segment = fc.constantFrom("a", "b", "a.b", "é", "a b", ":x", ":y", "p-*", "12", "c+d", "e'f");
  const source = fc
    .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), fc.constantFrom("", "/:rest*", "/*"))
    .map(([segments, rest]) => `/z/${segments.join("/")}${rest}`);
  const destination = fc
    .array(fc.constantFrom("n", ":x", ":y", ":rest*", "*", "m é", "o-:x"), { minLength: 1, maxLength: 3 })
    .map((segments) => `/${segments.join("/")}`);

  test("leads where docs.json leads", async () => {
    const path = fc.array(fc.constantFrom("a", "b", "a.b", "%C3%A9", "a%20b", "12", "p-1", "c+d", "e'f"), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(source, destination, path, async (from, to, segments) => {
        // The source has no such name, and nobody says whether its `*` fills that star.
        if (/(?<!:rest)\*/.test(from) && to.includes(":rest*")) return;
        const redirect = { source: from, destination: to };
        const asked = `/z/${segments.join("/")}`;
        const found = redirectFinder([redirect])(asked);
        const { notWritten } = written([redirect], host);
        // What docs.json itself leaves open, such as whether `/a/:slug*` matches `/a`, hosts decide in their own ways.
        if (notWritten.length > 0 || (found !== undefined && !found.certain)) return;
        const at = await served([redirect], host, asked);
        const plain = (address: string | undefined): string | undefined => address && decodeURIComponent(address);
        expect(plain(at)).toBe(plain(found?.destination));
      }),
      { numRuns: propertyRuns(500), seed: 3 },
    );
  });
});

test("each host has the status that it knows for a move for good, and for one for the time being", () => {
  const redirects = [
    { source: "/a", destination: "/b" },
    { source: "/c", destination: "/d", permanent: true },
    { source: "/e", destination: "/f", permanent: false },
  ];
  expect(written(redirects, "netlify").text).toBe("/a /b 301!\n/c /d 301!\n/e /f 302!\n");
  expect(written(redirects, "cloudflare").text).toBe("/a /b 308\n/c /d 308\n/e /f 307\n");
  expect(written(redirects, "nginx").text).toBe(
    'rewrite "^/a/?$" "/b" permanent;\nrewrite "^/c/?$" "/d" permanent;\nrewrite "^/e/?$" "/f" redirect;\n',
  );
  expect(JSON.parse(written(redirects, "vercel").text)).toEqual({
    redirects: [
      { source: "/a", destination: "/b", permanent: true },
      { source: "/c", destination: "/d", permanent: true },
      { source: "/e", destination: "/f", permanent: false },
    ],
  });
  expect(JSON.parse(written(redirects, "docs.json").text)).toEqual(redirects);
});

describe("Cloudflare", () => {
  const many = (count: number, end: string): readonly Redirect[] =>
    Array.from({ length: count }, (_, index) => ({ source: `/a${index}${end}`, destination: "/b" }));

  test("reads lines without wildcards first, and so many of both", () => {
    const { text, notWritten } = written([...many(101, "/:x*"), ...many(2001, "")], "cloudflare");
    const lines = linesOf(text);
    expect(lines.findIndex((line) => line.includes("*"))).toBe(2000);
    expect(lines.length).toBe(2100);
    expect(notWritten.map(({ redirect, reason }) => [redirect.source, reason])).toEqual([
      ["/a100/:x*", "Cloudflare reads 100 redirects with wildcards"],
      ["/a2000", "Cloudflare reads 2000 redirects without wildcards"],
    ]);
    expect(text.trimEnd().split("\n").at(-1)).toMatch(/^# not written: \/a2000 /);
  });

  test("reads no longer line than 1,000 characters", () => {
    const { notWritten } = written([{ source: `/${"a".repeat(1000)}`, destination: "/b" }], "cloudflare");
    expect(notWritten.map(({ reason }) => reason)).toEqual(["its line is longer than 1000 characters"]);
  });
});

test.each(hosts)("%s redirects what is below a page, and not the page", async (host) => {
  const { pages } = await siteOf(
    { navigation: { pages: ["old", "old 2", "c"] } },
    { old: "title: A", "old 2": "title: B", c: "title: C" },
  );
  const redirects = [
    { source: "/old/:slug*", destination: "/new/:slug*" },
    { source: "/old%202/*", destination: "/new/*" },
    { source: "/gone/:slug*", destination: "/new/:slug*" },
    { source: "/c/:slug?", destination: "/new/:slug" },
  ];
  const { text, notWritten } = hostRedirects({ ...empty, pages, redirects }, host);
  const serve = await servers[host](text);
  const answerTo = (path: string): string | undefined => {
    const to = serve(path);
    return to === path ? undefined : to;
  };
  expect([answerTo("/old"), answerTo("/old%202"), answerTo("/c")]).toEqual([undefined, undefined, undefined]);
  expect([answerTo("/old/x/y"), answerTo("/old%202/x"), answerTo("/gone/x")]).toEqual(["/new/x/y", "/new/x", "/new/x"]);
  if (notWritten.length === 0) expect(answerTo("/c/x")).toBe("/new/x");
  // Where no page is, the address itself is redirected as far as the host can.
  if (host !== "cloudflare") expect(answerTo("/gone")).toMatch(/^\/new\/?$/);
});

test("what is meant for addresses without a page hides no page", () => {
  for (const source of ["/:slug*", "/*", "/:a/:b"]) {
    const redirects = [{ source, destination: "/start" }];
    expect(written(redirects, "netlify").text).toMatch(/^\/[*:].* \/start 301\n$/);
    for (const host of ["vercel", "cloudflare", "nginx"] as const)
      expect(written(redirects, host).notWritten.map(({ reason }) => reason)).toEqual([
        "it would redirect every page, because the host redirects before it looks for a page",
      ]);
  }
});

test("a host that uses the first match gets no exact redirect that a wildcard hides, and says so", async () => {
  const redirects = [
    { source: "/old/:slug*", destination: "/g/:slug*" },
    { source: "/old/x", destination: "/g/b" },
    { source: "/old/a", destination: "/g/a" },
    { source: "/new/:slug*/end", destination: "/n" },
    { source: "/new/x/end", destination: "/x" },
  ];
  for (const host of ["netlify", "vercel", "nginx"] as const) {
    const { text, notWritten } = written(redirects, host, "/docs");
    // Netlify has no wildcard for several segments that is not the last one, so nothing hides what follows.
    const more = host === "netlify" ? /^\/new\/:slug\*\/end / : /^\/new\/x\/end /;
    expect(notWritten.map(({ redirect, reason }) => `${redirect.source} ${reason}`)).toEqual([
      "/old/x /old/:slug* before it matches its source, and the host uses the first that matches",
      expect.stringMatching(more),
    ]);
    const serve = await servers[host](text);
    expect([serve("/docs/old/x"), serve("/docs/old/a")]).toEqual(["/docs/g/x", "/docs/g/a"]);
  }
  const serve = await servers.cloudflare(written(redirects, "cloudflare").text);
  expect([serve("/old/x"), serve("/old/y")]).toEqual(["/g/b", "/g/y"]);
});

test("an exact redirect is used on a host as by navc, where a wildcard before it matches only on some platforms", async () => {
  const redirects = [
    { source: "/first", destination: "/start" },
    { source: "/b/:s*", destination: "/other" },
    { source: "/c/:s*", destination: "/other" },
    { source: "/b", destination: "/start" },
    { source: "/c", destination: "/other" },
    { source: "/b/x", destination: "/start" },
  ];
  for (const host of ["netlify", "vercel", "nginx", "cloudflare"] as const) {
    const { text, notWritten } = written(redirects, host, "/docs");
    const serve = await servers[host](text);
    expect(["", "/y"].map((end) => serve(`/docs/b${end}`))).toEqual(["/docs/start", "/docs/other"]);
    expect([serve("/docs/c"), serve("/docs/first")]).toEqual(["/docs/other", "/docs/start"]);
    const hidden = host === "cloudflare" ? [] : ["/b/x"];
    expect(notWritten.map(({ redirect }) => redirect.source)).toEqual(hidden);
  }
});

test("what is meant for addresses without a page hides no exact redirect on Netlify", async () => {
  const redirects = [
    { source: "/:s*", destination: "/other" },
    { source: "/b", destination: "/start" },
  ];
  expect(linesOf(written(redirects, "netlify").text)).toEqual(["/b /start 301!", "/* /other 301"]);
});

test("nginx, which compares decoded paths, redirects no other path for an encoded slash", () => {
  const { text, notWritten } = written([{ source: "/a%2Fb", destination: "/c" }], "nginx");
  expect([linesOf(text), notWritten.length]).toEqual([[], 1]);
});

test("vercel.json has at most 2,048 redirects", () => {
  const redirects = Array.from({ length: 2050 }, (_, index) => ({ source: `/a${index}`, destination: "/b" }));
  const { text, notWritten } = written(redirects, "vercel");
  expect((JSON.parse(text) as { readonly redirects: unknown[] }).redirects.length).toBe(2048);
  expect(notWritten.map(({ redirect }) => redirect.source)).toEqual(["/a2048", "/a2049"]);
});

test.each([
  { name: "two plain ones", redirects: ["/a /b", "/b /a", "/c /a"], loop: ["/a", "/b"] },
  { name: "two with wildcards", redirects: ["/a/:slug* /b/:slug*", "/b/:x* /a/:x*"], loop: ["/a/:slug*", "/b/:x*"] },
  { name: "one whose paths get longer", redirects: ["/docs/:slug* /docs/en/:slug*"], loop: ["/docs/:slug*"] },
  { name: "one path of a wildcard", redirects: ["/a/:x /b/:x", "/b/one /a/one"], loop: ["/b/one"] },
  { name: "a wildcard and the path that it leads to", redirects: ["/b /a/1", "/a/:x /b"], loop: ["/b", "/a/:x"] },
  {
    name: "two plain ones behind an expression, which no host has",
    redirects: ["/:id(\\d+) /c", "/a /b", "/b /a"],
    loop: ["/a", "/b"],
  },
  { name: "a chain that ends", redirects: ["/a /b", "/b /c", "/c /d"], loop: [] },
])("a loop of redirects is written for no host: $name", ({ redirects, loop }) => {
  const read = redirects.map((line) => {
    const [source = "", destination = ""] = line.split(" ");
    return { source, destination };
  });
  for (const host of hosts) {
    const { notWritten } = written(read, host);
    const ofLoops = notWritten.filter(({ reason }) => /form a loop|redirects again/.test(reason));
    expect([host, ofLoops.map(({ redirect }) => redirect.source)]).toEqual([host, loop]);
  }
});

test("a long chain is followed once", () => {
  const chain = Array.from({ length: 20_000 }, (_, at) => ({ source: `/p${at}`, destination: `/p${at + 1}` }));
  expect(written(chain, "netlify").notWritten).toEqual([]);
});
