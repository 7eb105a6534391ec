// Is there an error wherever there is no result?
import type { FuzzedSite } from "../fuzzed-site.ts";

/** No navigation, or `ok: false`, without a word would leave a user alone. */
export function saysWhy({ result: { navigation, ok, diagnostics } }: FuzzedSite): readonly string[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return [
    ...(navigation === null && errors === 0 ? ["there is no navigation, and no error says why"] : []),
    ...(ok === errors > 0 ? [`ok is ${ok} with ${errors} errors`] : []),
  ];
}
