// Lets every command print JSON with the same words: --reporter json.
import { Option } from "commander";

/** The names of reporters that commands have beside those of `navc check`. */
export const plainReporters = ["text", "json"] as const;

/** `--reporter` of a command whose own option is `--format`. */
export function reporterOption(): Option {
  return new Option("--reporter <name>", "text or json; json is the same as --format json").choices(plainReporters);
}

/** The options with the format that `--reporter` asks for. */
export function withReporter<Options extends { readonly format: string; readonly reporter?: string }>(
  options: Options,
): Options {
  return options.reporter === "json" ? { ...options, format: "json" } : options;
}
