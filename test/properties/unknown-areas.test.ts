// Does what is not known hide no finding outside of its own area, whatever the site?
import { expect, test } from "vitest";
import { compileNavigation, type CompileResult, type Host } from "../../src/index.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../src/compiler/text/json-value.ts";
import { nodeHost } from "../../src/project/disk/node-host.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { fixtureCases, type FixtureCase } from "../support/fixture-cases.ts";

/** Parts that can't be read, or that can hold only what begins with `zq`. No fixture has that. */
const parts: Readonly<Record<string, JsonObject>> = {
  "a spec that is not there": { group: "Zq", openapi: { source: "zq.json", directory: "zq" } },
  "a list that is none": { group: "Zq", pages: { first: "zq/first" } },
  "a misspelt list": { group: "Zq", pagse: ["zq/first"] },
  "a broken reference among files of its own": { group: "Zq", pages: [{ page: "zq/first" }, 7] },
};

const numbered = Object.entries(parts).map(([name, part], number) => ({ name, part, number }));
/** Of so many fixtures in turn one is tried with each part; with `NAVC_RUNS=1` every fixture. */
const turn = Math.ceil(10 / propertyRuns(10));

test.each(numbered)("beside $name all else is found as before", async ({ part, number }) => {
  const lost: string[] = [];
  let changed = 0;
  for (const [index, fixture] of fixtureCases().entries()) {
    if ((index + number) % turn !== 0) continue;
    const before = readDocs(fixture);
    const after = before === undefined ? undefined : withPart(before, part);
    if (before === undefined || after === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- a thousand compiles at once need much memory
    const [known, other] = [await findingsBefore(fixture, before), await compile(fixture, after)];
    changed += 1;
    const found = new Set(findingsOf(other));
    // What front matter names may be in any spec of the docs folder.
    const isLeft = other.notJudged.some(
      ({ code, reason }) => code === "endpoint-unknown" && reason.startsWith("zq.json"),
    );
    const gone = known.filter((finding) => !found.has(finding) && !(isLeft && finding.startsWith("endpoint-")));
    lost.push(...gone.map((finding) => `${fixture.name}: ${finding}`));
  }
  expect(changed).toBeGreaterThan(200 / turn);
  expect(lost).toEqual([]);
});

function readDocs({ folder }: FixtureCase): JsonObject | undefined {
  try {
    const value = JSON.parse(nodeHost(`${folder}/input`).readText("docs.json") ?? "") as JsonValue;
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The same with a part at the end of the first list of groups or pages; undefined without one. */
function withPart(docs: JsonObject, part: JsonObject): JsonObject | undefined {
  const copy = structuredClone(docs);
  const left: JsonValue[] = [copy["navigation"] ?? null];
  for (let value = left.shift(); value !== undefined; value = left.shift()) {
    if (Array.isArray(value)) left.push(...value);
    else if (isJsonObject(value))
      for (const [name, child] of Object.entries(value)) {
        if ((name === "groups" || name === "pages") && Array.isArray(child) && child.length > 0) {
          (child as JsonValue[]).push(part);
          return copy;
        }
        left.push(child);
      }
  }
  return undefined;
}

const findings = new Map<string, readonly string[]>();

/** What is found in a fixture as it is: it is compiled once for all parts. */
async function findingsBefore(fixture: FixtureCase, docs: JsonObject): Promise<readonly string[]> {
  const known = findings.get(fixture.name) ?? findingsOf(await compile(fixture, docs));
  findings.set(fixture.name, known);
  return known;
}

async function compile({ folder, options }: FixtureCase, docs: JsonObject): Promise<CompileResult> {
  const disk = nodeHost(`${folder}/input`);
  const config = JSON.stringify(docs, null, 2);
  const host: Host = { ...disk, readText: (path) => (path === "docs.json" ? config : disk.readText(path)) };
  return await compileNavigation({ ...options, host, discover: true, links: true });
}

function findingsOf({ diagnostics }: CompileResult): readonly string[] {
  return diagnostics.map(({ code, file, message }) => `${code} ${file} ${message}`);
}
