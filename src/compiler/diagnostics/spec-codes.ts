// The codes for what is wrong with a spec, or with the entry that names one of its operations.
import type { SpecKind } from "../contract/spec-attachment.ts";
import { httpMethods } from "../contract/http-methods.ts";
import { count, didYouMean, hiddenNote, type Codes } from "./codes.ts";

export interface SpecArgs {
  readonly "spec-not-found": {
    readonly word: string;
    readonly uses: number;
    readonly nearest?: string | undefined;
    /** The files that a base name matches, if there are several. */
    readonly fits?: readonly string[] | undefined;
  };
  readonly "spec-syntax": { readonly spec: string; readonly problem: string };
  readonly "spec-json-as-yaml": { readonly spec: string; readonly problem: string };
  readonly "spec-version": { readonly spec: string; readonly problem: string };
  /** What is lost: one field, without effect on other operations; operations; or the whole file. */
  readonly "spec-invalid": {
    readonly spec: string;
    readonly problem: string;
    readonly lost: "field" | "operations" | "all";
  };
  readonly "spec-ref": { readonly target: string; readonly problem: string; readonly uses: number };
  readonly "spec-outside-root": { readonly target: string };
  readonly "spec-remote": {
    readonly url: string;
    readonly uses: number;
    /** It is an overlay of a spec. */
    readonly isOverlay?: boolean;
  };
  readonly "spec-unreachable": { readonly url: string; readonly problem: string };
  /** `page`: the field of front matter that has the entry; undefined for an entry of docs.json. */
  readonly "endpoint-without-spec": {
    readonly entry: string;
    readonly page: SpecKind | undefined;
    readonly uses: number;
  };
  readonly "endpoint-method": { readonly word: string; readonly nearest?: string | undefined };
  /** `specs`: all specs that were searched. */
  readonly "endpoint-unknown": {
    readonly entry: string;
    readonly specs: readonly string[];
    readonly nearest?: string | undefined;
    /** In how many other languages and versions it is also named. */
    readonly others: number;
    /** The overlay that removed it. */
    readonly removedBy?: string | undefined;
    /** The spec is a GraphQL schema. */
    readonly isGraphql?: boolean;
  };
  readonly "endpoint-excluded": { readonly entry: string; readonly spec: string };
  readonly "operation-ambiguous": {
    readonly entry: string;
    readonly specs: readonly string[];
    readonly used: string;
    /** The number of different operations, and of the pages that name one. */
    readonly entries: number;
    readonly uses: number;
  };
  readonly "endpoint-collision": {
    readonly first: string;
    readonly second: string;
    readonly count: number;
    readonly example: string;
    /** True if both are shown as the page of the first. */
    readonly isShared?: boolean;
    /** What removes the collision: other words in the spec, other addresses there, a directory of its own, or fewer lines in the lock. */
    readonly fix:
      | { readonly kind: "words"; readonly isLocked: boolean; readonly of: "summary" | "operationId" | "nothing" }
      | {
          readonly kind: "directory";
          readonly field: SpecKind | "graphql";
          readonly source: string;
          readonly directory: string;
        }
      | { readonly kind: "href"; readonly spec: string }
      | { readonly kind: "lock"; readonly address: string; readonly spec: string; readonly key: string };
  };
  readonly "generation-stopped": {
    readonly spec: string;
    readonly kind: SpecKind;
    readonly left: number;
    readonly owner: string;
  };
  readonly "lock-syntax": { readonly problem: string };
  readonly "operation-unlisted": {
    readonly spec: string;
    readonly kind: SpecKind;
    readonly left: number;
    /** How many of them are webhooks. */
    readonly webhooks: number;
    /** The first of them, as an entry would name them. */
    readonly examples: readonly string[];
    /** Whether only front matter names the spec. */
    readonly isOfPages: boolean;
    /** Whether the front matter of a page shows an operation of it. */
    readonly isByPages: boolean;
  };
}

const everyMethod = httpMethods.flatMap(({ name, isSince32 }) => (isSince32 ? [] : [name])).join(", ");

