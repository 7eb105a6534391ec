// Whatever moves: no address is lost, every link leads to the same page, and moving back restores every text.
import { expect, test } from "vitest";
import { memoryHost, compileNavigation, type ResolvedNavigation } from "../../../src/index.ts";
import { redirectFinder } from "../../../src/compiler/links/redirect-finder.ts";
import type { EditPlan } from "../../../src/project/change/edit-plan.ts";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { UsageError } from "../../../src/project/settings/usage-error.ts";
import { diceFrom, type Dice } from "../../outputs/schema/mutate.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { faultLine, tryChanges } from "./change-run.ts";
import { linkedSite } from "./linked-site.ts";
import { changeKinds } from "./random-change.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const seed = Number(process.env["NAVC_FUZZ_SEED"] ?? 1);
const changesInARow = 4;

test("random moves keep every address and every link, and can be moved back", async () => {
  let done = 0;
  for (let run = 0; run < propertyRuns(40); run += 1) {
    const dice = diceFrom(seed * 1000 + run);
    let texts = linkedSite(dice);
    for (let step = 0; step < changesInARow; step += 1) {
      const operation = randomMove(texts, dice);
      const name = `seed ${seed}, run ${run}, ${JSON.stringify(operation)}`;
      const plan = await planned(texts, operation);
      if (plan === undefined) continue;
      // Nobody knows where a redirect into a folder should lead when its last page leaves it.
      if (plan.refusals.some(({ message }) => message.includes('/:slug*", and there is no page below'))) continue;
      const after = withFiles(texts, plan.files);
      expect(plan.refusals, name).toEqual([]);
      expect(await linksOf(after), name).toEqual(await linksOf(texts));
      await expectAddressesKept(texts, after, name);
      await expectMovedBack(operation, texts, after, name);
      texts = after;
      done += 1;
    }
  }
  expect(done).toBeGreaterThan(propertyRuns(40) * 2);
}, 600_000);

test("after a change of any kind the site is as a whole as before", async () => {
  const count = propertyRuns(40);
  const kinds = new Set<string>();
  const found: string[] = [];
  for (let run = 0; run < count; run += 1) {
    const texts = linkedSite(diceFrom(seed * 1000 + run));
    const site = { name: `site ${run}`, texts, options: {} };
    // oxlint-disable-next-line no-await-in-loop -- one site after the other
    const tried = await tryChanges(site, { seed: seed * 7919 + run * 8, count: 8, inARow: 4 });
    for (const { kind, refused } of tried) if (refused === undefined) kinds.add(kind);
    found.push(...tried.filter(({ faults }) => faults.length > 0).map(faultLine));
  }
  expect(found).toEqual([]);
  expect(kinds.size).toBeGreaterThan(changeKinds.length / 2);
}, 600_000);

/** The plan of a change; undefined if it can't be done, for example because a file is in its place. */
async function planned(texts: SiteTexts, operation: ChangeOperation): Promise<EditPlan | undefined> {
  try {
    return await plannedChange(texts, [operation]);
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

function randomMove(texts: SiteTexts, dice: Dice): Extract<ChangeOperation, { kind: "move" }> {
  const pages = Object.keys(texts).filter((file) => file.endsWith(".mdx") && !file.startsWith("snippets/"));
  const page = pages[dice(pages.length)]!.replace(/\.mdx$/, "");
  const language = page.startsWith("fr/") ? "fr/" : "";
  const folder = page.slice(0, page.lastIndexOf("/") + 1);
  const kinds = [
    { from: page, to: `${page}-new` },
    { from: page, to: `${language}elsewhere/${dice(100)}` },
    { from: page, to: `${language}new place/deep er/` },
    { from: "images/", to: "media/" },
    { from: "snippets/part.mdx", to: "snippets/other/part.mdx" },
    folder === "" || folder === "fr/"
      ? { from: page, to: `${language}top` }
      : { from: folder, to: `${folder.slice(0, -1)}-moved/` },
  ];
  return { kind: "move", ...kinds[dice(kinds.length)]! };
}

/** The links of each page, by marks in texts: this reads no tree of navc but its redirects. */
async function linksOf(texts: SiteTexts): Promise<ReadonlyMap<string, readonly string[]>> {
  const navigation = await navigationOf(texts);
  const find = redirectFinder(navigation.redirects);
  const marks = new Map(
    Object.entries(texts).flatMap(([file, text]) => {
      const mark = /^mark:(.*)$/m.exec(text)?.[1];
      return mark === undefined ? [] : [[routeOf(file), { file, text, mark }] as const];
    }),
  );
  const markAt = (address: string): string => {
    const redirected = find(address)?.destination.replace(/[?#].*$/, "");
    return marks.get(routeOf(decodeURI(redirected ?? address)))?.mark ?? `nothing at ${address}`;
  };
  return new Map(
    [...marks.values()]
      .map(({ file, text, mark }) => {
        const body = text.replace(/```[\s\S]*?```|`[^`]*`/g, "");
        const written = [...body.matchAll(/(?<!!)\[link\]\(([^)]*)\)|href="([^"]*)"|^\[r\]: (\S+)/gm)];
        const targets = written.map((match) => {
          const [path = "", tail = ""] = (match[1] ?? match[2] ?? match[3]!).split(/(?=[?#])(.*)/s);
          const { pathname } = new URL(path, `https://x/${file.split("/").map(encodeURIComponent).join("/")}`);
          return markAt(pathname) + tail;
        });
        return [mark, targets] as const;
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function routeOf(path: string): string {
  return path
    .replace(/^\/|\/$/g, "")
    .replace(/\.mdx$/, "")
    .replace(/(^|\/)index$/, "");
}

async function navigationOf(texts: SiteTexts): Promise<ResolvedNavigation> {
  const { navigation } = await compileNavigation({ root: ".", host: memoryHost(texts), discover: true });
  if (navigation === null) throw new Error("The site has no navigation.");
  return navigation;
}

/** Each address that led to a page leads to one now, after one redirect at most. */
async function expectAddressesKept(before: SiteTexts, after: SiteTexts, name: string): Promise<void> {
  const [old, now] = await Promise.all([before, after].map(navigationOf));
  const addresses = [...Object.keys(old!.pages), ...old!.redirects.map(({ source }) => source)];
  const lost = addresses.filter(
    (address) => !address.includes(":") && leadsToPage(old!, address) && !leadsToPage(now!, address),
  );
  expect(lost, name).toEqual([]);
}

function leadsToPage({ pages, redirects }: ResolvedNavigation, address: string): boolean {
  const shown = new Set(
    Object.keys(pages)
      .filter((href) => pages[href]!.missing !== true)
      .map(decodeURI),
  );
  const destination = redirectFinder(redirects)(address)?.destination.replace(/[?#].*$/, "");
  return shown.has(decodeURI(destination ?? address));
}

/** Only redirects remain of a move and the move back. */
async function expectMovedBack(
  { from, to }: Extract<ChangeOperation, { kind: "move" }>,
  before: SiteTexts,
  after: SiteTexts,
  name: string,
): Promise<void> {
  const last = from.split("/").at(-1)!;
  const target = to.endsWith("/") && !from.endsWith("/") ? to + last : to;
  const plan = await planned(after, { kind: "move", from: target, to: from });
  const back = withFiles(after, plan?.files ?? []);
  expect(withoutRedirects(back), name).toEqual(withoutRedirects(before));
}

function withoutRedirects(texts: SiteTexts): SiteTexts {
  const config = texts["docs.json"]!.replace(/,\s*"redirects": \[[^\]]*\]/, "");
  return { ...texts, "docs.json": config };
}
