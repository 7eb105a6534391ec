// Is a sitemap valid, complete, and within the limits of search engines?
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { compileNavigation, memoryHost, sitemap, type ResolvedNavigation } from "../../../src/index.ts";
import { compiledFixtures } from "../../support/compiled-fixtures.ts";
import { siteOf } from "./feed-site.ts";

const siteUrl = "https://docs.example.com";
const schema = (namespace: string, rules: string): string =>
  `<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}" elementFormDefault="qualified">${rules}</schema>`;

/** The schema of sitemaps.org, with the element `link` of XHTML, for which it demands a declaration. */
const sitemapSchema = {
  schema: {
    fileName: "all.xsd",
    contents: `<schema xmlns="http://www.w3.org/2001/XMLSchema">
  <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/></schema>`,
  },
  preload: [
    { fileName: "sitemap.xsd", contents: readFileSync("node_modules/sitemap/schema/sitemap.xsd", "utf8") },
    {
      fileName: "link.xsd",
      contents: schema(
        "http://www.w3.org/1999/xhtml",
        `<element name="link"><complexType>
  <attribute name="rel" use="required"><simpleType><restriction base="string"><enumeration value="alternate"/></restriction></simpleType></attribute>
  <attribute name="hreflang" use="required"><simpleType><union memberTypes="language"/></simpleType></attribute>
  <attribute name="href" use="required" type="anyURI"/></complexType></element>`,
      ),
    },
  ],
};

/** What the protocol says of an index. */
const indexSchema = {
  schema: schema(
    "http://www.sitemaps.org/schemas/sitemap/0.9",
    `<element name="sitemapindex"><complexType><sequence><element name="sitemap" maxOccurs="50000"><complexType><sequence>
  <element name="loc"><simpleType><restriction base="anyURI"><minLength value="12"/><maxLength value="2048"/></restriction></simpleType></element>
</sequence></complexType></element></sequence></complexType></element>`,
  ),
};

async function problemsOf(xml: string, schemas: typeof sitemapSchema | typeof indexSchema): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml: { fileName: "sitemap.xml", contents: xml }, ...schemas });
  return errors.map(({ message }) => message);
}

function textOf(navigation: ResolvedNavigation): string {
  return sitemap(navigation, { siteUrl }).files[0]?.text ?? "";
}

describe("validated with the schema of the protocol", () => {
  test("the sitemap of examples/acme is valid, with every page that search engines may index", async () => {
    const { navigation } = await compileNavigation({ root: "examples/acme" });
    const xml = textOf(navigation!);
    expect(await problemsOf(xml, sitemapSchema)).toEqual([]);
    const indexed = Object.values(navigation!.pages).filter(
      ({ hidden, noindex, missing, url, placements }) =>
        !hidden && !noindex && !missing && url === undefined && placements.some(({ node }) => node !== null),
    );
    expect(xml.match(/<loc>/g)).toHaveLength(indexed.length);
    expect(indexed.length).toBeGreaterThan(100);
  });

  test.each([
    ["an element of another name", (xml: string) => xml.replace("<loc>", "<lok>").replace("</loc>", "</lok>")],
    ["an entry without an address", (xml: string) => xml.replace(/<loc>[^<]*<\/loc>/, "")],
    ["no entry", (xml: string) => xml.replace(/<url>[^]*<\/url>/, "")],
    ["a link without a language", (xml: string) => xml.replace(/hreflang="en"/, "")],
    ["an address without the host", (xml: string) => xml.replaceAll(siteUrl, "")],
    ["a mark that is not escaped", (xml: string) => xml.replace("<loc>", "<loc>&")],
  ])("a sitemap with %s is not valid", async (_, breakIt) => {
    const navigation = await siteOf(
      {
        navigation: {
          languages: [
            { language: "en", pages: ["a"] },
            { language: "fr", pages: ["fr/a"] },
          ],
        },
      },
      { a: "title: A", "fr/a": "title: A" },
    );
    const xml = textOf(navigation);
    expect(await problemsOf(xml, sitemapSchema)).toEqual([]);
    expect(await problemsOf(breakIt(xml), sitemapSchema)).not.toEqual([]);
  });

  test("addresses with marks and other scripts are valid, and are those of the pages", async () => {
    const paths = ["a&b", "it's", "<x>", "café", "空", "a b", "x%20y", "e\u0301", "😀"];
    const navigation = await siteOf(
      { navigation: { pages: paths } },
      Object.fromEntries(paths.map((path) => [path, "title: T"])),
    );
    const xml = textOf(navigation);
    expect(await problemsOf(xml, sitemapSchema)).toEqual([]);
    const decoded = [...xml.matchAll(/<loc>([^<]*)</g)].map(([, address = ""]) =>
      decodeURI(
        address
          .replaceAll("&apos;", "'")
          .replaceAll("&amp;", "&")
          .slice(siteUrl.length + 1),
      ).replaceAll("%25", "%"),
    );
    expect(decoded).toEqual(paths);
  });
});

