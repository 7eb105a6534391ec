// Do pages that no list names get to the hosts, as they do on the platform?
import { afterEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

const page = (title: string, text = ""): string => `---\ntitle: ${title}\n---\n\n${text}\n`;

function siteWithDraft(): MadeSite {
  site = madeSite({
    "docs.json": JSON.stringify({ name: "Acme", navigation: { groups: [{ group: "Guides", pages: ["guides/a"] }] } }),
    "guides/a.mdx": page("Listed", "See [the draft](/guides/draft)."),
    "guides/draft.mdx": page("Draft", "Nearly done."),
    "README.md": "About this repository.",
  });
  return site;
}

test.each([
  ["fumadocs", "guides/draft.mdx"],
  ["starlight", "guides/draft.mdx"],
  ["docusaurus", "docs/guides/draft.mdx"],
  ["vitepress", "guides/draft.md"],
])("%s gets a page in no list, and no sidebar shows it", async (host, file) => {
  const { run, read } = siteWithDraft();
  const exported = await run(`export ${host} ROOT -o ROOT/nav.json --pages ROOT/out`);
  expect(exported).toMatchObject({ code: 0, stdout: "" });
  expect(read(`out/${file}`)).toContain("Nearly done.");
  expect(read("out/.navc-export")).not.toContain("README");
  const { pages = {}, ...config } = JSON.parse(read("nav.json")) as { readonly pages?: object };
  expect(JSON.stringify(config)).not.toContain("draft");
  // Docusaurus reads what it needs to know of a page from its front matter.
  if (host !== "docusaurus") expect(Object.keys(pages).filter((name) => name.includes("draft"))).toHaveLength(1);
  else expect(read(`out/${file}`)).toContain('displayed_sidebar: "docs"');
});

test("what is in the folder of a host, or was written by an export, is no page of the next one", async () => {
  const { run, read, write } = siteWithDraft();
  write("out/starlight/own.md", "A page of the host.");
  for (const host of ["fumadocs", "starlight", "fumadocs"])
    expect(await run(`export ${host} ROOT --quiet -o ROOT/nav.json --pages ROOT/out/${host}`)).toMatchObject({
      code: 0,
    });
  expect(read("out/fumadocs/.navc-export").match(/(?<=  ).+/gm)).toEqual(["guides/a.mdx", "guides/draft.mdx"]);
});
