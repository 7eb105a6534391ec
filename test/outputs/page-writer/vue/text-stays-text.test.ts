// Does VitePress show each text of a page as it is, run nothing of it, and include nothing for it?
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withCodeTitles } from "../../../../src/outputs/page-writer/source/code-titles.ts";
import { mdxTree } from "../../../../src/outputs/page-writer/source/mdx-tree.ts";
import { pageText } from "../../../../src/outputs/page-writer/source/page-text.ts";
import { validMdx } from "../../../../src/outputs/page-writer/source/valid-mdx.ts";
import { vueMarkdown } from "../../../../src/outputs/page-writer/vue/vue-markdown.ts";
import { propertyRuns, triedOf } from "../../../support/property-runs.ts";
import { exactPlaces, fragments, hostileBody, openPlaces } from "../../adapters/vitepress/hostile-page.ts";
import { intendedCode, intendedText, visible } from "../../adapters/vitepress/intended-text.ts";
import { codeInHtml, programsInHtml, textOfHtml } from "../../adapters/vitepress/shown-html.ts";
import { vitePressCompiler, type VitePressCompiler } from "../../adapters/vitepress/vitepress-compiler.mjs";

let compiler: VitePressCompiler;

beforeAll(async () => {
  compiler = await vitePressCompiler(["Note", "Card", "CodeGroup", "Tabs", "Tab", "Tooltip"]);
});

afterAll(async () => {
  await compiler.close();
});

const context = {
  linkOf: (href: string) => href,
  withBase: (path: string) => path,
  icons: () => undefined,
  lost: () => undefined,
};

/** The MDX that the page writer gets of a body. */
function mdx(body: string): string {
  return withCodeTitles(validMdx(body).body);
}

/** What is wrong with a page that VitePress made of a body. */
async function faultsOf(body: string): Promise<object> {
  const source = mdx(body);
  const tree = mdxTree(source)!;
  Reflect.deleteProperty(globalThis, "navcRan");
  try {
    const { html } = await compiler.compile(pageText({}, vueMarkdown(source, "Title", context)));
    const code = intendedCode(tree);
    const shown = { text: visible(textOfHtml(html)), code: codeInHtml(html).slice(0, code.length) };
    const intended = { text: visible(intendedText(tree, "Title")), code: code.map((each) => each.trimEnd()) };
    return {
      ...(shown.text === intended.text ? {} : { shown: shown.text, intended: intended.text }),
      ...(programsInHtml(html).length === 0 ? {} : { programs: programsInHtml(html) }),
      ...(html.includes(compiler.secret) ? { included: true } : {}),
      ...(html.includes("1337") || "navcRan" in globalThis ? { ran: true } : {}),
    };
  } catch (error) {
    return { stopped: String(error).slice(0, 500) };
  }
}

/** The bodies with faults: many are one page first, because most have none. */
async function faultsIn(bodies: readonly string[]): Promise<readonly (readonly [string, object])[]> {
  const whole = await faultsOf(bodies.join("\n\n***\n\n"));
  if (Object.keys(whole).length === 0) return [];
  if (bodies.length === 1) return [[bodies[0]!, whole]];
  const half = Math.ceil(bodies.length / 2);
  const parts = [await faultsIn(bodies.slice(0, half)), await faultsIn(bodies.slice(half))].flat();
  return parts.length > 0 ? parts : [[bodies.join("\n\n***\n\n"), whole]];
}

/** True for a body that ends what it begins, so that others may stand below it. */
function isClosed(body: string): boolean {
  if (validMdx(body).plain !== undefined) return false;
  const last = mdxTree(mdx(`${body}\n\n***\n\nend`))?.children.at(-1);
  return last?.type === "paragraph" && last.children[0]?.type === "text" && last.children[0].value === "end";
}

async function findFaults(bodies: readonly string[]): Promise<readonly (readonly [string, object])[]> {
  const closed: string[] = [];
  const open: string[] = [];
  for (const body of bodies) (isClosed(body) ? closed : open).push(body);
  const faults: (readonly [string, object])[] = [];
  for (let start = 0; start < closed.length; start += pageSize)
    // oxlint-disable-next-line no-await-in-loop -- VitePress makes one page at a time
    faults.push(...(await faultsIn(closed.slice(start, start + pageSize))));
  // oxlint-disable-next-line no-await-in-loop -- VitePress makes one page at a time
  for (const body of open) faults.push(...(await faultsIn([body])));
  return faults;
}

const pageSize = 20;

const places = Object.entries({ ...exactPlaces, ...openPlaces });
const known = fragments.flatMap((text) => places.map(([, write]) => write(text)));

test("each text with a meaning stays text in each place", async () => {
  expect(await findFaults(triedOf(known))).toEqual([]);
});

test("any text stays text in any place", async () => {
  const bodies = fc.sample(hostileBody, {
    numRuns: propertyRuns(2000),
    seed: Number(process.env["NAVC_FUZZ_SEED"] ?? 24),
  });
  expect(await findFaults(bodies)).toEqual([]);
});
