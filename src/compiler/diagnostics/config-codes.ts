// The codes about docs.json as a file.
import { count, didYouMean, type Codes, type Severity } from "./codes.ts";

export interface ConfigArgs {
  /** `legacy`: there is a mint.json. `reason`: why the file can't be read, such as "is a folder". */
  readonly "config-not-found": {
    readonly file: string;
    readonly elsewhere?: string | undefined;
    readonly legacy: boolean;
    /** Why there is no docs folder, as a clause. */
    readonly noFolder: string | undefined;
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
  /** `what` is the start of the sentence, such as `"group"`; `uses` is the number of such texts in the file. */
  readonly "text-too-long": { readonly what: string; readonly most: number; readonly uses: number };
  readonly "limit-exceeded": { readonly what: string; readonly limit: string; readonly option: string };
  /** `of`: the code of the problems that are not listed; `left`: the number of these problems. */
  readonly "more-problems": { readonly of: string; readonly severity: Severity; readonly left: number };
}

export const configCodes: Codes<ConfigArgs> = {
  "config-not-found": {
    severity: "error",
    subject: ["file", "elsewhere"],
    message: ({ file, elsewhere, legacy, noFolder, reason }) => {
      if (reason !== undefined)
        return `${file} ${reason}, so the navigation can't be read. Replace it with a JSON file that navc may read.`;
      if (noFolder !== undefined)
        return `The docs folder ${noFolder}, so there is no ${file} and no navigation to compile. Correct its path: navc takes the folder that has ${file}.`;
      const missing = `There is no ${file} in this folder, so there is no navigation to compile.`;
      if (elsewhere !== undefined) return `${missing} There is one in ${elsewhere}: give navc that folder.`;
      return legacy
        ? `${missing} There is a mint.json, the older format: navc import mint makes a docs.json site from it.`
        : `${missing} Give navc the folder that has it.`;
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
        ? `There is no file "${target}" for this "$ref". The path is relative to the file that has the "$ref".` +
          (didYouMean(nearest) || " Correct the path, or add the file.")
        : `The file "${target}" of this "$ref" ${reason}. Replace it with a file that navc may read.`,
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
    message: ({ chain }) => `This "$ref" makes a loop of files: ${chain.join(" → ")}. Remove one of these references.`,
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
      (uses === 1 ? " Shorten it." : ` Shorten it. This file has ${uses} texts that are too long.`),
  },
  "limit-exceeded": {
    severity: "error",
    subject: ["what"],
    message: ({ what, limit, option }) =>
      `${what} is over the limit of ${limit}, and what is over it is left out. If that size is intended, raise the limit "${option}".`,
  },
  "more-problems": {
    severity: ({ severity }) => severity,
    subject: ["of", "severity"],
    count: ({ left }) => left,
    message: ({ of, left }) =>
      `${count(left, "more problem")} of the code ${of} ${left === 1 ? "is" : "are"} not listed. Fix the listed problems first, or raise the limit "findings".`,
  },
};
