// Does every hard spec get the pages that D8 asks for? Held against a slow reading of D8's words.
import fc from "fast-check";
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type Page, type ResolvedNavigation } from "../../src/index.ts";
import {
  arbitraryOperation,
  arbitrarySpec,
  arbitrarySpecSite,
  specSiteFiles,
  type SpecSite,
  type WrittenOperation,
  type WrittenPath,
  type WrittenSpec,
} from "../support/arbitrary-spec.ts";
import { pageNodesIn } from "../support/walk-result.ts";
import { propertyRuns } from "../support/property-runs.ts";

const runs = { numRuns: propertyRuns(300) };

/** An operation where D8 puts it: `name` is unlike that of all others of its spec. */
interface Listed {
  readonly name: string;
  readonly webhook: boolean;
  readonly target: string;
  readonly operation: WrittenOperation;
}

/** An operation of which nothing is written. */
const plain: WrittenOperation = {
  method: "get",
  summary: undefined,
  tags: [],
  href: undefined,
  metadata: undefined,
  hidden: false,
  excluded: false,
  deprecated: false,
};

const methodOrder = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

// "Operations in the order of the file. Within one path: get, put, post, … Then the webhooks."
function listed({ paths, webhooks }: WrittenSpec): readonly Listed[] {
  const all: Listed[] = [];
  const add = (path: WrittenPath, webhook: boolean): void => {
    for (const method of methodOrder) {
      for (const operation of path.operations) {
        if (operation.method !== method) continue;
        const name = `${webhook ? "webhook " : ""}${method.toUpperCase()} ${path.target}`;
        all.push({ name, webhook, target: path.target, operation });
      }
    }
  };
  for (const path of paths) add(path, false);
  for (const path of webhooks) add(path, true);
  return all;
}

// "By the first tag. `x-group` of the tag object renames the group. Without a tag: `API Reference`."
function groupOf({ operation }: Listed, { groups }: WrittenSpec): string {
  const [tag] = operation.tags;
  if (tag === undefined) return "API Reference";
  const renamed = groups.find(([name, group]) => name === tag && name.trim() !== "" && group.trim() !== "");
  return renamed === undefined ? tag : renamed[1];
}

// The five steps of the sanitiser, letter by letter.
function sanitized(text: string): string {
  let out = text.split(" ").join("-");
  for (let open = out.indexOf("{"); open !== -1; open = out.indexOf("{", open + 1)) {
    const close = out.indexOf("}", open);
    if (close !== -1) out = `${out.slice(0, open)}-${out.slice(close + 1)}`;
  }
  if (out.startsWith("-")) out = out.slice(1);
  if (out.endsWith("-")) out = out.slice(0, -1);
  for (const letter of "{}(),.'\n/") out = out.split(letter).join("");
  let result = "";
  for (let at = 0; at < out.length; at += 1) {
    result += out[at]!;
    if (out[at] === "-" && out[at + 1] === "-") at += 1;
  }
  return result.toLowerCase();
}

const folders = (text: string): readonly string[] =>
  text
    .trim()
    .split("/")
    .filter((segment) => segment !== "" && segment !== "." && segment !== "..");

const ownHref = ({ operation }: Listed): string => folders(operation.href ?? "").join("/");

// "Path = directory / tag / summary, or method and path where there is no summary; for a webhook its name."
function wantedPath(each: Listed, directory: string | undefined): string {
  if (ownHref(each) !== "") return ownHref(each);
  const { target, webhook, operation } = each;
  const unnamed = webhook ? sanitized(target) || "webhook" : `${operation.method}-${sanitized(target)}`;
  const last = sanitized((operation.summary ?? "").trim() === "" ? "" : operation.summary!.toWellFormed()) || unnamed;
  const tag = sanitized(operation.tags[0] ?? "");
  return [...folders(directory ?? "api-reference"), tag, last]
    .filter((part) => part !== "")
    .join("/")
    .toLowerCase();
}

// "The title is the summary as it is written, else made from the path. A webhook's is always made from the path."
function wantedTitle({ webhook, operation }: Listed, path: string): string {
  const said = operation.metadata?.["title"];
  if (typeof said === "string" && said.trim() !== "") return said;
  if (!webhook && operation.summary !== undefined && operation.summary.trim() !== "")
    return operation.summary.toWellFormed();
  const words = path.split("/").at(-1)!.split("?")[0]!.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function compile(site: SpecSite): Promise<ResolvedNavigation> {
  const { navigation } = await compileNavigation({ host: memoryHost(specSiteFiles(site)) });
  return navigation!;
}

function nameOf({ operation }: Page): string {
  const { method, path, webhook } = operation as { method: string; path: string | null; webhook: string | null };
  return webhook === null ? `${method} ${path}` : `webhook ${method} ${webhook}`;
}

/** What makes two pages of one operation different: its directory, unless `x-mint.href` says where the page is. */
function slotsOf({ divisions, specs }: SpecSite): ReadonlyMap<string, readonly [Listed, string]> {
  const slots = new Map<string, readonly [Listed, string]>();
  for (const { source, directory } of divisions.flat()) {
    for (const each of listed(specs[source]!)) {
      if (each.operation.excluded) continue;
      const folder =
        ownHref(each) === ""
          ? folders(directory ?? "api-reference")
              .join("/")
              .toLowerCase()
          : "x-mint";
      slots.set(`${source} ${folder} ${each.name}`, [each, wantedPath(each, directory)]);
    }
  }
  return slots;
}

test("as many pages as operations, each address once, a hidden one without a place", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySpecSite, async (site) => {
      const navigation = await compile(site);
      const slots = slotsOf(site);
      const pages = Object.values(navigation.pages);
      expect(pages.length).toBe(slots.size);
      const wanted = [...slots].map(([slot, [each]]) => `${slot.split(" ")[0]} ${each.name}`);
      expect(pages.map((page) => `${page.operation!.spec} ${nameOf(page)}`).toSorted()).toEqual(wanted.toSorted());
      const shown = new Set(navigation.editions.flatMap(({ tree }) => pageNodesIn(tree).map(([node]) => node.href)));
      for (const page of pages) {
        const each = listed(site.specs[page.operation!.spec]!).find(({ name }) => name === nameOf(page))!;
        expect([page.href, shown.has(page.href), page.hidden === true]).toEqual([
          page.href,
          !each.operation.hidden,
          each.operation.hidden,
        ]);
        expect(page.title).toBe(wantedTitle(each, page.path));
        expect(page.deprecated === true).toBe(each.operation.metadata?.["deprecated"] ?? each.operation.deprecated);
      }
    }),
    runs,
  );
});

