// Is each code block of the documentation true: its types, its commands, and what they print?
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPackage, type BuiltPackage } from "../examples/built-package.ts";
import { checkTypes } from "./check-types.ts";
import { blocksOf, type Block } from "./markdown-blocks.ts";
import { compare, tryBlocks, type Finding } from "./try-blocks.ts";
import { openWorkshops, type Workshops } from "./workshop.ts";

const documents = [
  "README.md",
  "docs/getting-started.md",
  "docs/reference/library.md",
  "docs/reference/cli.md",
  "docs/feeds.md",
  "docs/change.md",
  "docs/diff.md",
  "docs/reference/reports.md",
  "docs/checks.md",
  "docs/ci.md",
  "docs/mintlify.md",
  "docs/reference/build-systems.md",
  "docs/reference/checks.md",
  "docs/reference/feeds.md",
  "docs/reference/schema.md",
  "docs/snapshots.md",
];
const blocksByDocument = new Map(documents.map((document) => [document, blocksOf(document)]));
const allBlocks = [...blocksByDocument.values()].flat();

let built: BuiltPackage;
let workshops: Workshops;
let types: ReadonlyMap<Block, string>;
const findings = new Map<Block, Finding>();

beforeAll(async () => {
  built = builtPackage();
  workshops = openWorkshops(built);
  const trials = documents.map(tryDocument);
  [types] = await Promise.all([checkTypes(allBlocks, workshops.folder), ...trials]);
});

afterAll(() => workshops.remove());

async function tryDocument(document: string): Promise<void> {
  const workshop = workshops.open(document);
  for (const [block, finding] of await tryBlocks(blocksByDocument.get(document) ?? [], workshop)) {
    findings.set(block, finding);
  }
}

describe.each(documents)("%s", (document) => {
  test.each((blocksByDocument.get(document) ?? []).map((block) => [`${block.line} ${block.language}`, block] as const))(
    "line %s",
    (_, block) => {
      expect(types.get(block) ?? "").toBe("");
      const { promised, found } = findings.get(block) as Finding;
      expect(found).toBe(promised);
    },
  );
});

test.each([
  ["a\n", "a\n", true],
  ["a\n…\nd\n", "a\nb\nc\nd\n", true],
  ["a\n…\n", "a\n", true],
  ["took … ms\n", "took 12 ms\n", true],
  ["a\n", "a\nb\n", false],
  ["took … ms\n", "took 1\n2 ms\n", false],
  ["(a|b)\n", "a\n", false],
])("%j allows %j: %s", (promised, found, isAllowed) => {
  const finding = compare(promised, found);
  expect(finding.promised === finding.found).toBe(isAllowed);
});
