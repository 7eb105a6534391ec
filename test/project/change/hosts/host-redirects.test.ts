// Do the redirects in the file of a host follow pages that move?
import { describe, expect, test } from "vitest";
import { planHost } from "../../../../src/project/change/hosts/plan-host.ts";
import type { RedirectPlace, SiteChange } from "../../../../src/project/change/site-change.ts";
import { planned, withFiles, type SiteTexts } from "../planned-change.ts";

const page = "---\ntitle: T\n---\n";
const docs = '{ "name": "A", "navigation": { "pages": ["index", "guides/a", "guides/b", "faq"] } }\n';
const site: SiteTexts = {
  "docs.json": docs,
  "index.mdx": page,
  "guides/a.mdx": page,
  "guides/b.mdx": page,
  "faq.mdx": page,
};

const host: RedirectPlace = { kind: "host" };
const toLearn: SiteChange["operations"] = [{ kind: "move", from: "guides/a", to: "learn/a" }];

async function texts(more: SiteTexts, change: Partial<SiteChange> = {}): Promise<SiteTexts> {
  const before = { ...site, ...more };
  const { files, refusals } = await planned(before, { operations: toLearn, redirects: host, ...change });
  expect(refusals).toEqual([]);
  return withFiles(before, files);
}

describe("_redirects", () => {
  test.each([
    ["an empty file", "", "/guides/a /learn/a 301\n"],
    [
      "only the lines concerned",
      "# Old\n/x   /guides/a#top\t302  # why\n\n/y /z 301\n",
      "# Old\n/x   /learn/a#top\t302  # why\n\n/y /z 301\n/guides/a /learn/a 301\n",
    ],
    [
      "the usual status of the file",
      "/x /y 301!\n/v /w 301!\n/t /u 302\n",
      "/x /y 301!\n/v /w 301!\n/t /u 302\n/guides/a /learn/a 301!\n",
    ],
    ["no line end at the end", "/x /y 308", "/x /y 308\n/guides/a /learn/a 308"],
    ["line ends of Windows", "/x /y 301\r\n", "/x /y 301\r\n/guides/a /learn/a 301\r\n"],
    [
      "lines without wildcards first",
      "/x /y 301\n\n# All\n/blog/* /news/:splat 301\n",
      "/x /y 301\n/guides/a /learn/a 301\n\n# All\n/blog/* /news/:splat 301\n",
    ],
    ["a line that would hide the page", "/learn/a /faq 301\n/x /y 301\n", "/x /y 301\n/guides/a /learn/a 301\n"],
    [
      "a line with conditions",
      "/x id=1 /guides/a 301 Country=de\n/guides/a /de/a 302 Language=de\n",
      "/x id=1 /learn/a 301 Country=de\n/guides/a /de/a 302 Language=de\n/guides/a /learn/a 301\n",
    ],
    [
      "an address that leads elsewhere already",
      "/guides/a https://example.org/ 301\n",
      "/guides/a https://example.org/ 301\n",
    ],
    [
      "a wildcard that would catch it",
      "/guides/* /old/:splat 301\n",
      "/guides/a /learn/a 301\n/guides/* /old/:splat 301\n",
    ],
  ])("%s", async (_, before, after) => {
    const now = await texts({ "public/_redirects": before });
    expect(now["public/_redirects"]).toBe(after);
    expect(now["docs.json"]).toBe(docs.replace("guides/a", "learn/a"));
  });

  test("a folder that moves takes wildcards with it, and gets one line with --pattern", async () => {
    const change = { operations: [{ kind: "move", from: "guides/", to: "manual/" }], patterns: true } as const;
    const now = await texts({ _redirects: "/g/* /guides/:splat 301\n" }, change);
    expect(now["_redirects"]).toBe("/g/* /manual/:splat 301\n/guides/* /manual/:splat 301\n");
  });

  test("there and back leaves one line", async () => {
    const now = await texts({ _redirects: "/x /guides/a 301\n" });
    const back = await planned(now, {
      operations: [{ kind: "move", from: "learn/a", to: "guides/a" }],
      redirects: host,
    });
    expect(withFiles(now, back.files)["_redirects"]).toBe("/x /guides/a 301\n/learn/a /guides/a 301\n");
  });
});

test("addresses in the file have the base path", async () => {
  const before = { ...site, _redirects: "/base/x /base/guides/a 301\n/guides/a /y 301\n" };
  const { files } = await planned(before, { operations: toLearn, redirects: host }, { basePath: "/base" });
  expect(withFiles(before, files)["_redirects"]).toBe(
    "/base/x /base/learn/a 301\n/guides/a /y 301\n/base/guides/a /base/learn/a 301\n",
  );
});

describe("vercel.json", () => {
  test.each([
    [
      '{\n  "cleanUrls": true,\n  "redirects": [\n    { "source": "/x", "destination": "/guides/a", "permanent": true }\n  ]\n}\n',
      '{\n  "cleanUrls": true,\n  "redirects": [\n    { "source": "/x", "destination": "/learn/a", "permanent": true },\n    { "source": "/guides/a", "destination": "/learn/a", "permanent": true }\n  ]\n}\n',
    ],
    [
      '{\n  "cleanUrls": true\n}\n',
      '{\n  "cleanUrls": true,\n  "redirects": [\n    {\n      "source": "/guides/a",\n      "destination": "/learn/a",\n      "permanent": true\n    }\n  ]\n}\n',
    ],
    [
      '{ "redirects": [{ "source": "/learn/a", "destination": "/x", "statusCode": 301 }, { "source": "/y", "destination": "/x", "statusCode": 301 }] }',
      '{ "redirects": [{ "source": "/y", "destination": "/x", "statusCode": 301 }, { "source": "/guides/a", "destination": "/learn/a", "statusCode": 308 }] }',
    ],
    [
      '{ "redirects": [{ "source": "/guides/a", "has": [], "destination": "/x" }] }',
      '{ "redirects": [{ "source": "/guides/a", "has": [], "destination": "/x" }, { "source": "/guides/a", "destination": "/learn/a", "permanent": true }] }',
    ],
  ])("%s", async (before, after) => {
    expect((await texts({ "vercel.json": before }))["vercel.json"]).toBe(after);
  });

  test.each([
    ["{", /vercel\.json is not valid JSON/],
    ['{ "redirects": {} }', /"redirects" of vercel\.json is not a list/],
  ])("%s is refused", async (text, message) => {
    await expect(texts({ "vercel.json": text })).rejects.toThrow(message);
  });
});

