// Is a page listed although its text is not right, and is that said? (D415)
import { expect, test } from "vitest";
import { leftLines } from "../../../src/project/change/left-lines.ts";
import { planSync } from "../../../src/project/change/sync/plan-sync.ts";
import { plannedChange, siteOf, withFiles, type SiteTexts } from "./planned-change.ts";

const page = "---\ntitle: T\n---\n";
const open = `${page}\n<Card>\n`;

const texts: SiteTexts = {
  "docs.json": JSON.stringify({ name: "A", navigation: { groups: [{ group: "Guides", pages: ["start", "auth"] }] } }),
  "start.mdx": page,
  "auth.mdx": page,
  "open.mdx": open,
  "icon.mdx": `---\ntitle: T\n---\n\nimport A from "/snippets/no.mdx";\n\n<A />\n`,
  "other.mdx": `${page}\n<Card>\n`,
};

const head = "problems that these pages had before they were listed:";

test("a page with an open tag is listed, and the tag is named", async () => {
  const plan = await plannedChange(texts, [{ kind: "add", page: "open", target: { kind: "after", page: "auth" } }]);
  expect(plan.refusals).toEqual([]);
  expect(withFiles(texts, plan.files)["docs.json"]).toContain('"open"');
  expect(leftLines(plan).slice(0, 2)).toEqual([
    head,
    expect.stringMatching(/^ {2}open\.mdx:5 The body of the page is not valid MDX: "<Card>" has no closing tag\./),
  ]);
});

test("all unlisted pages are listed, with what is wrong in them", async () => {
  const plan = await plannedChange(texts, [{ kind: "list-unlisted" }]);
  expect(plan.refusals).toEqual([]);
  const lines = leftLines(plan);
  expect(lines).toEqual([
    head,
    ...["icon.mdx:5 ", "open.mdx:5 ", "other.mdx:5 "].map((start) => expect.stringContaining(start)),
  ]);
});

test("a link that the change itself breaks in such a page is refused", async () => {
  const site = { ...texts, "open.mdx": `${open}\n[Sign in](/auth)\n` };
  const plan = await plannedChange(site, [
    { kind: "remove", page: "auth", redirect: null },
    { kind: "add", page: "open", target: { kind: "after", page: "start" } },
  ]);
  expect(plan.refusals).toEqual([expect.objectContaining({ code: "link-not-found", file: "open.mdx" })]);
});

test("a sync lists such a page", async () => {
  const site = {
    "docs.json": JSON.stringify({
      name: "A",
      navigation: {
        versions: [
          { version: "v2", pages: ["v2/start", "v2/open"] },
          { version: "v1", pages: ["v1/start"] },
        ],
      },
    }),
    "v2/start.mdx": page,
    "v1/start.mdx": page,
    "v2/open.mdx": page,
    "v1/open.mdx": open,
  };
  const plan = await planSync(await siteOf(site), { from: "v2", versions: true, to: ["v1"] });
  expect(plan.refusals).toEqual([]);
  expect(withFiles(site, plan.files)["docs.json"]).toContain('"v1/open"');
  expect(leftLines(plan).join("\n")).toContain(`${head}\n  v1/open.mdx:5 `);
});
