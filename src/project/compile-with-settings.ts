// Defines `compileWithSettings` of navc: compiles a docs folder as its settings say, and judges its problems as `navc check` does. (D402)
import type { CompileResult } from "../compiler/compile-result.ts";
import type { CompileOptions } from "../compiler/options.ts";
import { compileNavigation } from "./compile-navigation.ts";

/** The result of a compile whose `diagnostics` and `ok` are about the problems that count. */
export interface JudgedResult extends CompileResult {
  /** The number of problems that the baseline accepts; they are not among the diagnostics. */
  readonly accepted: number;
  /** The number of problems that the settings ignore; they are not among the diagnostics. */
  readonly ignored: number;
}

/**
 * Compiles a docs folder with the settings in its `navc.config.json`, or in `navc` of a package.json, which `compileNavigation` does
 * not read; the options override them. The `diagnostics` are without what the settings ignore and without what their baseline
 * accepts, and `ok` is false if one of the others is an error. Rejects with an `Error` that names the place in settings or a baseline that can't
 * be used, and else as `compileNavigation` does.
 */
export async function compileWithSettings(given: Omit<CompileOptions, "host"> = {}): Promise<JudgedResult> {
  // Its type has none, but a program without types may give one, and the settings are on the disk.
  if ("host" in given)
    throw new TypeError(
      `compileWithSettings: there is no option "host", because it reads the folder of "root" with its settings. compileNavigation reads through a host, without settings.`,
    );
  // Loaded here, because a program that compiles without settings does not need them.
  const { checkRoot, choosesFindings, withAllFindings } = await import("./compiled-site.ts");
  const { readSettings, withGiven } = await import("./settings/site-settings.ts");
  const { root = ".", ...others } = given;
  checkRoot(root);
  const settings = readSettings(root, {});
  const options = { ...withGiven(settings.compile, others), root };
  const asked = choosesFindings(settings) ? withAllFindings(options) : options;
  const result = await compileNavigation(asked);
  const { judgeFindings } = await import("./judging/judge-findings.ts");
  const { diagnostics, accepted, ignored } = await judgeFindings({ result, settings, asked }, root, {}, () => {});
  const { navigation, unknown, notJudged, lock } = result;
  return {
    navigation,
    ok: navigation !== null && diagnostics.every(({ severity }) => severity !== "error"),
    diagnostics,
    accepted: accepted?.number ?? 0,
    ignored,
    unknown,
    notJudged,
    ...(lock === undefined ? {} : { lock }),
    // Computed when they are read.
    get inputs() {
      return result.inputs;
    },
  };
}
