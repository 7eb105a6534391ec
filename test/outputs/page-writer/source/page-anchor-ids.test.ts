// Has the text of a page for themes each anchor that navc check --links accepts, and each once?
import fc from "fast-check";
import { expect, test } from "vitest";
import { PageAnchorIds } from "../../../../src/outputs/page-writer/source/page-anchor-ids.ts";
import { textNodesIn, type TextNode } from "../../../../src/outputs/page-writer/source/tree-anchors.ts";
import { mdxTree } from "../../../../src/outputs/page-writer/source/mdx-tree.ts";
import { validMdx } from "../../../../src/outputs/page-writer/source/valid-mdx.ts";
import { corpusFolder, corpusSites } from "../../../corpus/corpus-sites.ts";
import { propertyRuns, triedOf } from "../../../support/property-runs.ts";
import { acceptedIds, anchoredBodies } from "../anchored-bodies.ts";
import { bodiesIn } from "./site-bodies.ts";

function idsOf(body: string, ids = new PageAnchorIds()): readonly string[] {
  return [...ids.in(mdxTree(validMdx(body).body)!).values()].flat();
}

/** What is wrong with the ids of a body. */
function lost(body: string): readonly string[] {
  const accepted = acceptedIds(body);
  if (accepted === undefined) return [];
  const made = idsOf(body);
  return [
    ...accepted.filter((id) => !made.includes(id)).map((id) => `no ${id}`),
    ...made.filter((id, at) => made.indexOf(id) !== at).map((id) => `twice ${id}`),
  ];
}

test.each([
  ['<a id="one"></a>\n\n<h2 id="two">Two</h2>\n\n## Six {#six}', ["one", "two", "six"]],
  ["## Setup {#install}\n\n## Setup", ["install", "setup"]],
  ['<a name="a"></a> <section id={`b`}>text</section>', ["a", "b"]],
  ["## Install\n\n## Install\n\n## Install 2", ["install", "install-2", "install-2-2"]],
  ['<a id="install"></a>\n\n## Install\n\n## Install', ["install", "install-2", "install-3"]],
  ['## Install\n\n<div id="install">text</div>', ["install"]],
  ["## 🚀 Start", ["-start", "start"]],
  ["## 🚀 Start\n\n## Start", ["-start", "start"]],
  ["## !?", ["section"]],
  ["##### Setup\n\n## Setup\n\n###### Other\n\n<h5>Tag</h5>\n\n##### !?", ["setup", "other", "tag"]],
  ['<Accordion title="My Title" />\n\n<Card id="no" title="T" />', ["my-title"]],
  ['<Accordion title="My Title" id="own" />', ["own"]],
  ['<ParamField body="userId" />', ["param-user-id"]],
  ['<i id={a ? "x" : "y"} />', ["x", "y"]],
  ['<Card icon={<i id="in" />} />\n\n{<b id="shown">text</b>}', ["in", "shown"]],
])("the ids of %j are %j", (body, ids) => {
  expect(idsOf(body).toSorted()).toEqual(ids.toSorted());
});

test("the first id of a heading is the one that is written behind it, and a theme keeps its own", () => {
  const tree: TextNode = mdxTree(validMdx("## Setup {#install}\n\n## Search").body)!;
  const ids = new PageAnchorIds(["search"]).in(tree);
  const titles = [...textNodesIn(tree)].filter(({ type }) => type === "heading");
  expect(titles.map((node) => ids.get(node))).toEqual([["install", "setup"], ["search-2"]]);
});

test("a heading to whose title the platform gives no id leaves it to one that has it", () => {
  const tree: TextNode = mdxTree(validMdx("##### Setup\n\n#### Setup").body)!;
  const ids = new PageAnchorIds().in(tree);
  const titles = [...textNodesIn(tree)].filter(({ type }) => type === "heading");
  expect(titles.map((node) => ids.get(node))).toEqual([undefined, ["setup"]]);
});

test("a page of several trees has each id once", () => {
  const ids = new PageAnchorIds();
  expect(["## Use", "## Use", '<a id="use" />'].map((body) => idsOf(body, ids))).toEqual([["use"], ["use-2"], []]);
});

/** A heading in a heading, so many times, with a word in the last one. `looked` is called for each look at what is in a node. */
function nestedHeadings(levels: number, looked: () => void): TextNode {
  let tree: TextNode = { type: "text", value: "a" } as TextNode;
  for (let level = 0; level < levels; level += 1) {
    const children = [tree];
    tree = {
      type: "heading",
      get children() {
        looked();
        return children;
      },
    };
  }
  return tree;
}

test("headings in one another cost no more than as many that are not, and have the same ids", () => {
  const work = [100, 200, 400].map((levels) => {
    let looks = 0;
    const ids = [...new PageAnchorIds().in(nestedHeadings(levels, () => (looks += 1))).values()].flat();
    expect(ids.toSorted()).toEqual(["a", ...Array.from({ length: levels - 1 }, (_, at) => `a-${at + 2}`)].toSorted());
    return looks / levels;
  });
  expect(new Set(work).size).toBe(1);
});

test("each anchor of any body has its id", () => {
  fc.assert(
    fc.property(anchoredBodies, (body) => {
      expect(lost(body)).toEqual([]);
    }),
    { numRuns: propertyRuns(5000) },
  );
});

test("each anchor of the bodies of the fixtures has its id", () => {
  const bodies = bodiesIn(new URL("../../../../fixtures", import.meta.url).pathname);
  expect(bodies.filter((body) => (acceptedIds(body)?.length ?? 0) > 0).length).toBeGreaterThan(25);
  expect(bodies.filter((body) => lost(body).length > 0)).toEqual([]);
});

test.skipIf(corpusFolder === undefined)("so have those of NAVC_CORPUS (skipped where it names no folder)", () => {
  const all = corpusSites.flatMap(({ root }) => bodiesIn(root));
  const bodies = triedOf(all, Math.ceil(all.length / 6));
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.flatMap(lost)).toEqual([]);
});
