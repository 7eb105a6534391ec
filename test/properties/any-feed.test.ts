// What holds for the feeds of every site, whatever its shape?
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compileNavigation,
  hostRedirects,
  llmsFiles,
  llmsText,
  memoryHost,
  searchRecords,
  sitemap,
} from "../../src/index.ts";
import { arbitrarySite } from "../support/arbitrary-site.ts";
import { propertyRuns } from "../support/property-runs.ts";

const siteUrl = "https://docs.example.com";

test("feeds have pages that are there, each once, and hosts get every redirect or a reason", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), async ({ files }) => {
      const { navigation } = await compileNavigation({ host: memoryHost(files) });
      if (navigation === null) throw new Error("The site has no navigation.");
      const before = JSON.stringify(navigation);

      const addresses = sitemap(navigation, { siteUrl }).files.flatMap(({ text }) =>
        [...text.matchAll(/<loc>([^<]*)</g)].map(([, address = ""]) =>
          address.replaceAll("&apos;", "'").replaceAll("&amp;", "&"),
        ),
      );
      const known = new Set(Object.keys(navigation.pages).map((href) => new URL(href, siteUrl).href));
      expect(addresses.filter((address) => !known.has(address))).toEqual([]);
      expect(new Set(addresses).size).toBe(addresses.length);

      const records = searchRecords(navigation);
      expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
      expect(
        records.filter(({ href, external }) => external === undefined && navigation.pages[href] === undefined),
      ).toEqual([]);

      for (const { id } of navigation.editions) {
        const lines = llmsText(navigation, { edition: id }).split("\n");
        expect(lines.filter((line) => !/^(# .+|> .+|## .+|- \[[^\]]+\]\([^)\s]+\)(: .+)?|)$/.test(line))).toEqual([]);
      }

      // Whatever is split, no page is lost, and none is there twice.
      const linksIn = (longest: number): readonly string[] =>
        llmsFiles(navigation, { longest }).flatMap(({ text }) =>
          text.split("\n").filter((line) => line.startsWith("- [") && !line.includes("](/_llms/")),
        );
      expect(linksIn(200).toSorted()).toEqual(linksIn(Infinity).toSorted());

      for (const host of ["netlify", "cloudflare", "nginx"] as const) {
        const { text, notWritten } = hostRedirects(navigation, host);
        const lines = text.split("\n").slice(0, -1);
        expect(lines.filter((line) => line.startsWith("# not written: ")).length).toBe(notWritten.length);
        expect(lines.length).toBeGreaterThanOrEqual(navigation.redirects.length);
      }
      expect(JSON.stringify(navigation)).toBe(before);
    }),
    { numRuns: propertyRuns(250) },
  );
});
