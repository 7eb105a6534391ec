// Which endpoint entries end the build of the platform?
import type { Row } from "./row.ts";

// The other operations have no page either, which is no news while an entry is wrong.
const inTab = (entry: string): string => `{ "tabs": [{ "tab": "T", "openapi": "specs/a.json", "pages": [
      "POST /users",
      ${entry}
    ] }] }`;

/** Faults where the first one ends the build of the platform, or the entry becomes a missing page. */
export const endpoints: readonly Row[] = [
  {
    input: "a misspelt verb",
    navigation: inTab(`‸"GTE /users"‸`),
    says: "endpoint-method",
    suggestion: "GET /users",
  },
  {
    input: "another word for a verb",
    navigation: inTab(`‸"FETCH /users"‸`),
    says: "endpoint-method",
    suggestion: "GET /users",
  },
  { input: "a verb that is none", navigation: inTab(`‸"GREET /users"‸`), says: "endpoint-method" },
  {
    input: "a method that the spec has not added",
    navigation: inTab(`‸"COPY /users"‸`),
    says: "endpoint-method",
    words: `No spec that applies there has the method "COPY".`,
  },
  {
    input: "a method of another spec version",
    navigation: inTab(`‸"QUERY /users"‸`),
    says: "endpoint-unknown",
    suggestion: "GET /users",
  },
  {
    input: "a method with a field among those that the spec adds",
    navigation: `{ "tabs": [{ "tab": "T", "openapi": "specs/c.json" }] }`,
    files: {
      "specs/c.json": `{ "openapi": "3.2.0", "info": { "title": "C", "version": "1" }, "paths": {
        "/files": { "additionalOperations": { "COPY": {}, ‸"PUT"‸: {} } } } }`,
    },
    says: "additional-operation",
    severity: "warning",
    words: `Write "put" beside "additionalOperations"`,
  },
  {
    input: "an added method in small letters",
    navigation: `{ "tabs": [{ "tab": "T", "openapi": "specs/c.json" }] }`,
    files: {
      "specs/c.json": `{ "openapi": "3.2.0", "info": { "title": "C", "version": "1" }, "paths": {
        "/files": { "additionalOperations": { ‸"copy"‸: {} } } } }`,
    },
    says: "additional-operation",
    severity: "warning",
    words: `Write "COPY".`,
  },
  {
    input: "a tag with a misspelt parent",
    navigation: `{ "tabs": [{ "tab": "T", "openapi": "specs/c.json" }] }`,
    files: {
      "specs/c.json": `{ "openapi": "3.2.0", "info": { "title": "C", "version": "1" },
        "tags": [{ "name": "store" }, { "name": "books", "parent": ‸"stroe"‸ }], "paths": { "/a": { "get": { "tags": ["books"] } } } }`,
    },
    says: "spec-tag",
    severity: "warning",
    suggestion: "store",
  },
  {
    input: "tags that are parents of each other",
    navigation: `{ "tabs": [{ "tab": "T", "openapi": "specs/c.json" }] }`,
    files: {
      "specs/c.json": `{ "openapi": "3.2.0", "info": { "title": "C", "version": "1" },
        "tags": [{ "name": "a", "parent": ‸"b"‸ }, { "name": "b", "parent": "a" }], "paths": { "/a": { "get": {} } } }`,
    },
    says: "spec-tag",
    severity: "warning",
    words: `in a circle: "a" → "b" → "a"`,
  },
  {
    input: "a page whose front matter names a method alone",
    navigation: `{ "pages": ["page"] }`,
    files: { "page.mdx": "---\nopenapi: ‸GET‸\n---\n" },
    says: "front-matter-type",
    severity: "error",
    words: `such as "GET /users"`,
  },
  {
    input: "a misspelt part of a GraphQL schema",
    navigation: `{ "tabs": [{ "tab": "T", "graphql": "s.graphql", "pages": ["QUERY users", ‸"QUERY user"‸] }] }`,
    files: { "s.graphql": "type Query { users: Int }" },
    says: "endpoint-unknown",
    suggestion: "QUERY users",
  },
  {
    input: "a mutation that is a query",
    navigation: `{ "tabs": [{ "tab": "T", "graphql": "s.graphql", "pages": ["QUERY a", ‸"MUTATION users"‸] }] }`,
    files: { "s.graphql": "type Query { users: Int a: Int }" },
    says: "endpoint-unknown",
    suggestion: "QUERY users",
  },
  {
    input: "a GraphQL schema that is not there",
    navigation: `{ "tabs": [{ "tab": "T", "graphql": ‸"s.graphql"‸, "pages": ["QUERY users"] }] }`,
    says: "spec-not-found",
  },
  {
    input: "a syntax error in a GraphQL schema",
    navigation: `{ "tabs": [{ "tab": "T", "graphql": "s.graphql", "pages": ["QUERY users"] }] }`,
    files: { "s.graphql": "type Query { users: ‸}‸" },
    says: "spec-syntax",
  },
  {
    input: "an unknown generator of an SDK",
    navigation: `{ "tabs": [{ "tab": "T", "sdk": { "format": ‸"typdoc"‸, "source": "s.json" } }] }`,
    says: "wrong-type",
    suggestion: "typedoc",
  },
  {
    input: "an SDK where the platform refuses it",
    navigation: `{ "anchors": [{ "anchor": "A", ‸"sdk"‸: { "format": "typedoc", "source": "s.json" }, "pages": ["a"] }] }`,
    says: "unknown-field",
    severity: "info",
    words: "The platform refuses it",
  },
  {
    input: "an unknown path with a near one",
    navigation: inTab(`‸"GET /user"‸`),
    says: "endpoint-unknown",
    suggestion: "GET /users",
  },
  { input: "an unknown path", navigation: inTab(`‸"GET /nope/at/all"‸`), says: "endpoint-unknown" },
  {
    input: "a known path with a method it has not",
    navigation: inTab(`‸"GET /users/{id}"‸`),
    says: "endpoint-unknown",
  },
  {
    input: "a path in other letters",
    navigation: inTab(`‸"GET /Users"‸`),
    says: "endpoint-unknown",
    suggestion: "GET /users",
  },
  {
    input: "a template name that the spec has not",
    navigation: inTab(`‸"DELETE /users/{userId}"‸`),
    says: "endpoint-unknown",
    suggestion: "DELETE /users/{id}",
  },
  {
    input: "an unknown webhook",
    navigation: inTab(`‸"webhook orderCreate"‸`),
    says: "endpoint-unknown",
    suggestion: "webhook orderCreated",
  },
  {
    input: "an endpoint that the spec excludes",
    navigation: `{ "tabs": [{ "tab": "T", "openapi": "specs/a.json", "pages": [
      "GET /users", "POST /users", "DELETE /users/{id}", "webhook orderCreated",
      ‸"GET /internal"‸
    ] }] }`,
    says: "endpoint-excluded",
  },
  {
    input: "a spec that is not there",
    navigation: `{ "tabs": [{ "tab": "T", "openapi": ‸"specs/b.json"‸, "pages": ["GET /users", "POST /users"] }] }`,
    says: "spec-not-found",
    suggestion: "specs/a.json",
  },
  {
    input: "a spec in an entry that is not there",
    navigation: `{ "tabs": [{ "tab": "T", "pages": [
      "specs/a.json GET /users", "specs/a.json POST /users", "specs/a.json DELETE /users/{id}", "specs/a.json webhook orderCreated",
      ‸"specs/aa.json GET /users"‸
    ] }] }`,
    says: "spec-not-found",
    suggestion: "specs/a.json GET /users",
  },
  {
    input: "a spec that is no spec",
    navigation: `{ "tabs": [{ "tab": "T", "openapi": "specs/c.json", "pages": ["GET /users"] }] }`,
    files: { "specs/c.json": `‸{ "paths": {} }` },
    says: "spec-invalid",
  },
  {
    input: "a spec that is broken",
    navigation: `{ "tabs": [{ "tab": "T", "openapi": "specs/c.json", "pages": ["GET /users"] }] }`,
    files: { "specs/c.json": `{ "openapi": "3.1.0", "paths"‸:‸ ` },
    says: "spec-syntax",
  },
  {
    input: "endpoints without a spec in force",
    navigation: `{ "tabs": [{ "tab": "T", "pages": [
      ‸"GET /users"‸,
      "POST /users"
    ] }] }`,
    says: "endpoint-without-spec",
  },
  {
    input: "the spec of a tab under a misspelt name, above its endpoint entries",
    navigation: `{ "tabs": [{ "tab": "T", ‸"opnapi"‸: "specs/a.json", "pages": ["POST /users", "GET /nope"] }] }`,
    says: "missing-field",
    suggestion: "openapi",
  },
  {
    input: "the spec of a group misspelt below a tab with another",
    navigation: `{ "tabs": [{ "tab": "T", "openapi": "specs/a.json", "groups": [
      { "group": "G", ‸"opneapi"‸: "specs/b.json", "pages": ["POST /users"] }
    ] }] }`,
    says: "missing-field",
    suggestion: "openapi",
  },
  {
    input: "the spec of the site misspelt beside navigation",
    navigation: `{ "pages": ["POST /users"] }`,
    beside: `‸"openapis"‸: "specs/a.json"`,
    says: "missing-field",
    suggestion: "openapi",
  },
  {
    input: "the spec of the site misspelt in api",
    navigation: `{ "pages": ["POST /users"] }`,
    beside: `"api": { ‸"openAPI"‸: "specs/a.json" }`,
    says: "missing-field",
    suggestion: "openapi",
  },
  {
    input: "the spec of the site of a wrong type",
    navigation: `{ "pages": ["POST /users", "GET /nope"] }`,
    beside: `"api": { "openapi": ‸true‸ }`,
    says: "wrong-type",
  },
];