test("groups and order are those of D8, in every division", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySpecSite, async (site) => {
      const { editions, pages } = await compile(site);
      const divisions = site.kind === "tab" ? editions[0]!.tree.children : editions.map(({ tree }) => tree);
      const seen = divisions.map((division) =>
        (division.kind === "page" ? [] : division.children).map((group) => [
          group.label.trim(),
          group.kind === "page" ? [] : group.children.map(({ href }) => nameOf(pages[href!]!)),
        ]),
      );
      const wanted = site.divisions.map((uses) => {
        const groups = new Map<string, string[]>();
        for (const { source } of uses) {
          for (const each of listed(site.specs[source]!)) {
            if (each.operation.hidden || each.operation.excluded) continue;
            const label = groupOf(each, site.specs[source]!);
            groups.set(label, [...(groups.get(label) ?? []), each.name]);
          }
        }
        return [...groups].map(([label, names]) => [label.trim(), names]);
      });
      expect(seen).toEqual(wanted);
    }),
    runs,
  );
});

/** An address without the numbers behind it: those of one stem may push each other along. */
const stem = (path: string): string => path.replace(/(-\d+)+$/, "").replace(/(^|\/)index$/, "");

test("an operation whose path nobody else wants has just that path", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySpecSite, async (site) => {
      const { pages } = await compile(site);
      const all = [...slotsOf(site).values()].map(([, path]) => path);
      const paths = new Set(Object.values(pages).map(({ path }) => path));
      for (const path of all) {
        if (all.filter((other) => stem(other) === stem(path)).length === 1) expect(paths).toContain(path);
      }
    }),
    runs,
  );
});

test("inside one spec the later of equal paths gets the next number", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySpec, async (spec) => {
      const site: SpecSite = {
        kind: "tab",
        divisions: [[{ source: "a.json", directory: undefined }]],
        specs: { "a.json": spec },
      };
      const { pages } = await compile(site);
      const all = listed(spec).filter(({ operation }) => !operation.excluded);
      // Addresses of `x-mint.href` are a list of their own, so only specs without them can be read off.
      fc.pre(all.every((each) => ownHref(each) === ""));
      const taken = new Map<string, string>();
      for (const each of all) {
        const wanted = wantedPath(each, undefined);
        let path = wanted;
        for (let number = 1; taken.has(path.replace(/(^|\/)index$/, "")); number += 1) path = `${wanted}-${number}`;
        taken.set(path.replace(/(^|\/)index$/, ""), each.name);
      }
      const seen = Object.values(pages).map((page) => [page.path.replace(/(^|\/)index$/, ""), nameOf(page)]);
      expect(new Map(seen as [string, string][])).toEqual(taken);
    }),
    runs,
  );
});

test("one operation more moves no other, unless it wants what that one has", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySpec, arbitraryOperation, fc.nat(), async (spec, operation, at) => {
      const inserted: WrittenPath = { target: "/inserted", operations: [operation], byRef: false };
      const use = { source: "a.json", directory: undefined };
      const site: SpecSite = { kind: "tab", divisions: [[use]], specs: { "a.json": spec } };
      const paths = spec.paths.toSpliced(at % (spec.paths.length + 1), 0, inserted);
      const before = (await compile(site)).pages;
      const after = (await compile({ ...site, specs: { "a.json": { ...spec, paths } } })).pages;
      const hrefs = new Map(Object.values(after).map((page) => [nameOf(page), page.href]));
      const name = `${operation.method.toUpperCase()} /inserted`;
      const wanted = wantedPath({ name, webhook: false, target: "/inserted", operation }, undefined);
      for (const page of Object.values(before)) {
        if (hrefs.get(nameOf(page)) === page.href) continue;
        expect([nameOf(page), stem(page.path)]).toEqual([nameOf(page), stem(wanted)]);
      }
    }),
    runs,
  );
});

test("an operation of a new name moves no other, whatever the specs, directories and editions", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySpecSite, arbitraryOperation, fc.nat(), async (site, { method }, at) => {
      const operation: WrittenOperation = { ...plain, method, summary: "Quite new" };
      const inserted: WrittenPath = { target: "/inserted", operations: [operation], byRef: false };
      const specs = Object.fromEntries(
        Object.entries(site.specs).map(([source, spec]) => {
          const paths = spec.paths.toSpliced(at % (spec.paths.length + 1), 0, inserted);
          return [source, { ...spec, paths }];
        }),
      );
      const facts = (pages: ResolvedNavigation["pages"]): readonly string[] =>
        Object.values(pages)
          .filter((page) => !nameOf(page).endsWith(" /inserted"))
          .map((page) => `${page.operation!.spec} ${nameOf(page)} ${page.href}`)
          .toSorted();
      expect(facts((await compile({ ...site, specs })).pages)).toEqual(facts((await compile(site)).pages));
    }),
    runs,
  );
});
