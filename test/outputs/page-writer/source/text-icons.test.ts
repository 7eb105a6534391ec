// Do components of a page get the drawings of their icons? (D430)
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { exportSite, readPages, type AdapterHost } from "../../../../src/page-writer.ts";

const drawing = "data:image/svg+xml,%3Csvg/%3E";
const body =
  '<Card title="A" icon="rocket">\n  Text\n</Card>\n\n<Card title="B" icon="nothing" />\n\n<div icon="rocket" />\n\n<Note icon="rocket">\n  Text\n</Note>\n\n<Icon icon="/box.svg" />\n';

async function written(
  host: AdapterHost,
  drawingOf?: (key: string) => string | undefined,
  text = body,
): Promise<{ readonly text: string; readonly losses: readonly string[] }> {
  const files = memoryHost({ "index.mdx": text });
  const config = { name: "Acme", icons: { library: "lucide" }, navigation: { pages: ["index"] } };
  const { navigation } = await compileNavigation({ config, host: files });
  const exported = exportSite(host, navigation!, drawingOf === undefined ? {} : { drawingOf });
  for await (const source of readPages(navigation!, { host: files })) {
    const file = exported.pageFile(source);
    const losses = exported.notExpressed
      .list()
      .map(({ feature, reason, places }) => `${feature}: ${reason}. ${places.map(({ what }) => what).join()}`);
    return { text: file.text, losses };
  }
  throw new Error("there is no page");
}

test.each([
  ["starlight", `icon="rocket" iconDrawing="${drawing}"`],
  ["docusaurus", `icon="rocket" iconDrawing="${drawing}"`],
  ["fumadocs", `icon="rocket" iconDrawing="${drawing}"`],
  ["vitepress", `icon="rocket" icon-drawing="${drawing}"`],
] as const)("%s gets the drawing beside the name, of icons that have one", async (host, attributes) => {
  const drawingOf = (key: string): string | undefined => (key === "lucide rocket" ? "<svg/>" : undefined);
  const { text, losses } = await written(host, drawingOf);
  expect(text).toContain(attributes);
  expect(text.match(/icon-?drawing=/gi)).toHaveLength(1);
  expect(losses).toContain(
    'an icon in a text: Lucide has no free drawing of it that comes with navc, so it is not shown. "nothing" on page "Index"',
  );
  const without = await written(host);
  expect(without.text).not.toMatch(/icon-?drawing=/i);
  expect(without.losses).toContain(
    'an icon in a text: no drawing of it was given, so it is not shown. "rocket" on page "Index","nothing" on page "Index"',
  );
  const computed = await written(host, drawingOf, '<Card title="A" icon={"rocket"} />\n');
  expect(computed.text).toContain(attributes);
});
