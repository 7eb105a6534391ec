// What can a spec look like? Random specs full of the cases that are hard for navigation, and sites that use them.
import fc from "fast-check";
import { dump } from "js-yaml";
import type { JsonObject } from "../../src/index.ts";

/** An operation as its author wrote it; what is undefined is not written. */
export interface WrittenOperation {
  readonly method: string;
  readonly summary: string | undefined;
  readonly tags: readonly string[];
  readonly href: string | undefined;
  readonly metadata: JsonObject | undefined;
  readonly hidden: boolean;
  readonly excluded: boolean;
  readonly deprecated: boolean;
}

/** A path or webhook with its operations, in the order of the file; `byRef`: written elsewhere, behind a `$ref`. */
export interface WrittenPath {
  readonly target: string;
  readonly operations: readonly WrittenOperation[];
  readonly byRef: boolean;
}

/** A spec before it is text. */
export interface WrittenSpec {
  readonly paths: readonly WrittenPath[];
  readonly webhooks: readonly WrittenPath[];
  /** Names by tag, for its list of tags. */
  readonly groups: readonly (readonly [tag: string, group: string])[];
}

/** A spec as one division attaches it. */
export interface WrittenUse {
  readonly source: string;
  readonly directory: string | undefined;
}

/** A site whose divisions do nothing but generate. */
export interface SpecSite {
  readonly kind: "tab" | "language" | "version";
  readonly divisions: readonly (readonly WrittenUse[])[];
  readonly specs: Readonly<Record<string, WrittenSpec>>;
}

const sources = ["a.json", "more/a.json", "c.yaml"];
const summaries = [
  ["List", "list", "LIST.", "List 1", "List-1", " ", "", "  List  ", "index", "Index", "..", ".", "/", "{x}", "{}"],
  ["A/B", "a  b", "a   b", "People & Co.", "日本語", "Über {x} uns", "a?b#c", "100%", "%2e%2e", "a\\b", "\u{1F600}"],
  ["__proto__", "constructor", "(,.')", "--", "---", "line\nbreak", "a\tb", "\ud800", "\ufffd"],
].flat();
const words = [
  "Users",
  "users",
  "users.",
  "Us ers",
  "",
  " ",
  "..",
  "日本語",
  "__proto__",
  "constructor",
  "a/b",
  "List",
];
const targets = [
  ["/", "", "/users", "/users/", "/Users", "/users/{id}", "/users/{name}", "/users/{id}/posts/{postId}", "/a b"],
  ["__proto__", "constructor", "/__proto__", "/üñí", "/a?b=c", "//"],
].flat();
const hooks = ["orderCreated", "order created", "order/created", "__proto__", "users", ""];
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const hrefs = ["/own", "own", "/Own", "/api-reference/users/list", "/index", "/a b/../c", "/", " "];
const directories = [undefined, undefined, "api-reference", "ref", "Ref/", "/", "ref/users", "../up"];
const metadata: readonly JsonObject[] = [
  { title: "A title" },
  { title: " ", sidebarTitle: "Aside" },
  JSON.parse(`{ "__proto__": { "x": 1 }, "title": "Proto" }`) as JsonObject,
  { icon: "box", deprecated: true, x: [1, { y: null }] },
];
const seldom = fc.nat(6).map((number) => number === 0);

function maybe<Value>(values: readonly Value[], freq: number): fc.Arbitrary<Value | undefined> {
  return fc.option(fc.constantFrom(...values), { nil: undefined, freq });
}

const operation: fc.Arbitrary<WrittenOperation> = fc.record({
  method: fc.constantFrom(...methods),
  summary: maybe(summaries, 6),
  tags: fc.array(fc.constantFrom(...words), { maxLength: 2 }),
  href: maybe(hrefs, 1),
  metadata: maybe(metadata, 1),
  hidden: seldom,
  excluded: seldom,
  deprecated: seldom,
});

