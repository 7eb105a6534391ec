// What does the part of an edition have of the others: all that its reader needs, and no more?
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  compileNavigation,
  memoryHost,
  splitNavigation,
  type EditionPart,
  type JsonObject,
} from "../../../src/index.ts";

const version = (name: string, folder: string, pages: readonly string[]): JsonObject => ({
  version: name,
  groups: [{ group: "Guides", pages: pages.map((page) => `${folder}${page}`) }],
});

const config = {
  redirects: [{ source: "/old", destination: "/v2/start" }],
  navigation: {
    languages: [
      {
        language: "en",
        versions: [
          version(
            "v2",
            "v2/",
            ["start", "tips", "../odd/extra", "new"].map((page) => page.replace("../", "")),
          ),
          version("v1", "v1/", ["start", "tips"]),
        ],
      },
      {
        language: "fr",
        versions: [
          version("v2", "fr/v2/", ["start", "tips", "extra"]),
          { version: "v1", groups: [{ group: "Guides", pages: ["fr/v1/start", "v1/tips"] }] },
        ],
      },
    ],
  },
};
const paths = ["v2/start", "v2/tips", "v2/new", "v1/start", "v1/tips", "fr/v2/extra", "fr/v1/start"];
const files = {
  ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, ""])),
  "fr/v2/start.mdx": "---\nnoindex: true\n---\n",
  "fr/v2/tips.mdx": "---\nhidden: true\n---\n",
};
const { navigation } = await compileNavigation({ config, host: memoryHost(files) });
const { index, files: written } = splitNavigation(navigation!);
const partOf = (at: number): EditionPart => JSON.parse(written[at]!.text) as EditionPart;

test("addresses in other editions are written after what most of them begin with there", () => {
  const { editions, counterparts, listed, sections } = partOf(0).part;
  expect(editions.map(({ id, prefix, href }) => [id, prefix, href])).toEqual([
    ["en@v2", "/v2", "/v2/start"],
    ["en@v1", "/v1", "/v1/start"],
    ["fr@v2", "/fr/v2", "/fr/v2/start"],
    ["fr@v1", "/fr/v1", "/fr/v1/start"],
  ]);
  expect(counterparts).toEqual({
    start: [{ after: "/start", in: "1111" }],
    // A hidden page is not where a choice on a visible one leads.
    tips: [
      { after: "/tips", in: "1100" },
      { href: "/v1/tips", in: "0001" },
    ],
  });
  expect([listed, sections]).toEqual([{}, { "group:Guides": [{ after: "/start", in: "0111" }] }]);
});

test("only for the same version it is said which pages search engines do not get", () => {
  expect(written.map((_, at) => partOf(at).part.notIndexed)).toEqual([["/fr/v2/start"], [], [], []]);
});

test("a page has its places in this edition only, and redirects are in the index", () => {
  const part = partOf(1);
  expect(part.redirects).toEqual([]);
  expect(part.pages["/v1/tips"]!.placements.map(({ editions }) => editions)).toEqual([["en@v1"]]);
  expect(navigation!.pages["/v1/tips"]!.placements.flatMap(({ editions }) => editions)).toEqual(["en@v1", "fr@v1"]);
  expect(index.redirects).toEqual(config.redirects);
});

test("the index names each file with the hash of its text", () => {
  const hashes = written.map(({ text }) => createHash("sha256").update(text).digest("hex").slice(0, 32));
  expect(index.editions.map(({ id, file, hash }) => [id, file, hash])).toEqual(
    ["en@v2", "en@v1", "fr@v2", "fr@v1"].map((id, at) => [id, `editions/${id}.json`, hashes[at]]),
  );
});
