// Reads the parts of a GraphQL schema that can have a page: queries, mutations and types (D112).
import {
  GraphQLError,
  Kind,
  Lexer,
  Source,
  TokenKind,
  parse,
  type DefinitionNode,
  type DirectiveNode,
  type FieldDefinitionNode,
  type TypeNode,
} from "graphql";
import type { GraphqlPart } from "../contract/graphql-entry.ts";
import { readingLimits } from "../text/reading-limits.ts";
import type { GraphqlDefinition, GraphqlSchema } from "./graphql-catalog.ts";

/** A schema, a syntax error with its offsets in the text, or a reading limit that the text exceeds. */
export type SchemaReading =
  | { readonly kind: "read"; readonly schema: GraphqlSchema }
  | { readonly kind: "syntax"; readonly problem: string; readonly start: number; readonly end: number }
  | { readonly kind: "limit"; readonly problem: string };

/** Reads a schema. It is not checked whether its types fit together. Never throws. */
export function readGraphqlSchema(text: string): SchemaReading {
  try {
    const problem = beyondLimits(text);
    if (problem !== undefined) return { kind: "limit", problem };
    return { kind: "read", schema: schemaOf(parse(text, { noLocation: true }).definitions) };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const start = error.positions?.[0] ?? 0;
    return { kind: "syntax", problem: clauseOf(error.message), start, end: start + wordAt(text, start).length };
  }
}

function wordAt(text: string, start: number): string {
  return /^(?:\w+|\S)/.exec(text.slice(start, start + 100))?.[0] ?? "";
}

/** The parser's message as a clause: `"}" is where a Name has to be`. */
function clauseOf(message: string): string {
  const problem = message.replace(/^Syntax Error: /, "").replace(/\.$/, "");
  const [, expected, found] = /^Expected (.*), found (.*)$/s.exec(problem) ?? [];
  if (expected !== undefined && found !== undefined) return `${found} is where ${expected} has to be`;
  return problem.slice(0, 1).toLowerCase() + problem.slice(1);
}

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Brackets and words are counted first, because the parser recurses for each bracket and keeps each word. */
function beyondLimits(text: string): string | undefined {
  const { depth, words } = readingLimits.graphql;
  const lexer = new Lexer(new Source(text));
  let level = 0;
  for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count += 1) {
    const { kind } = lexer.token;
    if (opening.has(kind)) level += 1;
    else if (closing.has(kind)) level -= 1;
    if (level > depth) return `it is nested deeper than ${depth} levels`;
    if (count >= words) return `it has more than ${words} words and signs`;
  }
  return undefined;
}

interface SchemaType {
  readonly tag: string;
  readonly description: string | undefined;
  /** The fields of types, by name, for nested names. */
  readonly fields: Map<string, SchemaField>;
}

interface SchemaField {
  readonly description: string | undefined;
  readonly deprecated: boolean;
  /** The name of its type, without lists. */
  readonly type: string;
}

const tags: { readonly [Node in Kind]?: string } = {
  [Kind.OBJECT_TYPE_DEFINITION]: "OBJECT",
  [Kind.INTERFACE_TYPE_DEFINITION]: "INTERFACE",
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: "INPUT",
  [Kind.UNION_TYPE_DEFINITION]: "UNION",
  [Kind.ENUM_TYPE_DEFINITION]: "ENUM",
};

function schemaOf(definitions: readonly DefinitionNode[]): GraphqlSchema {
  const types = new Map<string, SchemaType>();
  const roots = new Map<string, string>();
  let isNamed = false;
  for (const node of definitions) {
    if (node.kind === Kind.SCHEMA_DEFINITION) isNamed = true;
    if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION)
      for (const { operation, type } of node.operationTypes ?? []) roots.set(operation, type.name.value);
    const tag = tags[node.kind];
    if (tag === undefined || !("name" in node) || node.name === undefined || isReserved(node.name.value)) continue;
    const description = "description" in node ? node.description?.value : undefined;
    types.set(node.name.value, { tag, description, fields: new Map() });
  }
  if (!isNamed) for (const [operation, name] of usualRoots) if (!roots.has(operation)) roots.set(operation, name);
  for (const node of definitions) addFields(node, types);
  return partsOf(types, roots);
}

const usualRoots: readonly (readonly [string, string])[] = [
  ["query", "Query"],
  ["mutation", "Mutation"],
  ["subscription", "Subscription"],
];

/** Adds the fields of one definition: a type can have several, because of its extensions. */
function addFields(node: DefinitionNode, types: ReadonlyMap<string, SchemaType>): void {
  if (!hasOutputFields(node)) return;
  const known = types.get(node.name.value)?.fields;
  for (const field of node.fields ?? [])
    if (!isReserved(field.name.value)) known?.set(field.name.value, fieldOf(field));
}

const withFields: ReadonlySet<string> = new Set([
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_EXTENSION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_EXTENSION,
]);

type FieldsNode = Extract<
  DefinitionNode,
  {
    readonly kind:
      | Kind.OBJECT_TYPE_DEFINITION
      | Kind.OBJECT_TYPE_EXTENSION
      | Kind.INTERFACE_TYPE_DEFINITION
      | Kind.INTERFACE_TYPE_EXTENSION;
  }
>;

function hasOutputFields(node: DefinitionNode): node is FieldsNode {
  return withFields.has(node.kind);
}

function fieldOf({ description, directives, type }: FieldDefinitionNode): SchemaField {
  return { description: description?.value, deprecated: isDeprecated(directives), type: namedType(type) };
}

function isDeprecated(directives: readonly DirectiveNode[] = []): boolean {
  return directives.some(({ name }) => name.value === "deprecated");
}

function namedType(node: TypeNode): string {
  let type = node;
  while (type.kind !== Kind.NAMED_TYPE) type = type.type;
  return type.name.value;
}

function isReserved(name: string): boolean {
  return name.startsWith("__");
}

function partsOf(types: ReadonlyMap<string, SchemaType>, roots: ReadonlyMap<string, string>): GraphqlSchema {
  const rootTypes = new Set(roots.values());
  const fieldsOf = (kind: "query" | "mutation"): SchemaType["fields"] | undefined =>
    types.get(roots.get(kind) ?? "")?.fields;
  const findField = (kind: "query" | "mutation", name: string): GraphqlDefinition | undefined => {
    let fields = fieldsOf(kind);
    let field: SchemaField | undefined;
    for (const segment of name.split(".")) {
      field = fields?.get(segment);
      fields = types.get(field?.type ?? "")?.fields;
    }
    return field && { description: field.description, deprecated: field.deprecated, tag: kind.toUpperCase() };
  };
  const findType = (name: string): GraphqlDefinition | undefined => {
    const type = rootTypes.has(name) ? undefined : types.get(name);
    return type && { description: type.description, deprecated: false, tag: type.tag };
  };
  return {
    find: ({ kind, name }: GraphqlPart) => (kind === "type" ? findType(name) : findField(kind, name)),
    names: (kind) =>
      kind === "type" ? [...types.keys()].filter((name) => !rootTypes.has(name)) : [...(fieldsOf(kind)?.keys() ?? [])],
  };
}