describe("languages", () => {
  test("each page has the same links as its alternates, itself among them, and the default language for all others", async () => {
    for (const { navigation } of await compiledFixtures()) {
      const entries = [...textOf(navigation).matchAll(/<loc>([^<]*)<\/loc>([^]*?)<\/url>/g)].map(
        ([, address = "", links = ""]) => [address, links] as const,
      );
      const linksOf = new Map(entries);
      for (const [address, links] of entries) {
        const targets = [...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
        if (targets.length > 0) expect(targets.map(([, , target]) => target)).toContain(address);
        for (const [, , target = ""] of targets) expect(linksOf.get(target)).toBe(links);
        expect(new Set(targets.map(([, language]) => language)).size).toBe(targets.length);
      }
    }
  });

  test("alternates are of the same version, and hidden ones are left out", async () => {
    const version = (folder: string) => ({ version: folder, pages: [`${folder}/a`, `${folder}/b`] });
    const french = (folder: string) => ({ version: folder, pages: [`fr/${folder}/a`, `fr/${folder}/b`] });
    const navigation = await siteOf(
      {
        navigation: {
          languages: [
            { language: "en", versions: [version("v2"), version("v1")] },
            { language: "fr", versions: [french("v2"), french("v1")] },
          ],
        },
      },
      {
        ...Object.fromEntries(
          ["v2/a", "v1/a", "v2/b", "v1/b"].flatMap((path) => [
            [path, "title: T"],
            [`fr/${path}`, "title: T"],
          ]),
        ),
        "fr/v2/b": "title: T\nhidden: true",
      },
    );
    const xml = textOf(navigation);
    const linksOf = (path: string): readonly (string | undefined)[] => {
      const entry = new RegExp(`<loc>${siteUrl}/${path}</loc>([^]*?)</url>`).exec(xml)?.[1] ?? "none";
      return [...entry.matchAll(/hreflang="([^"]*)" href="[^"]*example\.com([^"]*)"/g)].map(
        ([, tag, href]) => `${tag} ${href}`,
      );
    };
    expect(linksOf("v1/a")).toEqual(["en /v1/a", "fr /fr/v1/a", "x-default /v1/a"]);
    expect(linksOf("fr/v1/b")).toEqual(["en /v1/b", "fr /fr/v1/b", "x-default /v1/b"]);
    expect(linksOf("v2/b")).toEqual([]);
  });
});

test("a page in more languages than any site has has no links to them, which would fill the memory", async () => {
  const codes = Array.from(
    { length: 201 },
    (_, index) => `x${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + Math.floor(index / 26))}`,
  );
  const alternatesOf = async (some: readonly string[]): Promise<number> => {
    const languages = some.map((language) => ({ language, pages: [`${language}/a`] }));
    const pages = Object.fromEntries(some.map((code) => [`${code}/a`, "title: A"]));
    return textOf(await siteOf({ navigation: { languages } }, pages)).match(/<xhtml:link/g)?.length ?? 0;
  };
  expect(await alternatesOf(codes)).toBe(0);
  expect(await alternatesOf(codes.slice(1))).toBe(200 * 201);
});