export const specCodes: Codes<SpecArgs> = {
  "spec-not-found": {
    severity: "error",
    subject: ["word", "fits"],
    count: ({ uses }) => uses,
    message: ({ word, uses, nearest, fits }) =>
      fits === undefined
        ? `There is no spec "${word}"; ${uses === 1 ? "this place needs" : `${uses} places need`} it.${hiddenNote(word)}` +
          (didYouMean(nearest) || " Write its path from the docs folder, or add the file.")
        : `"${word}" matches ${fits.length} files (${someOf(fits)}), so none is used. ` +
          `Write the path of the right one, from the docs folder.`,
  },
  "spec-syntax": {
    severity: "error",
    subject: ["spec"],
    message: ({ spec, problem }) => `${spec} can't be read: ${problem}.`,
  },
  "spec-json-as-yaml": {
    severity: "warning",
    subject: ["spec"],
    message: ({ spec, problem }) =>
      `${spec} is not valid JSON (${problem}); it was read as YAML, and other tools will refuse it. Correct it, or rename it to end in ".yaml".`,
  },
  "spec-version": {
    severity: "warning",
    subject: ["spec"],
    message: ({ spec, problem }) => `${spec}: ${problem}. Its operations are still listed.`,
  },
  "spec-invalid": {
    severity: ({ lost }) => (lost === "field" ? "warning" : "error"),
    subject: ["spec"],
    message: ({ spec, problem, lost }) => {
      if (lost === "all") return `${spec} is not valid: ${problem}.`;
      return lost === "field"
        ? `${spec}: ${problem}. Until it is fixed, the rest of the spec is used without it.`
        : `${spec}: ${problem}. Until it is fixed, operations are missing.`;
    },
  },
  "spec-ref": {
    severity: "error",
    subject: ["target"],
    count: ({ uses }) => uses,
    message: ({ target, problem, uses }) =>
      `The "$ref" "${target}"${uses === 1 ? "" : ` (${uses} times)`} can't be followed: ${problem}. Correct it. Until then, what it refers to is left out.`,
  },
  "spec-outside-root": {
    severity: "error",
    subject: ["target"],
    message: ({ target }) =>
      `"${target}" leads out of the docs folder, and nothing outside it is read. Copy the file into the docs folder.`,
  },
  "spec-remote": {
    severity: "warning",
    subject: ["url"],
    isForAllFiles: true,
    count: ({ uses }) => uses,
    message: ({ url, uses, isOverlay = false }) =>
      isOverlay
        ? `${url} was not fetched, because navc does not use the network by default, so its spec is used without this overlay. ` +
          `Allow it with --remote-specs, or keep a copy of the overlay in the docs folder.`
        : `${url} was not fetched, because navc does not use the network by default; ${uses === 1 ? "this place lacks" : `${uses} places lack`} ` +
          `its operations. Allow it with --remote-specs, or keep a copy of the spec in the docs folder.`,
  },
  "spec-unreachable": {
    severity: "error",
    subject: ["url"],
    message: ({ url, problem }) =>
      `${url} could not be fetched: ${problem}. Check the address, or keep a copy of the spec in the docs folder.`,
  },
  "endpoint-without-spec": {
    severity: "error",
    subject: ["entry", "page"],
    count: ({ uses }) => uses,
    message: ({ entry, page, uses }) =>
      page === undefined
        ? `"${entry}"${uses === 1 ? " names an endpoint" : ` and ${count(uses - 1, "other")} here name endpoints`}, but no spec applies there. Set "openapi" on an element above.`
        : `"${entry}"${uses === 1 ? (page === "openapi" ? " names an endpoint" : " names a channel") : ` and ${count(uses - 1, "other")} in front matter name ${page === "openapi" ? "endpoints" : "channels"}`}, ` +
          `but the docs folder has no ${page === "openapi" ? "OpenAPI" : "AsyncAPI"} document. ` +
          `Add the document, or remove ${uses === 1 ? "this line" : "these lines"}.`,
  },
  "endpoint-method": {
    severity: "error",
    subject: ["word"],
    message: ({ word, nearest }) =>
      nearest === undefined
        ? `No spec that applies there has the method "${word}". ` +
          `Write one of ${everyMethod}, or a method of "additionalOperations", exactly as the spec has it.`
        : `"${word}" is not an HTTP method.${didYouMean(nearest)}`,
  },
  "endpoint-unknown": {
    severity: "error",
    subject: ["entry", "specs"],
    isForAllFiles: true,
    count: ({ others }) => others + 1,
    message: ({ entry, specs, nearest, others, removedBy, isGraphql = false }) =>
      (removedBy === undefined
        ? `${specs.length === 1 ? `${specs.join("")} has no "${entry}"` : `None of the specs that apply there (${someOf(specs)}) has "${entry}"`}.${didYouMean(nearest) || (isGraphql ? " Check the name against the schema." : " Check the method and the path against the spec.")}`
        : `The overlay ${removedBy} removes "${entry}", so it has no page. Remove the entry, or the action of the overlay.`) +
      (others === 0
        ? ""
        : ` ${count(others, "other language or version names", "other languages or versions name")} it, too.`),
  },
  "endpoint-excluded": {
    severity: "error",
    subject: ["entry", "spec"],
    message: ({ entry, spec }) =>
      `${spec} marks "${entry}" with "x-excluded", so it has no page. Remove the entry, or remove "x-excluded" from the spec.`,
  },
  "operation-ambiguous": {
    severity: "warning",
    subject: ["entry", "specs", "used"],
    count: ({ uses }) => uses,
    message: ({ entry, specs, used, entries, uses }) =>
      `"${entry}"${entries === 1 ? " is" : ` and ${count(entries - 1, "other operation")} are`} in ${count(specs.length, "spec")} (${someOf(specs)}); ${used} is used. ` +
      `Name the right spec${uses === 1 ? "" : ` on each of the ${uses} pages`}: "${used} ${entry}".`,
  },
  "endpoint-collision": {
    severity: "warning",
    subject: ["first", "second"],
    count: ({ count }) => count,
    message: ({ first, second, count: pages, example, isShared = false, fix }) =>
      (isShared
        ? `${count(pages, "entry", "entries")} of ${second} ${pages === 1 ? "has an address" : "have addresses"} that ${first} also uses, so ${pages === 1 ? "it shows the page" : "they show the pages"} of ${first} (${example}). `
        : first === second
          ? `${count(pages, "operation")} of ${first} ${pages === 1 ? "has" : "have"} the address of an earlier one, so ${pages === 1 ? "it" : "they"} got a number (${example}). `
          : `${count(pages, "operation")} of ${second} ${pages === 1 ? "has an address" : "have addresses"} that ${first} also uses, so ${pages === 1 ? "it" : "they"} got another address (${example}). `) +
      collisionFix(fix, pages),
  },
  "generation-stopped": {
    severity: "info",
    subject: ["spec", "kind", "owner"],
    count: ({ left }) => left,
    summary: (number) => `${count(number, "operation")} without a page, because pages are listed beside the spec`,
    message: ({ spec, kind, left, owner }) =>
      `${owner} lists its own pages, so ${count(left, kind === "openapi" ? "operation" : "channel")} of ${spec} ${left === 1 ? "has" : "have"} no page. ` +
      `${kind === "openapi" ? `List them as "GET /path"` : `Set "asyncapi" on a group without "pages"`}, or compile with the dialect "mintlify" to add them all.`,
  },
  "lock-syntax": {
    severity: "error",
    subject: [],
    message: ({ problem }) =>
      `The lock can't be used: ${problem}. Correct it, or restore it from version control, because without it addresses may change. It was not written.`,
  },
  "operation-unlisted": {
    severity: "info",
    subject: ["spec", "kind"],
    count: ({ left }) => left,
    summary: (number) => `${count(number, "operation")} without a page`,
    message: ({ spec, kind, left, webhooks, examples, isOfPages, isByPages }) =>
      `${count(left, kind === "openapi" ? "operation" : "channel")} of ${spec}${webhooks === 0 || left === 1 ? "" : `, ${webhooks} of them ${webhooks === 1 ? "a webhook" : "webhooks"},`} ${left === 1 ? "has" : "have"} no page (${examples.join(", ")}${left > examples.length ? ", …" : ""}), while others have one. ` +
      (kind === "openapi" && isOfPages
        ? `Add ${left === 1 ? "a page" : "pages"} with "openapi" in front matter, or set "x-excluded" in the spec on what readers do not need.`
        : kind === "openapi"
          ? `List ${left === 1 ? "it" : "them"} in "pages"${isByPages ? `, add ${left === 1 ? "a page" : "pages"} with "openapi" in front matter as for others` : ""}, or set "x-excluded" in the spec on what readers do not need.`
          : `Add a page with "asyncapi" in its front matter, or set "asyncapi" on a group without "pages".`),
  },
};

