// Is a change of a broken site refused, or made as a whole?
import { diceFrom } from "../../outputs/schema/mutate.ts";
import { changeKinds, randomChange } from "../../project/change/random-change.ts";
import { planned, withFiles } from "../../project/change/planned-change.ts";
import { stateOf } from "../../project/change/site-state.ts";
import { UsageError } from "../../../src/project/settings/usage-error.ts";
import type { FuzzedSite } from "../fuzzed-site.ts";

/** Plans a change, and reads what it would write. What is refused is no fault; what is thrown is one. */
export async function changing({ after: { files, options } }: FuzzedSite): Promise<readonly string[]> {
  const site = await stateOf({ name: "", texts: files, options });
  if (site === undefined) return [];
  const dice = diceFrom(JSON.stringify(files).length);
  const found = randomChange(changeKinds[dice(changeKinds.length)]!, site, dice);
  const plan = found && (await planned(files, { operations: found.change.operations }, options).catch(refused));
  if (found === undefined || plan === undefined || plan.refusals.length > 0) return [];
  const now = withFiles(files, plan.files);
  const broken = plan.files.flatMap((file) => {
    if (!("before" in file) || !("after" in file)) return [];
    return isJson(file.before) && !isJson(file.after) ? [file.kind === "move" ? file.to : file.file] : [];
  });
  const said = JSON.stringify(found.change.operations);
  if (broken.length > 0) return [`${said} makes ${broken.join(", ")} no JSON`];
  const after = await stateOf({ name: "", texts: now, options });
  return after === undefined ? [`the site has no navigation after ${said}`] : [];
}

function refused(error: unknown): undefined {
  if (!(error instanceof UsageError)) throw error;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ""));
    return true;
  } catch {
    return false;
  }
}
