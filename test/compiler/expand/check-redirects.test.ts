// What holds for the checks of redirects, whatever the redirects? (D44)
import fc from "fast-check";
import { expect, test } from "vitest";
import { compileNavigation, type CompileResult, type Redirect } from "../../../src/index.ts";
import { applyEdits } from "../../../src/project/fix/apply-edits.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { propertyRuns } from "../../support/property-runs.ts";

function configOf(redirects: readonly Redirect[], pages: readonly string[]): string {
  return JSON.stringify({ navigation: { pages }, redirects }, null, 2);
}

async function check(redirects: readonly Redirect[], pages: readonly string[]): Promise<CompileResult> {
  const files = Object.fromEntries(pages.map((page) => [`${page}.mdx`, ""]));
  const config = configOf(redirects, pages);
  return compileNavigation({ host: memoryHost({ ...files, "docs.json": config }) });
}

const size = propertyRuns(5000);

const ways: Readonly<Record<string, (index: number) => Redirect>> = {
  "wildcards that cover pages": (index) => ({ source: `/f${index % (size / 10)}/:slug*`, destination: "/old" }),
  "wildcards that begin alike": (index) => ({ source: `/f1/x${index}-*`, destination: `/f2/x${index}-*` }),
  "wildcards that end alike": (index) => ({ source: `/:slug*/x${index}/:end`, destination: "/old" }),
  "chains of wildcards": (index) =>
    index % 2 === 0
      ? { source: `/a/x${index}/:slug*`, destination: `/b/x${index}/:slug*` }
      : { source: `/b/x${index - 1}/:slug*`, destination: "/old/:slug*" },
  "one long chain": (index) => ({ source: `/c${index}`, destination: `/c${index + 1}` }),
  "one large loop": (index) => ({ source: `/c${index}`, destination: `/c${(index + 1) % size}` }),
  "loops that turn an address about": (index) => ({
    source: `/c${index}/:a/:b/:c/:d`,
    destination: `/c${index}/:d/:a/:b/:c`,
  }),
  "wildcards that double what they take": (index) => ({
    source: `/c${index}/:all*`,
    destination: `/c${index + 1}${"/:all*".repeat(30)}`,
  }),
};

const pages = Array.from({ length: size }, (_, index) => `f${index % (size / 5)}/p${index}`);

test.each(Object.entries(ways))("as many redirects as pages are checked at once: %s", async (_, redirectAt) => {
  const redirects = Array.from({ length: size }, (__, index) => redirectAt(index));
  const { diagnostics } = await check(redirects, pages);
  expect(diagnostics.map(({ code }) => code).filter((code) => !code.startsWith("redirect-"))).toEqual([]);
});

const paths = ["/a", "/b", "/c", "/d", "/start"];
const plainRedirects = fc.uniqueArray(
  fc.record({ source: fc.constantFrom(...paths.slice(0, 4)), destination: fc.constantFrom(...paths) }),
  { selector: ({ source }) => source },
);

test("a loop is reported if and only if somebody never arrives, and each loop once", async () => {
  await fc.assert(
    fc.asyncProperty(plainRedirects, async (redirects) => {
      const next = new Map(redirects.map(({ source, destination }) => [source, destination]));
      const loops = new Set(redirects.flatMap(({ source }) => loopFrom(source, next) ?? []));
      const { diagnostics } = await check(redirects, ["start"]);
      const reported = diagnostics.filter(({ code }) => code === "redirect-loop");
      expect(reported).toHaveLength(loops.size);
    }),
    { numRuns: propertyRuns(300) },
  );
});

/** The loop that a reader ends up in, the same name for all who do. */
function loopFrom(source: string, next: ReadonlyMap<string, string>): string | undefined {
  let at: string | undefined = source;
  for (let step = 0; step < 10 && at !== undefined; step += 1) at = next.get(at);
  if (at === undefined) return undefined;
  const members = [at];
  for (let each = next.get(at)!; each !== at; each = next.get(each)!) members.push(each);
  return members.toSorted().join(" ");
}

test("with the edits of every chain made, no redirect leads to a redirect, and all arrive where they did", async () => {
  await fc.assert(
    fc.asyncProperty(plainRedirects, async (redirects) => {
      const { diagnostics } = await check(redirects, ["start"]);
      const chains = diagnostics.filter(({ code }) => code === "redirect-chain");
      const edits = chains.flatMap((chain) => chain.edits ?? []);
      const { text } = applyEdits(configOf(redirects, ["start"]), edits);
      const { redirects: fixed } = JSON.parse(text) as { readonly redirects: readonly Redirect[] };
      const after = await check(fixed, ["start"]);
      expect(after.diagnostics.filter(({ code }) => code === "redirect-chain")).toEqual([]);
      const reported = ({ diagnostics: all }: CompileResult): readonly string[] =>
        all.filter(({ code }) => code !== "redirect-chain").map(({ message }) => message);
      expect(reported(after)).toEqual(reported({ ...after, diagnostics }));
    }),
    { numRuns: propertyRuns(300) },
  );
});

test("each address of a redirect has at most one message", async () => {
  const any = fc.constantFrom(
    ...paths,
    "/a/",
    "/b#top",
    "/:x",
    "/a/:x*",
    "/c/*",
    "/zzz",
    "https://example.com",
    "",
    "..",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ source: any, destination: any }), { maxLength: 8 }), async (redirects) => {
      const { diagnostics } = await check(redirects, ["start", "a", "c/d"]);
      const reported = diagnostics.filter(({ code }) => code.startsWith("redirect-")).map(({ pointer }) => pointer);
      expect(new Set(reported).size).toBe(reported.length);
    }),
    { numRuns: propertyRuns(500) },
  );
});

const file = { "left-behind.mdx": "", "start.mdx": "" };
const redirects = [{ source: "/left-behind", destination: "/start" }];

test("a file that no entry names may be redirected, also where all files are looked for", async () => {
  const config = { navigation: { pages: ["start"] }, redirects };
  const { diagnostics } = await compileNavigation({ config, host: memoryHost(file), discover: true });
  expect(diagnostics.filter(({ code }) => code.startsWith("redirect-"))).toEqual([]);
});

test("a file that no entry names and a link leads to is a page, and not to be redirected", async () => {
  const tabs = [
    { tab: "Start", pages: ["start"] },
    { tab: "Left", href: "/left-behind" },
  ];
  const { diagnostics } = await compileNavigation({
    config: { navigation: { tabs }, redirects },
    host: memoryHost(file),
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(["redirect-shadows-page"]);
});

test("a redirect to the page of an entry that was reported is not reported again", async () => {
  const spec = JSON.stringify({ openapi: "3.1.0", paths: { "/orders": { get: { summary: "List orders" } } } });
  const config = {
    navigation: { groups: [{ group: "API", openapi: "a.json", pages: ["GET /ordrs"] }] },
    redirects: [{ source: "/old", destination: "/api-reference/list-orders" }],
  };
  const { diagnostics } = await compileNavigation({ config, host: memoryHost({ "a.json": spec }) });
  expect(diagnostics.map(({ code }) => code)).toEqual(["endpoint-unknown"]);
});
