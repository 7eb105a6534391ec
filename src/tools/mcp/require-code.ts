// Refuses a code that no problem has: an answer without problems would be taken for a site without them.
import { unknownCode } from "../../project/judging/only-codes.ts";
import { UsageError } from "../../project/settings/usage-error.ts";

/** Throws `UsageError` for a code that navc does not have. */
export function requireCode(code: string | undefined): void {
  const unknown = unknownCode(code === undefined ? [] : [code]);
  if (unknown !== undefined)
    throw new UsageError(`There is no code ${unknown} The resource navc://codes has all codes.`);
}
