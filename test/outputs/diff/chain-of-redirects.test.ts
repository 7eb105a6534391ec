// How often are addresses looked up when redirects form one long chain?
import { expect, test } from "vitest";
import { lostHrefs } from "../../../src/outputs/diff/lost-hrefs.ts";
import { openSide } from "../../../src/outputs/diff/side.ts";
import { compileNavigation, memoryHost, type Redirect } from "../../../src/index.ts";
import type { Page } from "../../../src/index.ts";

class CountedPages extends Map<string, Page> {
  lookUps = 0;

  override has(address: string): boolean {
    this.lookUps += 1;
    return super.has(address);
  }
}

function chain(length: number, end: string): readonly Redirect[] {
  return Array.from({ length }, (_, index) => ({
    source: `/r${index}`,
    destination: index + 1 < length ? `/r${index + 1}` : end,
  }));
}

async function lookUps(length: number): Promise<number> {
  const config = { name: "Docs", navigation: { pages: ["gone", "p"] } };
  const { navigation } = await compileNavigation({ config, host: memoryHost({ "gone.mdx": "", "p.mdx": "" }) });
  const side = openSide(navigation!);
  const before = { ...side, pages: new CountedPages(side.pages) };
  const after = { ...side, pages: new CountedPages([...side.pages].filter(([address]) => address !== "/gone")) };
  const sides = { before, after, redirects: chain(length, "/nowhere"), redirectsBefore: chain(length, "/gone") };
  const none = (): undefined => undefined;
  const lost = lostHrefs(sides, () => new Map(), none);
  expect(lost.map(({ href }) => href)).toEqual(["/gone", ...sides.redirectsBefore.map(({ source }) => source)]);
  return before.pages.lookUps + after.pages.lookUps;
}

test("a chain is walked once, and not once from each of its addresses", async () => {
  expect(await lookUps(400)).toBeLessThan(2.2 * (await lookUps(200)));
});
