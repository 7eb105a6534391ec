// How do the tests of this room read a docs.json?
import type { Dialect } from "../../../src/compiler/contract/dialect.ts";
import { hintBudget } from "../../../src/compiler/hints/hint-budget.ts";
import { defaultLimits, type Limits } from "../../../src/compiler/contract/limits.ts";
import { collectFindings } from "../../../src/compiler/diagnostics/collector.ts";
import type { Diagnostic } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { locateInYaml } from "../../../src/compiler/text/yaml-places.ts";
import { placeFindings } from "../../../src/compiler/diagnostics/place-findings.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { divisionChecks } from "../../../src/compiler/checks/checks.ts";
import type { ConfigTree } from "../../../src/compiler/syntax/config-tree.ts";
import { loadConfig } from "../../../src/compiler/syntax/load-config.ts";
import { checkSite } from "../../../src/compiler/syntax/check-site.ts";
import { readConfig } from "../../../src/compiler/syntax/read-config.ts";

/** What came of reading and checking. */
export interface Read {
  readonly tree: ConfigTree | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** `code@line` of each. */
  readonly codes: readonly string[];
}

/** Reads and checks files by path; `docs.json` is the one to start from. */
export function readFiles(
  files: Readonly<Record<string, string>>,
  limits: Partial<Limits> = {},
  dialect: Dialect = "contract",
): Read {
  const host = memoryHost(files);
  const collector = collectFindings({});
  const { report } = collector;
  const loaded = loadConfig({
    config: "docs.json",
    host,
    limits: { ...defaultLimits, ...limits },
    hints: hintBudget(),
    report,
  });
  const check = dialect === "mintlify" ? checkSite : undefined;
  const tree = loaded === undefined ? undefined : readConfig(loaded, report, check);
  if (tree !== undefined) for (const { run } of divisionChecks) run({ config: tree, dialect }, report, () => {});
  const diagnostics = placeFindings(collector.findings(), (file) => host.readText(file), {}, locateInYaml);
  return { tree, diagnostics, codes: diagnostics.map(({ code, range }) => `${code}@${range.start.line}`) };
}

/** Reads a value as `navigation`. */
export function readNavigation(navigation: unknown): Read {
  return readFiles({ "docs.json": JSON.stringify({ navigation }) });
}
