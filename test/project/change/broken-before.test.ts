// Does a link that was broken before stop a redirect that leads it elsewhere? (D586)
import { expect, test } from "vitest";
import { planned, type SiteTexts } from "./planned-change.ts";

const page = (text = ""): string => `---\ntitle: T\n---\n\n${text}\n`;
const site = (links: string, ofNew = "", redirects = true): SiteTexts => ({
  "docs.json": JSON.stringify({
    name: "A",
    navigation: { pages: ["index", "v1/a", "v2/a"] },
    redirects: redirects ? [{ source: "/latest/:slug*", destination: "/v1/:slug*" }] : [],
  }),
  "index.mdx": page(links),
  "v1/a.mdx": page("## Here"),
  "v2/a.mdx": page(ofNew),
});

async function refused(texts: SiteTexts): Promise<readonly string[]> {
  const operation = { kind: "redirect", from: "/latest/:slug*", to: "/v2/:slug*" } as const;
  const { refusals } = await planned(texts, { operations: [operation] });
  return refusals.map(({ message }) => message);
}

test.each([
  ["its anchor was on neither page", site("[a](/latest/a#gone) [b](/latest/a#gone)")],
  ["its anchor is on the new page", site("[a](/latest/a#new)", "## New")],
  ["its page was on neither side, and has no anchor now", site("[a](/latest/a#gone)", "", false)],
])("a link is no worse: %s", async (_, texts) => {
  expect(await refused(texts)).toEqual([]);
});

test("a link whose anchor only the old page has is refused, also beside one that was broken", async () => {
  const [message, ...others] = await refused(site("[a](/latest/a#here) [b](/latest/a#gone)"));
  expect(others).toEqual([]);
  expect(message).toMatch(/^index\.mdx:5: This link leads to "#here" of "\/v2\/a" .* no heading or id has that name/);
});
