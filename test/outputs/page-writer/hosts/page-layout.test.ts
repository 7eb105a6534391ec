// Does a page have on each host beside its text what its front matter asks for?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonObject } from "../../../../src/index.ts";
import { adapterHosts, type AdapterHost } from "../../../../src/outputs/adapters/host-name.ts";
import { exportSite } from "../../../../src/outputs/page-writer/export-site.ts";
import { readPageSources } from "../../../../src/outputs/page-writer/source/page-source.ts";

const modes = ["wide", "frame", "center", "custom", "default"];
const hosts = Object.keys(adapterHosts) as AdapterHost[];

/** The fields about the layout of each page, by its mode, and what the host can't express. */
async function layoutsOn(
  name: AdapterHost,
  navigation: JsonObject = { pages: modes },
): Promise<{ readonly fields: { readonly [mode: string]: string }; readonly lost: readonly string[] }> {
  const texts = Object.fromEntries(modes.map((mode) => [`${mode}.mdx`, `---\ntitle: T\nmode: "${mode}"\n---\nText\n`]));
  const host = memoryHost(texts);
  const compiled = await compileNavigation({ config: { name: "Acme", navigation }, host });
  const { pageFile, notExpressed } = exportSite(name, compiled.navigation!, {});
  const fields: { [mode: string]: string } = {};
  for await (const source of readPageSources(compiled.navigation!, host))
    fields[source.page.path] = pageFile(source)
      .text.split("\n---\n", 1)[0]!
      .split("\n")
      .filter((line) => /^(?:aside|sidebar|hide_table|displayed_sidebar|tableOfContents|template|full)/.test(line))
      .join(", ");
  return { fields, lost: notExpressed.list().map(({ feature }) => feature) };
}

const layouts: { readonly [host in AdapterHost]: readonly [hasNoHeadings: string, isAlone: string] } = {
  docusaurus: ["hide_table_of_contents: true", "hide_table_of_contents: true, displayed_sidebar: null"],
  fumadocs: ["full: true", "full: true"],
  starlight: ["tableOfContents: false", 'template: "splash", tableOfContents: false'],
  vitepress: ["aside: false", "aside: false, sidebar: false"],
};

test.each(hosts)("a page has on %s beside its text what its mode asks for", async (host) => {
  const { fields, lost } = await layoutsOn(host);
  const [hasNoHeadings, isAlone] = layouts[host];
  expect(fields).toEqual({
    wide: hasNoHeadings,
    frame: hasNoHeadings,
    center: isAlone,
    custom: isAlone,
    default: "",
  });
  expect(lost.includes("a page without a sidebar")).toBe(host === "fumadocs");
});

test("a page of Starlight keeps the sidebar that has the tabs of the site", async () => {
  const tabs = [
    { tab: "One", pages: modes.slice(0, 4) },
    { tab: "Two", pages: ["default"] },
  ];
  const { fields, lost } = await layoutsOn("starlight", { tabs });
  expect(fields["custom"]).toBe("tableOfContents: false");
  expect(lost.filter((feature) => feature === "a page without a sidebar")).toHaveLength(1);
});
