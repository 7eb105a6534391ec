// Does a new operation leave the addresses of all others alone? (D8, D40, D42)
import fc from "fast-check";
import { expect, test } from "vitest";
import { urlSchemes, type UrlScheme } from "../../../src/compiler/contract/dialect.ts";
import { compileNavigation, memoryHost, type CompileOptions, type CompileResult } from "../../../src/index.ts";
import { propertyRuns } from "../../support/property-runs.ts";

interface Said {
  readonly path: string;
  readonly method: "get" | "post";
  readonly tag: string;
  readonly summary: string;
  readonly href: string;
}

/** A site with two specs, attached in this order. */
interface State {
  readonly specs: { readonly [file: string]: readonly Said[] };
  readonly order: readonly string[];
  readonly urls: UrlScheme;
}

// Few words, so that many operations want one address.
const said: fc.Arbitrary<Said> = fc.record({
  path: fc.constantFrom("/a", "/a/{id}", "/a/id", "/b", "/b/{x}/c", "/c"),
  method: fc.constantFrom("get", "post"),
  tag: fc.constantFrom("", "Users", "users", "Teams"),
  summary: fc.constantFrom("", "List", "list", "List 1", "Make"),
  href: fc.constantFrom("", "", "", "/api-reference/list", "/api-reference/users/list-1"),
});
const operations = fc.uniqueArray(said, { maxLength: 9, selector: ({ path, method }) => `${method} ${path}` });

const state: fc.Arbitrary<State> = fc.record({
  specs: fc.record({ "a.json": operations, "b.json": operations }),
  order: fc.constantFrom(["a.json", "b.json"], ["b.json", "a.json"]),
  urls: fc.constantFrom<UrlScheme>(...urlSchemes),
});

async function compile({ specs, order, urls }: State, options: CompileOptions = {}): Promise<CompileResult> {
  const files = Object.entries(specs).map(([file, all]) => [file, specOf(all)] as const);
  const docs = JSON.stringify({ navigation: { groups: order.map((openapi) => ({ group: openapi, openapi })) } });
  return compileNavigation({ ...options, urls, host: memoryHost({ ...Object.fromEntries(files), "docs.json": docs }) });
}

function specOf(all: readonly Said[]): string {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, tag, summary, href } of all) {
    const words = { ...(tag === "" ? {} : { tags: [tag] }), ...(summary === "" ? {} : { summary }) };
    paths[path] = { ...paths[path], [method]: { ...words, ...(href === "" ? {} : { "x-mint": { href } }) } };
  }
  return JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths });
}

/** The address of each operation, by spec, method and path. */
function hrefs({ navigation }: CompileResult): ReadonlyMap<string, string> {
  return new Map(
    Object.values(navigation?.pages ?? {}).flatMap(({ href, operation }) =>
      operation === undefined ? [] : [[`${operation.spec} ${operation.method} ${operation.path}`, href]],
    ),
  );
}

test.each(urlSchemes)(
  "%s: without a reported collision, an inserted operation changes no other address",
  async (urls) => {
    await fc.assert(
      fc.asyncProperty(operations, fc.nat(9), async (all, at) => {
        const [inserted, ...rest] = all;
        if (inserted === undefined) return;
        const site = (operationsOf: readonly Said[]): State => ({
          specs: { "a.json": operationsOf },
          order: ["a.json"],
          urls,
        });
        const before = await compile(site(rest));
        const after = await compile(site(rest.toSpliced(at, 0, inserted)));
        if (after.diagnostics.length > 0) return;
        for (const [operation, href] of hrefs(before)) expect(hrefs(after).get(operation)).toBe(href);
      }),
      { numRuns: propertyRuns(150) },
    );
  },
);

test("with the lock, no address changes, whatever is inserted, reworded, turned round, taken out or put back", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(state, { maxLength: 5 }), async (states) => {
      let lock: NonNullable<CompileResult["lock"]> = { lockVersion: 1, operations: {} };
      const published = new Map<string, string>();
      for (const each of states) {
        // oxlint-disable-next-line no-await-in-loop -- each state goes on from the lock of the one before
        const result = await compile(each, { lock });
        const now = hrefs(result);
        const all = Object.values(each.specs).flat();
        expect(now.size).toBe(all.length);
        expect(new Set(now.values()).size).toBe(all.length);
        for (const [operation, href] of now) expect(published.get(operation) ?? href).toBe(href);
        for (const [operation, href] of now) published.set(operation, href);
        expect(new Set(published.values()).size).toBe(published.size);
        lock = result.lock!;
      }
    }),
    { numRuns: propertyRuns(150) },
  );
});
