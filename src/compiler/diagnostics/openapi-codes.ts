// The codes for what a spec has that can't be used as written: methods, tags, and specs that are refused. (D107, D108)
import { count, didYouMean, type Codes } from "./codes.ts";

/**
 * What is wrong with a name in `additionalOperations`: its method has a `field`, and it may be there, too (`twice`); it is
 * `no method`, or one in `small letters`.
 */
export type MethodFault = "field" | "twice" | "no method" | "small letters";

/** What is wrong with a tag of the document's list. */
export type TagFault =
  | { readonly kind: "doubled" }
  | { readonly kind: "unknown parent"; readonly parent: string; readonly nearest: string | undefined }
  /** The first names of the tags in it. */
  | { readonly kind: "circle"; readonly names: readonly string[] }
  | { readonly kind: "deep"; readonly levels: number };

/** Why the platform refuses a whole spec. */
export type SpecRefusal =
  /** A parameter has all of the query, and another one has a part of it. */
  | { readonly kind: "query and querystring" }
  | { readonly kind: "several querystrings"; readonly names: readonly string[] }
  | { readonly kind: "server variable"; readonly name: string }
  | { readonly kind: "header name"; readonly name: string }
  /** `prefixEncoding` or `itemEncoding` of what is no list. */
  | { readonly kind: "encoding"; readonly field: string }
  /** `exists`: it is a schema, but not one of those that a value can have. */
  | {
      readonly kind: "default mapping";
      readonly target: string;
      readonly exists: boolean;
      readonly nearest: string | undefined;
    }
  | { readonly kind: "no paths" }
  | { readonly kind: "no channels" }
  | { readonly kind: "AsyncAPI 2" };

export interface OpenApiArgs {
  readonly "spec-refused": { readonly spec: string; readonly fault: SpecRefusal };
  /** `names`: the first names. */
  readonly "additional-operation": {
    readonly spec: string;
    readonly fault: MethodFault;
    readonly names: readonly string[];
    readonly count: number;
    /** The platform refuses the spec. */
    readonly isRefused?: boolean;
  };
  /** `count`: how many tags are concerned. */
  readonly "spec-tag": {
    readonly spec: string;
    readonly tag: string;
    readonly fault: TagFault;
    readonly count: number;
    /** The platform refuses the spec. */
    readonly isRefused?: boolean;
  };
}

export const openApiCodes: Codes<OpenApiArgs> = {
  "spec-refused": {
    severity: "error",
    subject: ["spec", "fault"],
    message: ({ spec, fault }) => refusalText(spec, fault),
  },
  "additional-operation": {
    severity: ({ isRefused }) => (isRefused === true ? "error" : "warning"),
    subject: ["spec", "fault", "names"],
    count: ({ count }) => count,
    message: ({ spec, fault, names, count: all }) => {
      const quoted = `${names.map((name) => `"${name}"`).join(", ")}${all > names.length ? ` and ${all - names.length} more` : ""}`;
      return `"additionalOperations" in ${spec} has ${quoted}${methodFaults[fault](all === 1, names[0]!)}`;
    },
  },
  "spec-tag": {
    severity: ({ isRefused }) => (isRefused === true ? "error" : "warning"),
    subject: ["spec", "tag"],
    count: ({ count }) => count,
    message: ({ spec, tag, fault, count: all }) => tagFaultText(spec, tag, fault, all),
  },
};

const methodFaults: Readonly<Record<MethodFault, (isOne: boolean, name: string) => string>> = {
  field: (isOne, name) =>
    `, but ${isOne ? "this method has a field" : "these methods have fields"} of the path. Write "${name.toLowerCase()}" beside "additionalOperations", because OpenAPI allows only other methods in it.`,
  twice: (isOne, name) =>
    `, but the path has the operation already, so ${isOne ? "this one has" : "these have"} no page. Remove "${name}", or put it under another path.`,
  "no method": (isOne) =>
    `, which ${isOne ? "is not the name of a method" : "are not names of methods"}, so ${isOne ? "its operation has" : "their operations have"} no page. Write a name in capitals, such as "COPY".`,
  "small letters": (isOne, name) =>
    `, but methods are written in capitals, and no entry of "pages" can name ${isOne ? "this one" : "these"}. Write "${name.toUpperCase()}".`,
};

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function refusalText(spec: string, fault: SpecRefusal): string {
  const refused = `so the platform refuses all of ${spec}`;
  switch (fault.kind) {
    case "query and querystring":
      return `This operation has a parameter with "in": "querystring", which is the whole query, and one with "in": "query", ${refused}. Remove one of the two.`;
    case "several querystrings":
      return `This operation has several parameters with "in": "querystring" (${fault.names.map((name) => `"${name}"`).join(", ")}), and each is the whole query, ${refused}. Keep one.`;
    case "server variable":
      return `The variable "{${fault.name}}" is in this address twice, ${refused}. Give the second one another name.`;
    case "header name":
      return `"${fault.name}" is not a name that a header can have, ${refused}. Write letters, digits and hyphens.`;
    case "encoding":
      return `"${fault.field}" is for lists, and this content has neither "itemSchema" nor a schema of a list, ${refused}. Add "itemSchema", or write "encoding".`;
    case "default mapping":
      return fault.exists
        ? `"defaultMapping" names "${fault.target}", which is not one of the schemas in "oneOf" or "anyOf", ${refused}. Add it there, or name another one.`
        : `"defaultMapping" names "${fault.target}", which is not a schema of "components", ${refused}.${didYouMean(fault.nearest) || " Name one that is."}`;
    case "no paths":
      return `${spec} has no paths, and the platform builds no site with such a spec. Add a path, or remove the spec here.`;
    case "no channels":
      return `${spec} has no channels, and the platform builds no site with such a spec. Add a channel, or remove the spec here.`;
    case "AsyncAPI 2":
      return `${spec} is an AsyncAPI document before version 3, and the platform builds no site with it. Convert it to AsyncAPI 3.`;
  }
}

function tagFaultText(spec: string, tag: string, fault: TagFault, all: number): string {
  if (fault.kind === "doubled")
    return `"tags" in ${spec} has "${tag}" ${all === 2 ? "twice" : `${all} times`}, and the first one is used. Remove the others, or rename them.`;
  if (fault.kind === "unknown parent")
    return (
      `The tag "${tag}" in ${spec} has the parent "${fault.parent}", which is not in "tags", so its group is at the top.` +
      (didYouMean(fault.nearest) || ` Add the tag, or remove "parent".`)
    );
  if (fault.kind === "circle")
    return `The parents of tags in ${spec} lead in a circle: ${circleText(fault.names, all)}. Remove one "parent" of it. Until then, the group of "${tag}" is at the top.`;
  return all === 1
    ? `The tag "${tag}" in ${spec} is nested deeper than ${fault.levels} levels, so its group stays at that level. Use fewer levels of "parent".`
    : `The tag "${tag}" and ${count(all - 1, "other")} in ${spec} are nested deeper than ${fault.levels} levels, so their groups stay at that level. Use fewer levels of "parent".`;
}

function circleText([first = "", ...others]: readonly string[], all: number): string {
  const more = all > others.length + 1 ? ["…"] : [];
  return [...[first, ...others].map((name) => `"${name}"`), ...more, `"${first}"`].join(" → ");
}
