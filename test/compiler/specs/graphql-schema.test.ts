// What is read of a GraphQL schema, and what of it is refused.
import { describe, expect, test } from "vitest";
import { parseGraphqlEntry, type GraphqlPart } from "../../../src/compiler/contract/graphql-entry.ts";
import { readGraphqlSchema } from "../../../src/compiler/specs/graphql-schema.ts";
import type { GraphqlSchema } from "../../../src/compiler/specs/graphql-catalog.ts";
import { readingLimits } from "../../../src/compiler/text/reading-limits.ts";

function schemaOf(text: string): GraphqlSchema {
  const read = readGraphqlSchema(text);
  if (read.kind !== "read") throw new Error(read.problem);
  return read.schema;
}

function part(entry: string): GraphqlPart {
  const read = parseGraphqlEntry(entry);
  if (read === undefined) throw new Error(entry);
  return read;
}

const schema = schemaOf(`
  schema { query: Root }
  extend schema { mutation: Changes }
  type Root { users: [User!]!, node: Node, __hidden: Int }
  extend type Root { "Later." team: Team @deprecated }
  type Changes { add: Int }
  type Query { notARoot: Int }
  type User implements Node { id: ID, friend: User }
  interface Node { id: ID }
  union Either = User | Team
  enum Role { A }
  input Filter { name: String }
  scalar Date
  "A team."
  type Team { lead: User }
`);

test.each([
  ["QUERY users", "QUERY"],
  ["QUERY users.friend.friend.id", "QUERY"],
  ["QUERY node.id", "QUERY"],
  ["MUTATION add", "MUTATION"],
  ["TYPE User", "OBJECT"],
  ["TYPE Query", "OBJECT"],
  ["TYPE Node", "INTERFACE"],
  ["TYPE Either", "UNION"],
  ["TYPE Role", "ENUM"],
  ["TYPE Filter", "INPUT"],
])("%s is there, as %s", (entry, tag) => {
  expect(schema.find(part(entry))).toMatchObject({ tag, deprecated: false });
});

test.each([
  "QUERY add",
  "QUERY notARoot",
  "QUERY users.none",
  "QUERY __hidden",
  "TYPE Root",
  "TYPE Changes",
  "TYPE Date",
  "TYPE constructor",
])("%s is not there", (entry) => {
  expect(schema.find(part(entry))).toBeUndefined();
});

test("text and deprecation are those of the definition, also in an extension", () => {
  expect(schema.find(part("QUERY team"))).toEqual({ description: "Later.", deprecated: true, tag: "QUERY" });
  expect(schema.find(part("TYPE Team"))).toMatchObject({ description: "A team." });
});

test.each(["query users", "QUERY", "QUERY a b", "TYPE a.b", "QUERY 1a", "QUERY a..b", "QUERY /users", "GET users"])(
  "%s names no part of a schema",
  (entry) => {
    expect(parseGraphqlEntry(entry)).toBeUndefined();
  },
);

describe("a hostile schema", () => {
  const { depth, words } = readingLimits.graphql;

  test.each([
    ["types", `type Query { a: ${"[".repeat(100_000)}`],
    ["values", `type Query { a(b: Int = ${"[".repeat(100_000)}): Int }`],
    ["objects", `type Query { a(b: Int = ${"{a:".repeat(100_000)}): Int }`],
    ["a query", "{a".repeat(100_000)],
  ])("nested deep in %s is refused before it is parsed", (_what, text) => {
    expect(readGraphqlSchema(text)).toEqual({ kind: "limit", problem: `it is nested deeper than ${depth} levels` });
  });

  test("with too many words is refused, and brackets in strings and comments count for nothing", () => {
    const long = readGraphqlSchema(`type Query { ${"a: Int ".repeat(words / 3 + 1)}}`);
    expect(long).toMatchObject({ kind: "limit" });
    expect(readGraphqlSchema(`"${"{".repeat(1000)}" type Query { a: Int } # ${"{".repeat(1000)}`)).toMatchObject({
      kind: "read",
    });
  });

  test.each(["", "type Query {", "\u0000", "type Query { a: }", 'type Query { a: "\n" }'])(
    "%j is a syntax error",
    (text) => {
      expect(readGraphqlSchema(text)).toMatchObject({ kind: "syntax" });
    },
  );
});