describe("limits", () => {
  async function manyPages(count: number): Promise<ResolvedNavigation> {
    const [first] = Object.values((await siteOf({ navigation: { pages: ["a"] } }, { a: "title: A" })).pages);
    const navigation = await siteOf({ navigation: { pages: ["a"] } }, { a: "title: A" });
    const pages = Array.from(
      { length: count },
      (_, index) => [`/p${index}`, { ...first!, href: `/p${index}` }] as const,
    );
    return { ...navigation, pages: Object.fromEntries(pages) };
  }

  test("50,000 pages are one file, and one more makes an index", async () => {
    expect(sitemap(await manyPages(50_000), { siteUrl }).files.map(({ name }) => name)).toEqual(["sitemap.xml"]);
    const { files } = sitemap(await manyPages(50_001), { siteUrl, fileName: "map.xml" });
    expect(files.map(({ name }) => name)).toEqual(["map.xml", "map-1.xml", "map-2.xml"]);
    expect(files.map(({ text }) => text.match(/<loc>/g)?.length)).toEqual([2, 50_000, 1]);
    expect(files[0]?.text).toContain(`<loc>${siteUrl}/map-2.xml</loc>`);
    expect(await problemsOf(files[0]?.text ?? "", indexSchema)).toEqual([]);
    expect(await problemsOf(files[2]?.text ?? "", sitemapSchema)).toEqual([]);
  });

  test("further files have the name of the first with a number, before its ending", async () => {
    const navigation = await manyPages(50_001);
    const names = (fileName: string): readonly string[] =>
      sitemap(navigation, { siteUrl, fileName }).files.map(({ name }) => name);
    expect(names("sitemap")).toEqual(["sitemap", "sitemap-1", "sitemap-2"]);
    expect(names(".sitemap")).toEqual([".sitemap", ".sitemap-1", ".sitemap-2"]);
    expect(names("my.site.xml")).toEqual(["my.site.xml", "my.site-1.xml", "my.site-2.xml"]);
  });

  test("no file has more than 50 MB", async () => {
    const navigation = await manyPages(30_000);
    const long = Object.values(navigation.pages).map((page) => {
      const href = `/${"x".repeat(1900)}${page.href}`;
      return [href, { ...page, href }] as const;
    });
    const { files } = sitemap({ ...navigation, pages: Object.fromEntries(long) }, { siteUrl });
    expect(files.length).toBe(3);
    for (const { text } of files) expect(text.length).toBeLessThanOrEqual(52_428_800);
  });

  test("a page that is left out for its length is no alternate of another", async () => {
    const accents = "é".repeat(330);
    const name = accents + "a".repeat(2048 - `${siteUrl}/en/${encodeURI(accents)}`.length);
    const languages = ["en", "fr"].map((language) => ({ language, pages: [`${language}/${name}`] }));
    const pages = Object.fromEntries(languages.map(({ pages: [path = ""] }) => [path, "title: A"]));
    const compiled = await siteOf({ navigation: { languages } }, pages);
    expect(sitemap(compiled, { siteUrl }).files[0]?.text.match(/hreflang/g)?.length).toBe(6);
    const renamed = JSON.parse(JSON.stringify(compiled).replaceAll("/fr/", "/french/")) as typeof compiled;
    const { files, tooLong } = sitemap(renamed, { siteUrl });
    expect(tooLong.length).toBe(1);
    expect(files[0]?.text).not.toContain("hreflang");
  });

  test("a page whose whole address is too long is left out by name", async () => {
    const name = "é".repeat(400);
    const navigation = await siteOf({ navigation: { pages: ["a", name] } }, { a: "title: A", [name]: "title: B" });
    const { files, tooLong } = sitemap(navigation, { siteUrl });
    expect(tooLong.map(decodeURI)).toEqual([`/${name}`]);
    expect(files[0]?.text.match(/<loc>/g)).toHaveLength(1);
  });

  test("a site without a page for search engines has no file, because an empty sitemap is not valid", async () => {
    const navigation = await siteOf({ navigation: { pages: ["a"] } }, { a: "title: A\nnoindex: true" });
    expect(sitemap(navigation, { siteUrl })).toEqual({ files: [], tooLong: [] });
  });
});

test.each([
  "",
  "docs.example.com",
  "ftp://x.example",
  "https://x.example/docs",
  "https://u:p@x.example",
  "https://x.example?q",
  "javascript:alert(1)",
])("the host %j is refused", async (wrong) => {
  const navigation = await siteOf({ navigation: { pages: ["a"] } });
  expect(() => sitemap(navigation, { siteUrl: wrong })).toThrow(TypeError);
});

test("addresses have the base path once", async () => {
  const { navigation } = await compileNavigation({ root: "examples/acme", basePath: "/docs" });
  const [, address] = /<loc>([^<]*)</.exec(textOf(navigation!)) ?? [];
  expect(address).toBe(`${siteUrl}/docs`);
});

test("with seo.trailingSlash each address of a page ends with a slash, and that of a file does not", async () => {
  const { navigation } = await compileNavigation({
    config: {
      navigation: {
        languages: ["en", "fr"].map((language) => ({ language, pages: [`${language}/index`, `${language}/a`] })),
      },
      seo: { trailingSlash: true },
    },
    host: memoryHost({ "en/index.mdx": "", "en/a.mdx": "", "fr/index.mdx": "", "fr/a.mdx": "" }),
    basePath: "/docs",
  });
  const text = sitemap(navigation!, { siteUrl }).files[0]?.text ?? "";
  const locations = [...text.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address);
  expect(locations).toEqual(["en/", "en/a/", "fr/", "fr/a/"].map((path) => `${siteUrl}/docs/${path}`));
  const alternates = [...text.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  expect(new Set(alternates)).toEqual(new Set(locations));
  expect(Object.keys(navigation!.pages)).toEqual(["/docs/en", "/docs/en/a", "/docs/fr", "/docs/fr/a"]);
});
