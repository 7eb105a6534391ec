// Does the address with `/index`, which the platform serves beside the other, lead on when its page moves or goes? (D459)
import { expect, test } from "vitest";
import type { Dialect } from "../../../src/compiler/contract/dialect.ts";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { planned, withFiles, type SiteTexts } from "./planned-change.ts";

type Pair = readonly [string, string];

const site = (pages: readonly string[], redirects: readonly Pair[] = []): SiteTexts => ({
  "docs.json": JSON.stringify({
    name: "A",
    theme: "mint",
    colors: { primary: "#000000" },
    navigation: { pages: ["start", ...pages] },
    redirects: redirects.map(([source, destination]) => ({ source, destination })),
  }),
  ...Object.fromEntries(["start", ...pages].map((path) => [`${path}.mdx`, `---\ntitle: The ${path}\n---\n`])),
});

async function after(
  texts: SiteTexts,
  operation: ChangeOperation,
  { dialect = "mintlify", patterns = false }: { dialect?: Dialect; patterns?: boolean } = {},
): Promise<readonly Pair[]> {
  const { files, refusals } = await planned(texts, { operations: [operation], patterns }, { dialect });
  expect(refusals).toEqual([]);
  const changed = withFiles(texts, files);
  const { diagnostics } = await compileNavigation({ host: memoryHost(changed), dialect, links: true });
  expect(diagnostics).toEqual([]);
  const { redirects } = JSON.parse(changed["docs.json"]!) as {
    redirects: readonly { source: string; destination: string }[];
  };
  return redirects.map(({ source, destination }) => [source, destination]);
}

const move = (from: string, to: string): ChangeOperation => ({ kind: "move", from, to });

test("both addresses of a moved page lead to the new one", async () => {
  expect(await after(site(["x/index"]), move("x/index.mdx", "y.mdx"))).toEqual([
    ["/x", "/y"],
    ["/x/index", "/y"],
  ]);
});

test("the dialect of the contract has one address", async () => {
  expect(await after(site(["x/index"]), move("x/index.mdx", "y.mdx"), { dialect: "contract" })).toEqual([["/x", "/y"]]);
});

test("both addresses of a removed page lead elsewhere", async () => {
  const removal: ChangeOperation = { kind: "remove", page: "x/index.mdx", redirect: "start" };
  expect(await after(site(["x/index"]), removal)).toEqual([
    ["/x", "/start"],
    ["/x/index", "/start"],
  ]);
});

test("a page that only loses its folder keeps the other address", async () => {
  expect(await after(site(["x/index"]), move("x/index.mdx", "x.mdx"))).toEqual([["/x/index", "/x"]]);
  expect(await after(site(["x"]), move("x.mdx", "x/index.mdx"))).toEqual([]);
});

test("older redirects to the address that a page loses lead to the one that it keeps", async () => {
  const older: readonly Pair[] = [
    ["/legacy", "/x/index?from=old"],
    ["/older", "/x"],
  ];
  expect(await after(site(["x/index"], older), move("x/index.mdx", "x.mdx"))).toEqual([
    ["/legacy", "/x?from=old"],
    ["/older", "/x"],
    ["/x/index", "/x"],
  ]);
});

test("the start page has both, too", async () => {
  expect(await after(site(["index"]), move("index.mdx", "y.mdx"))).toEqual([
    ["/", "/y"],
    ["/index", "/y"],
  ]);
});

test("a redirect that is there already stays, and leads on", async () => {
  expect(await after(site(["x/index"], [["/x/index", "/start"]]), move("x/index.mdx", "y.mdx"))).toEqual([
    ["/x/index", "/start"],
    ["/x", "/y"],
  ]);
  const moved: readonly Pair[] = [
    ["/x", "/y"],
    ["/x/index", "/y"],
  ];
  expect(await after(site(["y"], moved), move("y.mdx", "x/index.mdx"))).toEqual([["/y", "/x"]]);
  expect(await after(site(["y"], moved), move("y.mdx", "x.mdx"))).toEqual([
    ["/y", "/x"],
    ["/x/index", "/x"],
  ]);
});

test("the redirect of a folder covers the address", async () => {
  const texts = site(["x/index", "x/a", "x/b"]);
  expect(await after(texts, move("x", "z"), { patterns: true })).toEqual([
    ["/x", "/z"],
    ["/x/:slug*", "/z/:slug*"],
  ]);
});
