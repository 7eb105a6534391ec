// Whatever was moved without navc: a repair makes what navc mv would have made, also after a part of it was done by hand.
import { expect, test } from "vitest";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { UsageError } from "../../../src/project/settings/usage-error.ts";
import { diceFrom, type Dice } from "../../outputs/schema/mutate.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { linkedSite } from "../change/linked-site.ts";
import { plannedChange, withFiles, type SiteTexts } from "../change/planned-change.ts";
import { difference, plannedRepair, withMoves } from "./repaired-site.ts";

const seed = Number(process.env["NAVC_FUZZ_SEED"] ?? 1);

test("a repair makes the texts that navc mv makes, and a second one changes nothing", async () => {
  let done = 0;
  for (let run = 0; run < propertyRuns(100); run += 1) {
    const dice = diceFrom(seed * 1000 + run);
    const before = longTexts(linkedSite(dice), dice);
    const moves = randomMoves(before, dice);
    const expected = await moved(before, moves);
    if (expected === undefined) continue;
    const now = partlyDone(withMoves(before, moves), expected, dice);
    const name = `seed ${seed}, run ${run}, ${JSON.stringify(moves)}`;
    const plan = await plannedRepair(before, now);
    const after = withFiles(now, plan.files);
    // The last page below a folder that a redirect with wildcards leads to.
    if (plan.refusals.some(({ message }) => message.includes("there is no page below"))) continue;
    expect(plan.refusals, name).toEqual([]);
    expect(plan.lost, name).toEqual([]);
    expect(compared(after), name).toEqual(compared(expected));
    expect((await difference(before, after)).lost, name).toEqual([]);
    expect((await plannedRepair(before, after)).files, name).toEqual([]);
    done += 1;
  }
  expect(done).toBeGreaterThan(propertyRuns(100) / 2);
}, 600_000);

/** The texts after navc mv; undefined if it refuses. */
async function moved(texts: SiteTexts, moves: Readonly<Record<string, string>>): Promise<SiteTexts | undefined> {
  const operations = Object.entries(moves).map(([from, to]): ChangeOperation => ({ kind: "move", from, to }));
  try {
    const plan = await plannedChange(texts, operations);
    return plan.refusals.length > 0 ? undefined : withFiles(texts, plan.files);
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** Pages with so much text that they can be recognized when their links have changed. */
function longTexts(texts: SiteTexts, dice: Dice): SiteTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => {
      const words = Array.from({ length: 90 }, () => `w${dice(100_000)}`).join(" ");
      return [path, path.endsWith(".mdx") ? `${text}\n${words}\n` : text];
    }),
  );
}

function randomMoves(texts: SiteTexts, dice: Dice): Readonly<Record<string, string>> {
  const pages = Object.keys(texts).filter((file) => file.endsWith(".mdx") && !file.startsWith("snippets/"));
  const moves: Record<string, string> = {};
  for (let count = 1 + dice(4); count > 0; count -= 1) {
    const page = pages[dice(pages.length)]!;
    const folder = page.slice(0, page.lastIndexOf("/") + 1);
    const language = page.startsWith("fr/") ? "fr/" : "";
    const kinds: readonly (readonly [string, string])[] = [
      [page, page.replace(/\.mdx$/, "-new.mdx")],
      [page, `${language}elsewhere/${dice(100)}.mdx`],
      ["images/", "media/"],
      ["snippets/part.mdx", "snippets/other/part.mdx"],
      folder === language ? [page, `${language}top.mdx`] : [folder, `${folder.slice(0, -1)}-moved/`],
    ];
    const [from, to] = kinds[dice(kinds.length)]!;
    const isFree = Object.keys(moves).every((other) => !other.startsWith(from) && !from.startsWith(other));
    if (isFree && !Object.values(moves).includes(to)) moves[from] = to;
  }
  if (dice(5) > 0) return moves;
  const [one, other] = [pages[dice(pages.length)]!, pages[dice(pages.length)]!];
  return one === other ? { [one]: "away.mdx" } : { [one]: other, [other]: dice(2) === 0 ? one : "away.mdx" };
}

/** Some of the texts, as somebody may have edited them already. */
function partlyDone(now: SiteTexts, expected: SiteTexts, dice: Dice): SiteTexts {
  const share = dice(3);
  return Object.fromEntries(
    Object.entries(now).map(([path, text]) => [path, dice(4) < share ? expected[path]! : text]),
  );
}

/** The order of redirects does not count. A link with too many `../` leads to the same file as one with fewer. */
function compared(texts: SiteTexts): SiteTexts {
  const config = JSON.parse(texts["docs.json"]!) as { redirects?: unknown[] };
  const redirects = config.redirects?.map((each) => JSON.stringify(each)).toSorted();
  const pages = Object.entries(texts).map(([path, text]) => {
    const base = `https://x/${path.split("/").map(encodeURIComponent).join("/")}`;
    return [path, text.replaceAll(/(?<=["(: ])\.\.?\/[^")\s]*/g, (link) => new URL(link, base).href)] as const;
  });
  return { ...Object.fromEntries(pages), "docs.json": JSON.stringify({ ...config, redirects }, undefined, 1) };
}
