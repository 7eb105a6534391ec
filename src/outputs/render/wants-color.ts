// Decides whether text for a stream is colored.

/** True if text on `stream` may be colored: the option, then NO_COLOR, FORCE_COLOR, then whether it is a terminal. */
export function wantsColor(
  stream: { readonly isTTY?: boolean | undefined },
  { env }: { readonly env: { readonly [name: string]: string | undefined } },
  option: boolean | undefined,
): boolean {
  if (option !== undefined) return option;
  if (env["NO_COLOR"]) return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return stream.isTTY === true && env["TERM"] !== "dumb";
}