test("a file for nginx", async () => {
  const before =
    'server {\n  rewrite "^/x/?$" "/guides/a" permanent;\n  rewrite ^/g(?:/(.*?))?/?$ /guides/$1 permanent;\n' +
    "  location = /y { return 301 /guides/a; }\n}\n";
  const after = await texts({ "conf/site.conf": before }, { redirects: { kind: "host", file: "conf/site.conf" } });
  expect(after["conf/site.conf"]).toBe(
    'server {\n  rewrite "^/x/?$" "/learn/a" permanent;\n  rewrite ^/g(?:/(.*?))?/?$ /guides/$1 permanent;\n' +
      '  location = /y { return 301 /learn/a; }\n  rewrite "^/guides/a/?$" "/learn/a" permanent;\n}\n',
  );
  const all = {
    operations: [{ kind: "move", from: "guides/", to: "manual/" }],
    redirects: { kind: "host", file: "a.conf" },
  } as const;
  expect((await texts({ "a.conf": before }, all))["a.conf"]).toContain("/manual/$1 permanent;");
});

test.each([
  ["_redirects", "/old/* /guides/:splat 302\n", "/old/a /learn/a 302\n/old/b /faq 302\n"],
  ["_redirects", "/old/* /guides/:splat 307!\n", "/old/a /learn/a 302\n/old/b /faq 302\n"],
  ["_redirects", "/old/* /guides/:splat 301\n", "/old/a /learn/a 301\n/old/b /faq 301\n"],
  [
    "vercel.json",
    '{ "redirects": [{ "source": "/old/:c*", "destination": "/guides/:c*", "statusCode": 307 }] }',
    '{ "source": "/old/a", "destination": "/learn/a", "statusCode": 307 }, { "source": "/old/b"',
  ],
  [
    "vercel.json",
    '{ "redirects": [{ "source": "/old/:c*", "destination": "/guides/:c*", "permanent": false }] }',
    '{ "source": "/old/a", "destination": "/learn/a", "permanent": false }, { "source": "/old/b"',
  ],
  [
    "a.conf",
    'rewrite "^/old(?:/(.*?))?/?$" "/guides/$1" redirect;\n',
    'rewrite "^/old/a/?$" "/learn/a" redirect;\nrewrite "^/old/b/?$" "/faq" redirect;\n',
  ],
])("what stands for a redirect in %s lasts as long: %s", async (file, before, after) => {
  const change: Partial<SiteChange> = {
    operations: [...toLearn, { kind: "remove", page: "guides/b", redirect: "faq" }],
    redirects: { kind: "host", file },
  };
  expect((await texts({ [file]: before }, change))[file]).toContain(after);
});

describe("which file", () => {
  test.each([
    [{}, host, /has none of _redirects, public\/_redirects, static\/_redirects, vercel\.json, redirects\.conf/],
    [{ _redirects: "", "vercel.json": "{}" }, host, /has _redirects and vercel\.json\. Name one of them/],
    [{}, { kind: "host", file: "x.toml" }, /"x\.toml" is not a file of redirects that navc knows/],
    [{}, { kind: "host", file: "x/_redirects" }, /There is no file "x\/_redirects" in the docs folder/],
    [{}, { kind: "host", file: "../_redirects" }, /"\.\.\/_redirects" is outside of the docs folder/],
  ] as const)("%j for %j", async (files, redirects, message) => {
    await expect(texts(files, { redirects })).rejects.toThrow(message);
  });
});

test("without redirects the addresses are listed, and links follow", async () => {
  const before = { ...site, "faq.mdx": `${page}\n[a](/guides/a)\n` };
  const { files, refusals, addresses, counts } = await planned(before, {
    operations: toLearn,
    redirects: { kind: "none" },
  });
  expect([refusals, addresses]).toEqual([[], [{ from: "/guides/a", to: "/learn/a" }]]);
  expect(counts.redirectsAdded).toBe(0);
  const after = withFiles(before, files);
  expect(after["docs.json"]).not.toContain("redirects");
  expect(after["faq.mdx"]).toContain("[a](/learn/a)");
});

test("a redirect that the host can't have is left", () => {
  const from = `/${"x".repeat(5000)}`;
  const changes = {
    sentTo: new Map([[from, "/a"]]),
    taken: new Set(["/a"]),
    folderAfter: () => undefined,
    emptied: () => undefined,
  };
  const { text, left, lost, counts } = planHost({ file: "vercel.json", text: "{}", basePath: "" }, changes);
  expect([text, counts.added, [...lost]]).toEqual(["{}", 0, [from]]);
  expect(left).toMatchObject([{ file: "vercel.json", reason: expect.stringMatching(/longer than 4096 characters/) }]);
});
