// The codes for GraphQL schemas and SDKs of which the platform makes pages. (D112)
import { count, didYouMean, type Codes } from "./codes.ts";

export interface ReferenceArgs {
  /** A GraphQL schema that is over a limit for reading. */
  readonly "graphql-unread": { readonly schema: string; readonly problem: string };
  /** Front matter that names a symbol of a library. */
  readonly "sdk-symbol":
    | { readonly kind: "wrong"; readonly problem: string }
    | { readonly kind: "no library"; readonly name: string }
    | {
        readonly kind: "unknown";
        readonly name: string;
        readonly source: string;
        readonly nearest: string | undefined;
      };
  /** An element of another repository, whose folder was not given. */
  readonly "source-not-given": { readonly source: string; readonly nearest: string | undefined };
  /** `problem`: why its navigation can't be used, as a clause. */
  readonly "source-invalid": { readonly source: string; readonly problem: string };
  readonly "source-unused": { readonly source: string };
  readonly "platform-pages":
    /** `entries`: the number of entries that name a part of a schema on the network; 0 if none does. */
    | { readonly kind: "graphql"; readonly owner: string; readonly source: string; readonly entries: number }
    /** `entries`: the number of entries of pages below the folder of the SDK. */
    | { readonly kind: "sdk"; readonly owner: string; readonly source: string; readonly entries: number };
}

export const referenceCodes: Codes<ReferenceArgs> = {
  "graphql-unread": {
    severity: "warning",
    subject: ["schema"],
    message: ({ schema, problem }) =>
      `${schema} was not read: ${problem}. The titles of its entries are made from their names.`,
  },
  "sdk-symbol": {
    severity: "warning",
    subject: ["kind", "name", "problem"],
    message: (args) => {
      if (args.kind === "wrong")
        return `This "sdk" names no symbol: ${args.problem}. The platform ignores it. Write it as "class Client".`;
      if (args.kind === "no library")
        return `"${args.name}" is a symbol, but no "sdk" applies there. Add "format" and "source", or list the page below an element with "sdk".`;
      return `${args.source} has no "${args.name}".${didYouMean(args.nearest) || " Check its kind and its name."}`;
    },
  },
  "source-not-given": {
    severity: "info",
    subject: ["source"],
    summary: (number) => `${count(number, "element")} of another repository, so the result lacks what is there`,
    message: ({ source, nearest }) =>
      `${source} is another repository, so the result lacks its navigation, and links to its pages are not judged. ` +
      (nearest === undefined
        ? `To compile both as one site, name its folder with --source ${source}=path/to/folder.`
        : `The folder of ${nearest} was given.${didYouMean(nearest)}`),
  },
  "source-invalid": {
    severity: "error",
    subject: ["source"],
    message: ({ source, problem }) =>
      `The navigation of ${source} can't be used here: ${problem}. Correct that, or remove the element.`,
  },
  "source-unused": {
    severity: "warning",
    subject: ["source"],
    message: ({ source }) =>
      `No "sourceRef" of docs.json names ${source}, so the folder that was given for it is not in the site. Check the name, or add { "sourceRef": "${source}" } to a list.`,
  },
  "platform-pages": {
    severity: "info",
    subject: ["kind", "owner", "source"],
    count: ({ entries }) => Math.max(entries, 1),
    summary: () => "pages that only the platform makes, so the result lacks them",
    message: ({ kind, owner, source, entries }) => {
      const one = entries === 1;
      if (kind === "sdk")
        return (
          `The platform makes pages of ${source} in ${owner}, and navc does not. The result lacks them` +
          (entries === 0
            ? "."
            : `, and ${count(entries, "entry", "entries")} there ${one ? "has a title made from its path" : "have titles made from their paths"}.`)
        );
      return entries === 0
        ? `The platform makes a page for each query, mutation and type of ${source} in ${owner}, and navc does not fetch it. Keep a copy of the schema in the docs folder.`
        : `${count(entries, "entry", "entries")} of ${owner} ${one ? "names a part" : "name parts"} of ${source}, which navc does not fetch, so ${one ? "its title is made from its name" : "their titles are made from their names"}. Keep a copy of the schema in the docs folder.`;
    },
  },
};
