// Is a site whose navigation is in several files changed as the same site in one file? (D592, D636)
import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonObject, JsonValue } from "../../src/index.ts";
import type { ChangeOperation } from "../../src/project/change/site-change.ts";
import { UsageError } from "../../src/project/settings/usage-error.ts";
import { planned, withFiles, type SiteTexts } from "../project/change/planned-change.ts";
import { propertyRuns } from "../support/property-runs.ts";

const numRuns = propertyRuns(300);

const names = ["a", "b", "c", "d", "e", "f"];
const products = ["Cloud", "Self"];

interface Case {
  /** For each value that can be a file, whether it is one. */
  readonly inFile: readonly boolean[];
  readonly hasRoot: boolean;
  readonly operation: ChangeOperation;
}

const pathOf = fc.tuple(fc.constantFrom("cloud", "self"), fc.constantFrom(...names)).map((each) => each.join("/"));
const labelsOf = fc
  .tuple(
    fc.constantFrom(...products),
    fc.constantFrom(["Docs"], ["Docs", "Start"], ["Docs", "Start", "Deep"], ["More", "Help"]),
  )
  .map(([product, labels]) => [product, ...labels]);
const target = fc.oneof(
  fc.record({ kind: fc.constantFrom("before" as const, "after" as const), page: pathOf }),
  labelsOf.filter(({ length }) => length > 2).map((labels) => ({ kind: "into" as const, labels })),
);
const operations: fc.Arbitrary<ChangeOperation> = fc.oneof(
  fc.record({ kind: fc.constant("remove-division" as const), labels: labelsOf, redirect: fc.constant("home") }),
  fc.record({ kind: fc.constant("remove" as const), page: pathOf, redirect: fc.constant("home") }),
  fc.record({ kind: fc.constant("place" as const), page: pathOf, target }),
  fc.record({ kind: fc.constant("place-division" as const), labels: labelsOf, target }),
  fc.record({ kind: fc.constant("relabel" as const), labels: labelsOf, label: fc.constant("New") }),
  fc.record({ kind: fc.constant("add" as const), page: fc.constant("cloud/new"), title: fc.constant("New"), target }),
  pathOf.map((from) => ({ kind: "move" as const, from, to: `${from}-new` })),
);
const cases: fc.Arbitrary<Case> = fc.record({
  inFile: fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
  hasRoot: fc.boolean(),
  operation: operations,
});

/** The site in files, and in one file. */
function sitesOf({ inFile, hasRoot }: Case): readonly [SiteTexts, SiteTexts] {
  const files: Record<string, string> = {};
  let at = 0;
  const part = (value: JsonValue): JsonValue => {
    at += 1;
    if (inFile[at % inFile.length] !== true) return value;
    const file = `part-${at}.json`;
    files[file] = JSON.stringify(value, null, 2);
    return { $ref: `./${file}` };
  };
  const product = (label: string): JsonObject => {
    const [a, b, c, d, e, f] = names.map((name) => `${label.toLowerCase()}/${name}`) as [string, ...string[]];
    const deep = part({ group: "Deep", pages: part([c!, d!]) });
    const start = part({
      group: "Start",
      ...(hasRoot ? { root: b! } : {}),
      pages: part(hasRoot ? [a, deep] : [a, b!, deep]),
    });
    const help = part({ group: "Help", pages: part([e!, f!]) });
    return {
      product: label,
      tabs: part([part({ tab: "Docs", groups: part([start]) }), part({ tab: "More", groups: [help] })]),
    };
  };
  const home = { product: "Home", groups: [{ group: "Home", pages: ["home"] }] };
  const config = JSON.stringify(
    { name: "T", navigation: { products: [home, ...products.map((each) => part(product(each)))] } },
    null,
    2,
  );
  const paths = ["home", ...products.flatMap((each) => names.map((name) => `${each.toLowerCase()}/${name}`))];
  const pages = Object.fromEntries(
    paths.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n\nText of ${path}, with a [link](/cloud/a).\n`]),
  );
  const inFiles = { ...pages, ...files, "docs.json": config };
  return [inFiles, { ...pages, "docs.json": JSON.stringify(whole(inFiles), null, 2) }];
}

/** docs.json with what its references stand for. */
function whole(texts: SiteTexts): JsonValue {
  const read = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(read);
    if (value === null || typeof value !== "object") return value;
    const { $ref } = value as JsonObject;
    if (typeof $ref === "string") return read(JSON.parse(texts[$ref.slice(2)]!));
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, read(each)]));
  };
  return read(JSON.parse(texts["docs.json"]!));
}

/** What a change makes of a site: its tree, its pages, and what is said. */
async function outcomeOf(texts: SiteTexts, operation: ChangeOperation): Promise<unknown> {
  const plan = await planned(texts, { operations: [operation] }).catch((error: unknown) => {
    if (error instanceof UsageError) return undefined;
    throw error;
  });
  if (plan === undefined) return "cannot be done";
  const after = withFiles(texts, plan.files);
  const refused = plan.refusals.map((each) => (each.kind === "problem" ? each.code : each.kind));
  const pages = Object.entries(after).filter(([file]) => file.endsWith(".mdx"));
  const { addresses, placed, counts } = plan;
  return { tree: whole(after), pages: Object.fromEntries(pages), refused, addresses, placed, counts };
}

test("what is in files changes as in one file", async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(cases, async (given) => {
      const [inFiles, inOne] = sitesOf(given);
      const expected = await outcomeOf(inOne, given.operation);
      expect(await outcomeOf(inFiles, given.operation)).toEqual(expected);
      if (expected !== "cannot be done") done += 1;
    }),
    { numRuns },
  );
  expect(done).toBeGreaterThan(numRuns / 2);
}, 120_000);
