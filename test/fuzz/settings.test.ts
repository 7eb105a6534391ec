// What does navc make of settings with real structure in wrong places? (the number of runs: NAVC_FUZZ_RUNS)
import fc from "fast-check";
import { expect, test } from "vitest";
import { readBaseline } from "../../src/project/baseline/baseline.ts";
import { readSiteConfig } from "../../src/project/settings/site-config.ts";
import { withoutIgnored } from "../../src/project/judging/judge-findings.ts";
import { UsageError } from "../../src/project/settings/usage-error.ts";
import { checkOptions } from "../../src/compiler/options.ts";
import type { JsonValue } from "../../src/compiler/text/json-value.ts";
import { madeDiagnostic } from "../support/made-diagnostic.ts";
import { anyEdit, editSite, type Edit } from "./edit-site.ts";
import { fuzzRuns } from "./fuzz-runs.ts";

const configuration: JsonValue = {
  $schema: "https://example.com/schema.json",
  rules: { "page-unlisted": "off", "page-not-found": "warning" },
  ignore: { "*": ["drafts/", "**/*.de.mdx"], "page-listed-twice": ["/api/**"] },
  baseline: "navc.baseline.json",
  maxWarnings: 3,
  dialect: "mintlify",
  urls: "operation-id",
  basePath: "/docs",
  remoteSpecs: false,
  config: "mint.json",
};
const baseline: JsonValue = {
  baselineVersion: 1,
  accepted: [
    { code: "page-not-found", file: "docs.json", subject: "guides/start", count: 2, note: "soon" },
    { code: "page-unlisted", file: "a.mdx", subject: "a.mdx" },
  ],
};

test("a configuration after some edits can be used, or is refused with one sentence", () => {
  const property = fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 4 }), (edits) => {
    const text = editText("navc.config.json", JSON.stringify(configuration, null, 2), edits);
    const said = sentence(() => {
      const {
        ignore = {},
        baseline: _file,
        maxWarnings: _most,
        ...options
      } = readSiteConfig({
        file: "navc.config.json",
        folder: "/",
        text,
        pointer: "",
      });
      checkOptions(options);
      withoutIgnored([madeDiagnostic({})], ignore);
    });
    assertPlain(said, text);
  });
  fc.assert(property, { numRuns: fuzzRuns.count, seed: fuzzRuns.seed });
});

test("a baseline after some edits is read, or refused with one sentence", () => {
  const property = fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 4 }), (edits) => {
    const text = editText("navc.baseline.json", JSON.stringify(baseline, null, 2), edits);
    const read = readBaseline(text);
    if (read.ok) for (const { count } of read.value) expect(count).toBeGreaterThan(0);
    else assertPlain(read.problem.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, "·"), text);
  });
  fc.assert(property, { numRuns: fuzzRuns.count, seed: fuzzRuns.seed });
});

function editText(file: string, text: string, edits: readonly Edit[]): string {
  return editSite({ name: file, files: { [file]: text }, options: {} }, edits).files[file] ?? text;
}

/** What is refused, in words; "" where it is not. Anything else that is thrown is a fault. */
function sentence(run: () => void): string {
  try {
    run();
    return "";
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

function assertPlain(said: string, text: string): void {
  expect(said).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
  const words = ["undefined", "NaN", "[object Object]"].filter((word) => !text.includes(word));
  expect(words.filter((word) => said.includes(word))).toEqual([]);
}
