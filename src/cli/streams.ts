// What does a command write to, and what may it know of it?

/** A place to write text to, as `process.stdout` is. */
export interface TextStream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** Width of the terminal. */
  readonly columns?: number | undefined;
}

/** The outside of the command line: tests give their own. */
export interface Streams {
  /** Results, and nothing else. */
  readonly stdout: TextStream;
  /** Everything else. */
  readonly stderr: TextStream;
  /** Environment variables. */
  readonly env: { readonly [name: string]: string | undefined };
}

/** True when text on `stream` may be coloured: the option, then NO_COLOR, FORCE_COLOR, then whether it is a terminal. */
export function wantsColor(stream: TextStream, { env }: Streams, option: boolean | undefined): boolean {
  if (option !== undefined) return option;
  if (env["NO_COLOR"]) return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return stream.isTTY === true && env["TERM"] !== "dumb";
}
