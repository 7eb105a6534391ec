// Can the readers of a removed page be sent to what is a page only after the change?
import { expect, test } from "vitest";
import { plannedChange, withFiles } from "./planned-change.ts";

test("a part of the removed page, which is a page by itself then", async () => {
  const config = { name: "T", navigation: { groups: [{ group: "G", pages: ["guides/a", "b"] }] } };
  const body = "How to sign in, with all steps and examples that somebody needs who does it for the first time.\n";
  const texts = {
    "docs.json": JSON.stringify(config),
    "guides/a.mdx": `---\ntitle: Sign in\n---\n\nimport Part from "/guides/part.mdx";\n\n<Part />\n\n${body}`,
    "guides/part.mdx": `---\ntitle: Sign in\n---\n\n${body}`,
    "b.mdx": "---\ntitle: B\n---\n\nSomething else.\n",
  };
  const { files, addresses, refusals, left } = await plannedChange(texts, [{ kind: "remove", page: "guides/a" }]);
  expect(refusals).toEqual([]);
  expect(addresses).toEqual([{ from: "/guides/a", to: "/guides/part", reason: "the page is there now" }]);
  expect(left.map(({ reason }) => reason)).toEqual(["readers of /guides/a are sent there, and no list has this page"]);
  expect(withFiles(texts, files)["docs.json"]).toContain('"destination":"/guides/part"');
});
