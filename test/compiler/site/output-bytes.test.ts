// The bytes of a result are bounded, and what is cut is still a result (D61).
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, type CompileResult, type JsonValue } from "../../../src/index.ts";
import { jsonChunks } from "../../../src/outputs/render/navigation-json.ts";
import { navigationSchema } from "../../../src/outputs/schema/navigation-schema.ts";
import { problemsWith } from "../../support/problems-with.ts";
import { divisionsIn } from "../../support/walk-result.ts";

const isValid = new Ajv({ strict: true }).compile(navigationSchema());
const many = <Element>(count: number, make: (index: number) => Element): readonly Element[] =>
  Array.from({ length: count }, (_, index) => make(index));

type Files = Readonly<Record<string, string>>;

const site = (navigation: JsonValue, files: Files = {}): Files => ({
  "docs.json": JSON.stringify({ navigation }),
  ...files,
});

const spec = (paths: JsonValue, components: JsonValue): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "T", version: "1" }, paths, components });

function nested(levels: number, label: string, inside: JsonValue): JsonValue {
  let pages = inside;
  for (let level = 0; level < levels; level += 1) pages = [{ group: `${level} ${label}`, pages }];
  return pages;
}

const pages = many(200, (index) => `p${index}`);
const operations = Object.fromEntries(many(300, (index) => [`/p${index}`, { get: { $ref: "#/components/one" } }]));

/** Small files that stand for much. */
const constructs: Readonly<Record<string, Files>> = {
  "long labels around each other": site({ pages: nested(20, "x".repeat(500), pages) }),
  "a deep tree": site({ pages: nested(40, "x", pages) }),
  "one long description of many operations": site(
    { groups: [{ group: "API", openapi: "spec.json" }] },
    { "spec.json": spec(operations, { one: { description: "d".repeat(10_000) } }) },
  ),
  "metadata of many operations": site(
    { groups: [{ group: "API", openapi: "spec.json" }] },
    { "spec.json": spec(operations, { one: { "x-mint": { metadata: { junk: many(900, () => "junk") } } } }) },
  ),
  "fields nobody knows, by reference": site(
    { groups: many(200, (index) => ({ group: `G${index}`, pages: [`p${index}`], junk: { $ref: "junk.json" } })) },
    { "junk.json": JSON.stringify({ text: "j".repeat(10_000) }) },
  ),
  "many editions of the same pages": site(
    {
      tabs: [
        { tab: "All", pages },
        { tab: "Some", versions: many(60, (index) => ({ version: `v${index}`, pages: [`only-${index}`] })) },
      ],
    },
    // A page that is not there is led to by nothing.
    Object.fromEntries([...pages, ...many(60, (index) => `only-${index}`)].map((path) => [`${path}.mdx`, ""])),
  ),
};

const bytesOf = ({ navigation }: CompileResult): number =>
  [...jsonChunks(navigation)].reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0);

/** Room for a third of what would come out. */
async function limitFor(files: Files): Promise<number> {
  return Math.floor(bytesOf(await compileNavigation({ host: memoryHost(files) })) / 3);
}

describe.each(Object.entries(constructs))("%s", (_, files) => {
  const host = memoryHost(files);

  test("give much more than is read, and no more than the limit", async () => {
    const read = Object.values(files).reduce((sum, text) => sum + text.length, 0);
    const whole = await compileNavigation({ host });
    expect(bytesOf(whole) / read).toBeGreaterThan(10);
    const outputBytes = await limitFor(files);
    const cut = await compileNavigation({ host, limits: { outputBytes } });
    expect(bytesOf(cut)).toBeLessThanOrEqual(outputBytes + 1);
    expect(cut.diagnostics.filter(({ code }) => code === "limit-exceeded").map(({ message }) => message)).toEqual([
      `The result, written as JSON, is over the limit of ${outputBytes} bytes, and what is over it is left out. If that size is intended, raise the limit "outputBytes".`,
    ]);
    expect(cut.ok).toBe(false);
  });

  test("leave a result whose pages and nodes agree", async () => {
    const { navigation } = await compileNavigation({ host, limits: { outputBytes: await limitFor(files) } });
    expect(isValid(navigation)).toBe(true);
    expect(problemsWith(navigation!)).toEqual([]);
    const isPage = (href: string | undefined): boolean =>
      href === undefined || Object.hasOwn(navigation!.pages, href) || href.startsWith("http");
    const divisions = navigation!.editions.flatMap(({ tree }) => divisionsIn(tree).map(([division]) => division));
    const options = divisions.flatMap(({ versions = [] }) => versions);
    expect([...divisions, ...options, ...navigation!.versions].filter(({ href }) => !isPage(href))).toEqual([]);
    expect(Object.keys(navigation!.pages)).not.toEqual([]);
  });

  test("a limit of nothing leaves a result without pages", async () => {
    const { navigation } = await compileNavigation({ host, limits: { outputBytes: 0 } });
    expect(isValid(navigation)).toBe(true);
    expect(problemsWith(navigation!)).toEqual([]);
    expect(navigation!.pages).toEqual({});
  });
});

test("what fits is not touched", async () => {
  const host = memoryHost(site({ pages: ["a"] }, { "a.mdx": "---\ntitle: A\ndescription: D\nmore: M\n---\n" }));
  const whole = await compileNavigation({ host });
  const most = bytesOf(whole) - 1;
  const fitting = await compileNavigation({ host, limits: { outputBytes: most } });
  expect(fitting.navigation).toEqual(whole.navigation);
  const cut = await compileNavigation({ host, limits: { outputBytes: most - 1 } });
  expect(cut.navigation!.pages["/a"]).toMatchObject({ title: "A", placements: [{ editions: ["main"] }] });
  expect(cut.navigation!.pages["/a"]).not.toHaveProperty("description");
});
