// What holds for fixing, whatever the site and whatever slips are in it?
import { applyPatch } from "diff";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fixSite } from "../../src/project/change/fix-site.ts";
import { patchOf } from "../../src/tools/cli/check/run-fix.ts";
import { divisions, listFields } from "../../src/compiler/contract/divisions.ts";
import type { SiteFixes } from "../../src/project/fix/fix-texts.ts";
import { compileNavigation, memoryHost, type Host } from "../../src/index.ts";
import { isJsonObject } from "../../src/compiler/text/json-value.ts";
import { arbitrarySite } from "../support/arbitrary-site.ts";
import { propertyRuns } from "../support/property-runs.ts";

type Files = Readonly<Record<string, string>>;

const runs = { numRuns: propertyRuns(150) };

async function problems(host: Host): Promise<Awaited<ReturnType<typeof compileNavigation>>["diagnostics"]> {
  return (await compileNavigation({ host })).diagnostics;
}

function fix(files: Files): Promise<SiteFixes> {
  return fixSite(memoryHost(files), problems);
}

function afterFixing(files: Files, { files: fixed }: SiteFixes): Files {
  return { ...files, ...Object.fromEntries(fixed.map(({ file, after }) => [file, after])) };
}

const pathSlips: readonly ((path: string) => string)[] = [
  (path) => `${path}.mdx`,
  (path) => `/${path}/`,
  (path) => ` ./${path}`,
  (path) => path.replaceAll("/", "//"),
  (path) => path.replaceAll("/", "\\"),
  (path) => path.toUpperCase(),
  (path) => `elsewhere/${path}`,
];
const keySlips: readonly ((key: string) => string)[] = [
  (key) => key.slice(0, -1),
  (key) => `${key}x`,
  (key) => key.toUpperCase(),
  (key) => key.slice(0, 1) + key.slice(1, 3).split("").toReversed().join("") + key.slice(3),
];
const fields: ReadonlySet<string> = new Set([...listFields, ...divisions.map(({ label }) => label), "hidden", "root"]);

interface Slips {
  /** The next of a list of small numbers. */
  readonly pick: () => number;
  /** About one slip in so many. */
  readonly often: number;
  /** Whether fields get some, too. */
  readonly inFields: boolean;
}

/** The value with slips in page paths and fields. */
function slip(value: unknown, slips: Slips, above = ""): unknown {
  const { pick, often, inFields } = slips;
  if (Array.isArray(value)) return value.map((item: unknown) => slip(item, slips, "pages"));
  if (typeof value === "string" && (above === "pages" || above === "root") && pick() % often === 0)
    return pathSlips[pick() % pathSlips.length]!(value);
  if (!isJsonObject(value)) return value;
  const slipped = Object.entries(value).map(([key, below]): [string, unknown] => {
    const isSlip = inFields && fields.has(key) && pick() % often === 0;
    return [isSlip ? keySlips[pick() % keySlips.length]!(key) : key, slip(below, slips, key)];
  });
  return Object.fromEntries(slipped);
}

function slippedSite(inFields: boolean): fc.Arbitrary<Files> {
  return fc
    .tuple(
      arbitrarySite(3),
      fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 }),
      fc.integer({ min: 2, max: 9 }),
      fc.constantFrom("", "  ", "\t"),
      fc.boolean(),
    )
    .map(([{ navigation, files }, numbers, often, indent, windows]) => {
      let next = 0;
      const pick = (): number => numbers[next++ % numbers.length]!;
      const slipped = slip(navigation, { pick, often, inFields });
      const text = JSON.stringify({ name: "Site", navigation: slipped }, null, indent);
      return { ...files, "docs.json": windows ? `\uFEFF${text.replaceAll("\n", "\r\n")}\r\n` : text };
    });
}

/** The text with every string emptied. */
function withoutStrings(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
}

test("a second time nothing is left to fix", async () => {
  await fc.assert(
    fc.asyncProperty(slippedSite(true), async (files) => {
      const fixed = afterFixing(files, await fix(files));
      expect((await fix(fixed)).files).toEqual([]);
      const left = await problems(memoryHost(fixed));
      expect(left.filter(({ edits }) => edits !== undefined)).toEqual([]);
    }),
    runs,
  );
});

test("only whole strings change, as many as are counted, and the file stays JSON without a key twice", async () => {
  await fc.assert(
    fc.asyncProperty(slippedSite(true), async (files) => {
      const fixes = await fix(files);
      for (const { before, after } of fixes.files) {
        expect(withoutStrings(after)).toBe(withoutStrings(before));
        const [one, other] = [before, after].map((text) => text.match(/"(?:[^"\\]|\\.)*"/g) ?? []);
        expect(one!.filter((string, index) => string !== other![index]).length).toBeLessThanOrEqual(fixes.places);
        JSON.parse(after.replace(/^\uFEFF/, ""));
      }
      const left = await problems(memoryHost(afterFixing(files, fixes)));
      expect(left.filter(({ code }) => code === "duplicate-key")).toEqual([]);
    }),
    runs,
  );
});

test("the patch gives the same bytes", async () => {
  await fc.assert(
    fc.asyncProperty(slippedSite(true), async (files) => {
      const fixes = await fix(files);
      const patch = await patchOf("", fixes, "");
      const docs = files["docs.json"]!;
      const patched = patch === "" ? docs : applyPatch(docs, patch, { autoConvertLineEndings: false });
      expect(patched).toBe(afterFixing(files, fixes)["docs.json"]);
    }),
    runs,
  );
});

test("with fields as they were, fixing paths makes no new error", async () => {
  await fc.assert(
    fc.asyncProperty(slippedSite(false), async (files) => {
      const errors = async (of: Files): Promise<number> =>
        (await problems(memoryHost(of))).filter(({ severity }) => severity === "error").length;
      expect(await errors(afterFixing(files, await fix(files)))).toBeLessThanOrEqual(await errors(files));
    }),
    runs,
  );
});
