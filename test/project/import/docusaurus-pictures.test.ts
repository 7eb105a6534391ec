// Are pictures that a page of Docusaurus imports shown?
import { expect, test } from "vitest";
import { importedInMemory } from "./imported-in-memory.ts";

test("the import of a picture is its address, also in a tag of several lines", async () => {
  const { files, losses, problems } = await importedInMemory("docusaurus", {
    "docusaurus.config.json": JSON.stringify({ title: "A", presets: [["classic", {}]] }),
    "docs/deep/a.mdx": [
      "# A",
      "",
      'import pic from "./img/p.png";',
      "import Other from '@site/static/img/o.webp'",
      'import data from "./data.js";',
      "",
      "<img src={pic} width={200} />",
      "",
      "<img",
      "  src={ Other }",
      "/>",
      "",
      "`<img src={pic} />`",
      "",
      "```jsx",
      "<img src={pic} />",
      "```",
      "",
      "<img src={data} />",
    ].join("\n"),
    "docs/deep/img/p.png": "",
    "static/img/o.webp": "",
  });
  const text = files["docs/deep/a.mdx"]!;
  expect(text).toContain('<img src="/docs/deep/img/p.png" width={200} />');
  expect(text).toContain('<img src="/img/o.webp" />');
  expect(text).toContain("`<img src={pic} />`");
  expect(text).toContain("```jsx\n<img src={pic} />\n```");
  expect(text).not.toContain("import");
  // What other modules are is not known.
  expect(losses.map(({ feature, line }) => [feature, line])).toEqual([['the attribute "src" of <img>', 19]]);
  expect(problems).toEqual([]);
});

test("a picture with two color schemes is two pictures, of which one is shown", async () => {
  const { files, losses, problems } = await importedInMemory("docusaurus", {
    "docusaurus.config.json": JSON.stringify({ title: "A", presets: [["classic", {}]] }),
    "docs/a.mdx": [
      "# A",
      "",
      "import useBaseUrl from '@docusaurus/useBaseUrl';",
      "import ThemedImage from '@theme/ThemedImage';",
      "import night from './img/night.png';",
      "",
      "<ThemedImage",
      '  alt="A bird"',
      "  sources={{",
      "    light: useBaseUrl('/img/day.png'),",
      "    dark: night,",
      "  }}",
      "  width={200}",
      "  loading={lazy}",
      "/>",
      "",
      "<ThemedImage sources={{ dark: require('./img/night.png').default, light: '/img/day.png' }} />",
      "",
      "<ThemedImage sources={pictures} />",
    ].join("\n"),
    "docs/img/night.png": "",
    "static/img/day.png": "",
  });
  expect(files["docs/a.mdx"]).toContain(
    `<img className="block dark:hidden" src="/img/day.png" alt="A bird" width="200" />
<img className="hidden dark:block" src="/docs/img/night.png" alt="A bird" width="200" />

<img className="block dark:hidden" src="/img/day.png" />
<img className="hidden dark:block" src="/docs/img/night.png" />`,
  );
  expect(losses.map(({ feature, line }) => [feature, line])).toEqual([
    ['the attribute "loading" of <ThemedImage>', 7],
    ["<ThemedImage>", 19],
  ]);
  expect(problems).toEqual([]);
});
