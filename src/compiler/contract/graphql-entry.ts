// The grammar of entries that name a part of a GraphQL schema (D112).
import { referenceFolder } from "./api-reference.ts";
import { toPagePath, type PagePath } from "./page-path.ts";

/** The kinds of parts that can have a page. */
export const graphqlKinds = ["query", "mutation", "type"] as const;

/** A query or mutation, by its field names joined by dots, or a type. */
export interface GraphqlPart {
  readonly kind: (typeof graphqlKinds)[number];
  readonly name: string;
}

const kinds: Readonly<Record<string, GraphqlPart["kind"]>> = { QUERY: "query", MUTATION: "mutation", TYPE: "type" };
const form = /^(QUERY|MUTATION|TYPE)\s+([_a-z]\w*(?:\.[_a-z]\w*)*)$/i;

/** `QUERY user.posts`, `MUTATION addUser` or `TYPE User`; undefined for anything else, including a first word in other case. */
export function parseGraphqlEntry(text: string): GraphqlPart | undefined {
  const [, word = "", name = ""] = form.exec(text.trim()) ?? [];
  const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
  return kind === undefined || (kind === "type" && name.includes(".")) ? undefined : { kind, name };
}

/** A part as an entry names it. */
export function graphqlEntryText({ kind, name }: GraphqlPart): string {
  return `${kind.toUpperCase()} ${name}`;
}

const sections: Readonly<Record<GraphqlPart["kind"], string>> = {
  query: "queries",
  mutation: "mutations",
  type: "types",
};

const pathForm = /^(queries|mutations|types)\/(.+)$/;

/** The part whose page has a path below the folder of a schema; undefined for any other path. */
export function graphqlPartAt(path: string, directory: string | undefined): GraphqlPart | undefined {
  const folder = `${folderOf(directory)}/`;
  const [, section, rest = ""] = (path.startsWith(folder) && pathForm.exec(path.slice(folder.length))) || [];
  const kind = graphqlKinds.find((each) => sections[each] === section);
  return kind && parseGraphqlEntry(`${kind.toUpperCase()} ${rest.replaceAll("/", ".")}`);
}

function folderOf(directory: string | undefined): string {
  return referenceFolder({ kind: "graphql", ...(directory === undefined ? {} : { directory }) });
}

/** The path of the page of a part, as the platform makes it; undefined for one that is too long. */
export function graphqlPath({ kind, name }: GraphqlPart, directory: string | undefined): PagePath | undefined {
  const path = toPagePath([folderOf(directory), sections[kind], ...name.split(".")].join("/"));
  return path.ok ? path.path : undefined;
}
