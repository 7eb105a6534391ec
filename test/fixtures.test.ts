// Every case in fixtures/ gives what was read and accepted.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileNavigation, outline, type ResolvedNavigation } from "../src/index.ts";
import { prettyReport } from "../src/outputs/render/pretty-report.ts";
import { compiledFixture } from "./support/compiled-fixtures.ts";
import { expectGolden } from "./support/expect-golden.ts";
import { fixtureCases, fixturePath, type FixtureCase } from "./support/fixture-cases.ts";
import { valueAt } from "./support/value-at.ts";

describe.each(fixtureCases())("$name: $title", (fixture) => {
  const { folder, options, whole } = fixture;
  const root = join(folder, "input");
  const golden = (file: string): string => join(folder, "expected", file);

  test("outline, result and diagnostics", async () => {
    const { navigation, diagnostics } = await compiledFixture(fixture);
    await expectGolden(golden("tree.txt"), navigation === null ? "no navigation\n" : outline(navigation));
    await expectGolden(golden("navigation.json"), whole ? formatted(navigation) : undefined);
    await expectGolden(golden("covered.json"), whole ? undefined : coveredOf(fixture, navigation));
    const sourceText = (file: string): string | undefined => {
      const path = fixturePath(fixture, file);
      return existsSync(path) ? readFileSync(path, "utf8") : undefined;
    };
    const report = prettyReport(diagnostics, sourceText, { color: false, summary: true, all: true });
    await expectGolden(golden("diagnostics.txt"), diagnostics.length === 0 ? undefined : report);
  });

  test("the same bytes again", async () => {
    const again = await compileNavigation({ ...options, root });
    expect(JSON.stringify(again)).toBe(JSON.stringify(await compiledFixture(fixture)));
  });
});

/** What a case covers of the result, by pointer; undefined when it covers only diagnostics. */
function coveredOf({ covers }: FixtureCase, navigation: ResolvedNavigation | null): string | undefined {
  const pointers = [...new Set(Object.values(covers))].filter((place) => place === "" || place.startsWith("/"));
  if (pointers.length === 0) return undefined;
  return formatted(Object.fromEntries(pointers.map((pointer) => [pointer, valueAt(navigation, pointer)])));
}

function formatted(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
