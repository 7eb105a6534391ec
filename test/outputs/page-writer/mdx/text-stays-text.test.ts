// Does each host of MDX show the text of a page, whatever it is and wherever it stands, and run nothing of it?
import fc from "fast-check";
import { expect, test } from "vitest";
import { docusaurusMdx, fumadocsMdx, starlightMdx } from "../../../../src/outputs/page-writer/mdx/mdx-host.ts";
import { mdxProblem } from "../../../../src/outputs/page-writer/mdx/mdx-problem.ts";
import { writeMdx } from "../../../../src/outputs/page-writer/mdx/write-mdx.ts";
import { pageText } from "../../../../src/outputs/page-writer/source/page-text.ts";
import { validMdx } from "../../../../src/outputs/page-writer/source/valid-mdx.ts";
import { propertyRuns } from "../../../support/property-runs.ts";
import { pageParts, placeCount, type PagePart } from "./hostile-pages.ts";
import { builtPage, type MdxHostName } from "./mdx-hosts.mjs";
import { programsInHtml, shownParts, type ShownPart } from "./shown-html.ts";

const hosts = { docusaurus: docusaurusMdx, fumadocs: fumadocsMdx, starlight: starlightMdx };
const names = Object.keys(hosts) as MdxHostName[];

const pages = fc.sample(pageParts, { seed: 24, numRuns: propertyRuns(Math.ceil(2000 / placeCount)) });

test("each part of these pages is valid for itself", () => {
  const parts = pages.flat().filter(({ source }) => validMdx(source).plain !== undefined);
  expect(parts).toEqual([]);
});

test.each(names)("all text is shown as it is in %s, and nothing of it runs", async (name) => {
  const wrong: unknown[] = [];
  for (const parts of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, because a page says globally what it ran
    const { shown, harm } = await shownBy(name, parts);
    wrong.push(...harm);
    for (const [index, part] of parts.entries()) {
      const seen = seenOf(part, shown[index]);
      const expected = expectedOf(part);
      if (JSON.stringify(seen) !== JSON.stringify(expected)) wrong.push({ ...part, seen });
    }
  }
  expect(wrong).toEqual([]);
});

const mark = (index: number): string => `MARK${index}MARK`;

async function shownBy(
  name: MdxHostName,
  parts: readonly PagePart[],
): Promise<{ readonly shown: readonly ShownPart[]; readonly harm: readonly string[] }> {
  const source = parts.map(({ source: part }, index) => `${mark(index)}\n\n${part}`).join("\n\n");
  const { html, harm } = await builtPage(
    name,
    writeMdx(validMdx(source).body, hosts[name], () => undefined),
  );
  return { shown: shownParts(html, /^MARK\d+MARK$/), harm: [...harm, ...programsInHtml(html)] };
}

type Seen = Pick<PagePart, "text" | "attributes" | "props">;

function seenOf({ attributes = {}, props = {} }: PagePart, part: ShownPart | undefined): Seen {
  const given = JSON.parse(part?.attribute("data-props")[0] ?? "{}") as Record<string, string>;
  return {
    text: oneLine(part?.text ?? ""),
    attributes: Object.fromEntries(Object.keys(attributes).map((key) => [key, oneLine(part?.attribute(key)[0] ?? "")])),
    props: Object.fromEntries(Object.keys(props).map((key) => [key, oneLine(given[key] ?? "")])),
  };
}

function expectedOf({ text = "", attributes = {}, props = {} }: PagePart): Seen {
  return {
    text: oneLine(text),
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, oneLine(value)])),
    props: Object.fromEntries(Object.entries(props).map(([key, value]) => [key, oneLine(value)])),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

test.each(names)("navc finds nothing in these pages that would end the build of %s", (name) => {
  const found = pages.flatMap((parts) => {
    const source = parts.map(({ source: part }) => part).join("\n\n");
    const body = writeMdx(validMdx(source).body, hosts[name], () => undefined);
    return mdxProblem(pageText({}, body)) ?? [];
  });
  expect(found).toEqual([]);
});
