// Do links of a translated page of MkDocs lead to its language?
import { expect, test } from "vitest";
import { importedInMemory } from "./imported-in-memory.ts";

const plugin = (structure: string): string =>
  `site_name: A\nplugins:\n  - i18n:\n      docs_structure: ${structure}\n      languages:\n        - { locale: en, default: true }\n        - { locale: de }\n`;
const links = (up: string): string =>
  `[a](${up}guide/a.md) [x](${up}guide/a.md#x) [b](${up}b.md) ![i](${up}i.png) ![j](${up}j.png)\n`;

test("by the ends of names, links and pictures lead to the language of their page, or else to the default one", async () => {
  const { files, problems } = await importedInMemory("mkdocs", {
    "mkdocs.yml": plugin("suffix"),
    "docs/index.md": `# Home\n\n${links("")}`,
    "docs/index.de.md": `# Start\n\n${links("")}`,
    "docs/guide/a.md": "# A\n\n## X\n",
    "docs/guide/a.de.md": `# A auf Deutsch\n\n## X\n\n[h](../index.md) [b](../b.md) ![i](../i.png)\n`,
    "docs/b.md": `# B\n\n${links("")}`,
    "docs/i.png": "",
    "docs/i.de.png": "",
    "docs/j.en.png": "",
  });
  expect(files["de/index.mdx"]).toContain(
    "[a](/de/guide/a) [x](/de/guide/a#x) [b](/b) ![i](/i.de.png) ![j](/j.en.png)",
  );
  expect(files["de/guide/a.mdx"]).toContain("[h](/de) [b](/b) ![i](/i.de.png)");
  // A page without a translation is that of the default language, also below the address of another.
  for (const page of ["index.mdx", "b.mdx"])
    expect(files[page]).toContain("[a](/guide/a) [x](/guide/a#x) [b](/b) ![i](/i.png) ![j](/j.en.png)");
  expect(problems).toEqual([]);
});

test("in folders, what a language lacks is that of the default one", async () => {
  const { files, problems } = await importedInMemory("mkdocs", {
    "mkdocs.yml": plugin("folder"),
    "docs/en/index.md": `# Home\n\n${links("")}`,
    "docs/en/guide/a.md": "# A\n\n## X\n",
    "docs/en/b.md": "# B\n",
    "docs/en/i.png": "",
    "docs/en/j.png": "",
    "docs/de/index.md": `# Start\n\n${links("")}`,
    "docs/de/guide/a.md": `# A auf Deutsch\n\n## X\n\n[b](../b.md) ![j](../j.png)\n`,
    "docs/de/i.png": "",
  });
  expect(files["de/index.mdx"]).toContain(
    "[a](/de/guide/a) [x](/de/guide/a#x) [b](/b) ![i](/de/i.png) ![j](/en/j.png)",
  );
  expect(files["de/guide/a.mdx"]).toContain("[b](/b) ![j](/en/j.png)");
  expect(files["index.mdx"]).toContain("[a](/guide/a) [x](/guide/a#x) [b](/b) ![i](/en/i.png) ![j](/en/j.png)");
  expect(problems).toEqual([]);
});
