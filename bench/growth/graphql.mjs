// Rows of the table of growth: entries that name parts of a GraphQL schema.

import { compiling, site, times } from "./work.mjs";

const fields = (n, fieldOf) => `type Query {\n${times(n, (i) => `  ${fieldOf(i)}`).join("\n")}\n}\n`;

/** A tab with a schema and entries. */
const naming = (schemaOf, entryOf) => (n) =>
  compiling(
    site({ tabs: [{ tab: "API", graphql: "s.graphql", pages: times(n, entryOf) }] }, { "s.graphql": schemaOf(n) }),
  );

const queries = (n) => fields(n, (i) => `"Says ${i}." q${i}: Int`);

export const graphqlRows = {
  "graphql: entries of queries": { n: 500, make: naming(queries, (i) => `QUERY q${i}`) },
  "graphql: entries of no query": { n: 300, make: naming(queries, (i) => `QUERY r${i}`) },
  "graphql: entries of types": {
    n: 500,
    make: naming(
      (n) => times(n, (i) => `type T${i} { a: Int }`).join("\n"),
      (i) => `TYPE T${i}`,
    ),
  },
  "graphql: a large schema with one entry": { n: 2000, make: naming(queries, (i) => (i === 0 ? "QUERY q0" : `p${i}`)) },
  "graphql: extensions of one type": {
    n: 500,
    make: naming(
      (n) => `type Query { a: Int }\n${times(n, (i) => `extend type Query { q${i}: Int }`).join("\n")}`,
      (i) => `QUERY q${i}`,
    ),
  },
};
