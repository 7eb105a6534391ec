// Are the style sheets named that the platform adds to all pages, and no host gets?
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

const config = JSON.stringify({ name: "Acme", navigation: { pages: ["a"] } });
const page = "---\ntitle: A\n---\nText.\n";

async function notesOf(files: { readonly [file: string]: string }, words = ""): Promise<string> {
  site = madeSite({ "docs.json": config, "a.mdx": page, ...files });
  return (await site.run(`export starlight ROOT -o ROOT/nav.json --pages ROOT/out${words}`)).stderr;
}

test("style sheets of the docs folder are named, with how to keep their rules", async () => {
  const stderr = await notesOf({ "style.css": "", "brand/b.css": "" });
  const [first, second] = ["brand/b.css", "style.css"].map((file) => join(site.folder, file));
  expect(stderr).toContain(`${first!}, ${second!}: style sheets are not exported, because`);
  expect(stderr).toContain("Add the rules that you need to a style sheet of Starlight.");
});

test("only the first of many are named", async () => {
  const stderr = await notesOf(Object.fromEntries(["a", "b", "c", "d", "e"].map((name) => [`${name}.css`, ""])));
  expect(stderr).toContain(`${join(site.folder, "c.css")} and 2 more: style sheets`);
});

test.each([
  ["there is none", {}, ""],
  [
    "they belong to a host, a package, or are hidden",
    { "out/x.css": "", "node_modules/x.css": "", ".x/x.css": "" },
    "",
  ],
  ["it is to be quiet", { "style.css": "" }, " --quiet"],
])("nothing is said if %s", async (_name, files, words) => {
  expect(await notesOf(files, words)).not.toContain("style sheets");
});