function pathList(names: readonly string[], maxLength: number): fc.Arbitrary<readonly WrittenPath[]> {
  const path = fc.record({
    target: fc.constantFrom(...names),
    operations: fc.uniqueArray(operation, { maxLength: 4, selector: ({ method }) => method }),
    byRef: seldom,
  });
  return fc.uniqueArray(path, { maxLength, selector: ({ target }) => target });
}

/** A random operation; its method is the one of its path that is free. */
export const arbitraryOperation: fc.Arbitrary<WrittenOperation> = operation;

/** A random spec. */
export const arbitrarySpec: fc.Arbitrary<WrittenSpec> = fc.record({
  paths: pathList(targets, 6),
  webhooks: pathList(hooks, 2),
  groups: fc.array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)), { maxLength: 3 }),
});

/** A random site of up to three specs, some of them equal, used below directories that may be equal. */
export const arbitrarySpecSite: fc.Arbitrary<SpecSite> = fc
  .record({
    kind: fc.constantFrom("tab" as const, "language" as const, "version" as const),
    made: fc.tuple(arbitrarySpec, arbitrarySpec),
    copied: fc.boolean(),
    divisions: fc.array(
      fc.uniqueArray(fc.record({ source: fc.constantFrom(...sources), directory: fc.constantFrom(...directories) }), {
        minLength: 1,
        maxLength: 2,
        selector: ({ source }) => source,
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ kind, made: [one, other], copied, divisions }) => ({
    kind,
    divisions,
    specs: { "a.json": one, "more/a.json": copied ? one : other, "c.yaml": other },
  }));

/** The files of a site. */
export function specSiteFiles({ kind, divisions, specs }: SpecSite): Readonly<Record<string, string>> {
  const labels = { tab: ["T1", "T2", "T3"], language: ["en", "fr", "ja"], version: ["v1", "v2", "v3"] }[kind];
  const list = divisions.map((uses, index) => ({ [kind]: labels[index], openapi: uses }));
  const files: Record<string, string> = {
    "docs.json": JSON.stringify({ name: "Site", navigation: { [`${kind}s`]: list } }, null, 1),
  };
  for (const [source, spec] of Object.entries(specs)) files[source] = specText(spec, source);
  return files;
}

/** A spec as JSON, or as YAML where its name says so. */
export function specText({ paths, webhooks, groups }: WrittenSpec, source: string): string {
  const items = new Map<string, JsonObject>();
  const document = {
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    tags: groups.map(([name, group]) => ({ name, "x-group": group })),
    paths: pathMap(paths, "path", items),
    webhooks: pathMap(webhooks, "hook", items),
    components: { pathItems: Object.fromEntries(items) },
  };
  return source.endsWith(".yaml") ? dump(document, { lineWidth: -1 }) : JSON.stringify(document);
}

function pathMap(paths: readonly WrittenPath[], prefix: string, items: Map<string, JsonObject>): JsonObject {
  const entries = paths.map(({ target, operations, byRef }, index): [string, JsonObject] => {
    const item = Object.fromEntries(operations.map((each) => [each.method, operationObject(each)]));
    if (!byRef) return [target, item];
    items.set(`${prefix}${index}`, item);
    return [target, { $ref: `#/components/pathItems/${prefix}${index}` }];
  });
  return Object.fromEntries(entries);
}

function operationObject({ summary, tags, href, metadata: fields, ...is }: WrittenOperation): JsonObject {
  const mint = { ...(href !== undefined && { href }), ...(fields !== undefined && { metadata: fields }) };
  return {
    ...(summary !== undefined && { summary }),
    ...(tags.length > 0 && { tags }),
    ...(Object.keys(mint).length > 0 && { "x-mint": mint }),
    ...(is.hidden && { "x-hidden": true }),
    ...(is.excluded && { "x-excluded": true }),
    ...(is.deprecated && { deprecated: true }),
  };
}
