// Is each slip in a real site reported once, where it is, with what to write instead?
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { compileNavigation, type Diagnostic } from "../../src/index.ts";
import { readMarks, replaceOnce, type MarkedText } from "./marked-text.ts";
import { mutationsOfDivisions } from "./mutations/of-divisions.ts";
import { mutationsOfFields } from "./mutations/of-fields.ts";
import { mutationsOfJson } from "./mutations/of-json.ts";
import { mutationsOfPages } from "./mutations/of-pages.ts";
import { mutationsOfRedirects } from "./mutations/of-redirects.ts";
import { mutationsOfSpecs } from "./mutations/of-specs.ts";
import type { Mutation } from "./mutations/mutation.ts";
import { overlayHost } from "./overlay-host.ts";

const corpus = process.env["NAVC_CORPUS"];
const tables = [
  ["JSON", mutationsOfJson],
  ["divisions", mutationsOfDivisions],
  ["fields", mutationsOfFields],
  ["pages", mutationsOfPages],
  ["redirects", mutationsOfRedirects],
  ["specs", mutationsOfSpecs],
] as const;
const all: readonly Mutation[] = tables.flatMap(([, rows]) => rows);

test("at least sixty slips, in at least twelve sites", () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ site }) => site)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(all.map(({ fault }) => fault)).size).toBe(all.length);
});

// The sites are those of NAVC_CORPUS; where it is not set there are none to change.
describe.skipIf(corpus === undefined)("in the sites of NAVC_CORPUS (without it, there is nothing to change)", () => {
  describe.each(tables)("%s", (_name, rows) => {
    test.each(rows)("$site: $fault", async (row) => {
      const { changed, place } = mutate(row);
      const before = await knownFaults(row.site);
      const after = await diagnosticsOf(row.site, changed);
      const found = after.filter((diagnostic) => !before.has(identityOf(diagnostic)));
      expect(found.map(placeOf)).toEqual([
        `${row.severity ?? "error"} ${row.says} ${place.file}:${place.start?.line}:${place.start?.column}`,
      ]);
      const [only] = found;
      if (place.end !== undefined) expect(only?.range.end).toMatchObject(place.end);
      expect(only?.suggestion).toBe(row.suggestion);
      if (row.words !== undefined) expect(only?.message).toContain(row.words);
    });
  });
});

function placeOf({ severity, code, file, range }: Diagnostic): string {
  return `${severity} ${code} ${file}:${range.start.line}:${range.start.column}`;
}

/** A problem that was there before is the same one although lines have moved. */
function identityOf({ code, file, pointer, message }: Diagnostic): string {
  return [code, file, pointer === "" ? message : pointer].join("\n");
}

const faultsBySite = new Map<string, Promise<ReadonlySet<string>>>();

/** What is wrong with a site as it is. */
function knownFaults(site: string): Promise<ReadonlySet<string>> {
  const known = faultsBySite.get(site) ?? diagnosticsOf(site, {}).then((found) => new Set(found.map(identityOf)));
  faultsBySite.set(site, known);
  return known;
}

async function diagnosticsOf(
  site: string,
  changed: Readonly<Record<string, string | null>>,
): Promise<readonly Diagnostic[]> {
  return (await compileNavigation({ host: overlayHost(rootOf(site), changed), discover: true })).diagnostics;
}

function rootOf(site: string): string {
  return resolve(corpus ?? "", site);
}

function mutate({ site, file = "docs.json", after, find, write, moved, at }: Mutation): {
  readonly changed: Readonly<Record<string, string | null>>;
  readonly place: { readonly file: string } & MarkedText;
} {
  const textOf = (name: string): string => readFileSync(join(rootOf(site), name), "utf8");
  const written = replaceOnce(textOf(file), find, write, after);
  const { text, ...place } = readMarks(written);
  const changed: Record<string, string | null> = { [file]: text };
  if (moved !== undefined) Object.assign(changed, { [moved[0]]: null, [moved[1]]: textOf(moved[0]) });
  if (at === undefined) return { changed, place: { file, text, ...place } };
  const elsewhere = at.file ?? "docs.json";
  const there = changed[elsewhere] ?? textOf(elsewhere);
  const marked = replaceOnce(there, readMarks(at.text).text, at.text);
  return { changed, place: { file: elsewhere, ...readMarks(marked) } };
}
