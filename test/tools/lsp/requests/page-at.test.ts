// Which page does a command of an editor mean?
import { expect, test } from "vitest";
import { pageAt } from "../../../../src/tools/lsp/requests/page-at.ts";
import { markedSite, withMark } from "./asked-site.ts";

async function hrefAt(file: string, mark: string): Promise<string | null> {
  const { place, site } = await markedSite(withMark(file, mark));
  const { root, href } = pageAt(place);
  expect(root).toBe(site.root);
  return href;
}

test("the page of the entry or link under the cursor is meant, or else the one that is open", async () => {
  expect(await hrefAt("docs.json", '"guides/o‸ne"')).toBe("/guides/one");
  expect(await hrefAt("docs.json", '"GET /or‸ders"')).toBe("/api-reference/list-orders");
  expect(await hrefAt("docs.json", '"Gui‸des"')).toBeNull();
  expect(await hrefAt("start.mdx", "](/guides/o‸ne#")).toBe("/guides/one");
  expect(await hrefAt("start.mdx", "](/nowh‸ere)")).toBe("/start");
  expect(await hrefAt("guides/alone.mdx", "title: In no l‸ist")).toBe("/guides/alone");
});

test("before a docs.json could be read there is no page", async () => {
  const { place } = await markedSite({ "docs.json": "{‸" });
  expect(pageAt(place).href).toBeNull();
});
