// The codes about docs.json as a file.
import { count, didYouMean, type Codes, type Severity } from "./codes.ts";

export interface ConfigArgs {
  /** `legacy`: there is a mint.json. `reason`: what is there in its place, such as "is a folder". */
  readonly "config-not-found": {
    readonly file: string;
    readonly elsewhere?: string | undefined;
    readonly legacy: boolean;
    readonly reason?: string | undefined;
  };
  readonly "config-syntax": { readonly file: string; readonly problem: string; readonly refused?: true | undefined };
  readonly "duplicate-key": { readonly key: string };
  readonly "ref-not-found": {
    readonly target: string;
    readonly nearest?: string | undefined;
    readonly reason?: string | undefined;
  };
  readonly "ref-outside-root": { readonly target: string; readonly nearest?: string | undefined };
  readonly "ref-cycle": { readonly chain: readonly string[] };
  readonly "ref-syntax": { readonly target: string; readonly problem: string };
  /** `what` in the words of the sentence: `"group"`; `uses` counts such texts of the file. */
  readonly "text-too-long": { readonly what: string; readonly most: number; readonly uses: number };
  readonly "limit-exceeded": { readonly what: string; readonly limit: string; readonly option: string };
  /** `of`: the code of the problems that are only counted; `left`: how many they are. */
  readonly "more-problems": { readonly of: string; readonly severity: Severity; readonly left: number };
}

export const configCodes: Codes<ConfigArgs> = {
  "config-not-found": {
    severity: "error",
    subject: ["file", "elsewhere"],
    message: ({ file, elsewhere, legacy, reason }) => {
      if (reason !== undefined)
        return `${file} ${reason}. It is what says where each page goes: put a file in its place that navc may read.`;
      const missing = `There is no ${file} here, and it is what says where each page goes.`;
      if (elsewhere !== undefined)
        return `${missing} There is one in ${elsewhere}: name that folder, as in navc check ${elsewhere}.`;
      return legacy
        ? `${missing} There is a mint.json, its older form: convert it to docs.json first.`
        : `${missing} Run navc in the folder that holds it, or name that folder: navc check path/to/docs.`;
    },
  },
  "config-syntax": {
    severity: "error",
    subject: ["file"],
    message: ({ file, problem, refused }) =>
      `${file} ${refused === true ? "is not read" : "is not valid JSON"}: ${problem}.`,
  },
  "duplicate-key": {
    severity: "error",
    subject: ["key"],
    message: ({ key }) =>
      `The key "${key}" is in this object twice, and only the last one counts. Remove one, or merge their values.`,
  },
  "ref-not-found": {
    severity: "error",
    subject: ["target"],
    message: ({ target, nearest, reason }) =>
      reason === undefined
        ? `There is no file "${target}" for this "$ref"; the path is taken from the file it is written in.` +
          (didYouMean(nearest) || " Correct it, or add the file.")
        : `The file "${target}" of this "$ref" ${reason}. Put a file in its place that navc may read.`,
  },
  "ref-outside-root": {
    severity: "error",
    subject: ["target"],
    message: ({ target, nearest }) =>
      `The "$ref" "${target}" leads out of the docs folder, and nothing outside it is read.` +
      (didYouMean(nearest) || " Move the file into the docs folder."),
  },
  "ref-cycle": {
    severity: "error",
    subject: ["chain"],
    message: ({ chain }) =>
      `This "$ref" leads back to a file it came from: ${chain.join(" → ")}. Remove one of these references.`,
  },
  "ref-syntax": {
    severity: "error",
    subject: ["target"],
    message: ({ target, problem }) => `The "$ref" "${target}" can't be used: ${problem}.`,
  },
  "text-too-long": {
    severity: "warning",
    subject: ["what"],
    count: ({ uses }) => uses,
    message: ({ what, most, uses }) =>
      `${what} is longer than ${most} characters, and is cut there.` +
      (uses === 1
        ? " Shorten it."
        : ` Shorten it, and the other texts of this file that are too long: ${uses} in all.`),
  },
  "limit-exceeded": {
    severity: "error",
    subject: ["what"],
    message: ({ what, limit, option }) =>
      `${what} is over the limit of ${limit}, and what goes beyond it is left out. If that is meant, raise the limit "${option}".`,
  },
  "more-problems": {
    severity: ({ severity }) => severity,
    subject: ["of", "severity"],
    count: ({ left }) => left,
    message: ({ of, left }) =>
      `${count(left, "more problem")} of the code ${of} ${left === 1 ? "is" : "are"} only counted. Fix those that are listed first, or raise the limit "findings".`,
  },
};