const otherWords: Readonly<Record<"summary" | "operationId" | "nothing", string>> = {
  summary: `Give the operations different summaries, or set "x-mint": { "href": … } on each.`,
  operationId: `Give the operations ids that differ in their letters and digits, or set "x-mint": { "href": … } on each.`,
  nothing: `Set "x-mint": { "href": … } on each of them.`,
};

function collisionFix(fix: SpecArgs["endpoint-collision"]["fix"], pages: number): string {
  if (fix.kind === "directory")
    return `Set a directory for them: "${fix.field}": { "source": "${fix.source}", "directory": "${fix.directory}" }.`;
  if (fix.kind === "href")
    return `"x-mint": { "href": … } in ${fix.spec} sets ${pages === 1 ? "this address" : "these addresses"}, whatever the directory is. Change or remove it there.`;
  if (fix.kind === "lock")
    return `The lock keeps ${fix.address} for "${fix.key}" of ${fix.spec}, which no longer exists. Remove the lines of both from the lock to free the address.`;
  const words = otherWords[fix.of];
  return fix.isLocked ? `${words} Then remove its line from the lock.` : words;
}

/** The first names of a list that can be long. */
function someOf(names: readonly string[]): string {
  return `${names.slice(0, 5).join(", ")}${names.length > 5 ? ", …" : ""}`;
}
