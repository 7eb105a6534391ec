// Are the files that snippets of MkDocs name found where its settings say? (D496)
import { describe, expect, it } from "vitest";
import { importedInMemory } from "../imported-in-memory.ts";

const files = {
  "inc/c.md": "from inc\n",
  "inc/parts.py":
    "a = 1\n# --8<-- [start:one]\nb = 2\n# -8<- [START: two ]\nc = 3\n# --8<-- [end:one]\nd = 4\n# --8<-- [end:two]\n",
  "docs/snippets/c.md": "from docs/snippets\n",
  "docs/c.md": "from docs\n",
  "c.md": "from the root\n",
};

async function pageWith(
  options: string,
  page = '--8<-- "c.md"',
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly text: string; readonly losses: readonly string[] }> {
  const config = `site_name: A\nexclude_docs: snippets/\nmarkdown_extensions:\n  - pymdownx.snippets${options === "" ? "" : `:\n      ${options}`}\n`;
  const imported = await importedInMemory("mkdocs", {
    "mkdocs.yml": config,
    "docs/index.md": `# A\n\n${page}\n`,
    ...files,
    ...more,
  });
  return {
    text: imported.files["index.mdx"]!.split("---\n\n")[1]!.trim(),
    losses: imported.losses.map(({ feature, reason, line }) => `${String(line)}: ${feature}: ${reason}`),
  };
}

describe("base_path", () => {
  it.each([
    ["", "from the root"],
    ["base_path: inc", "from inc"],
    ["base_path: [inc]", "from inc"],
    ["base_path: docs/snippets", "from docs/snippets"],
    ["base_path: [nothing, docs, inc]", "from docs"],
    ["base_path: [inc/parts.py, inc/c.md]", "from inc"],
    ["base_path: !relative $config_dir/inc", "from inc"],
    ["base_path: !relative $docs_dir", "from docs"],
    ["base_path: !relative", "from docs"],
  ])("%j", async (options, text) => expect(await pageWith(options)).toEqual({ text, losses: [] }));

  it("is all that is read, unless the site says otherwise", async () => {
    expect(await pageWith("base_path: inc", '--8<-- "../c.md"')).toEqual({
      text: '--8&#60;-- "../c.md"',
      losses: [
        "3: an included file: it is outside the folders that may be read, or has no path, so the line stays text",
      ],
    });
    expect((await pageWith("{ base_path: inc, restrict_base_path: false }", '--8<-- "../c.md"')).text).toBe(
      "from the root",
    );
    expect((await pageWith("base_path: ../shared")).text).toBe('--8&#60;-- "c.md"');
  });
});

describe("a name", () => {
  it.each([
    ["parts.py:1", files["inc/parts.py"].trim()],
    ["parts.py:1:1", "a = 1"],
    ["parts.py::1", "a = 1"],
    ["parts.py:1:1,5:5,7:7", "a = 1\nc = 3\nd = 4"],
    ["parts.py:one", "b = 2\nc = 3"],
    ["parts.py:two", "c = 3\nd = 4"],
  ])("has lines or a section behind it: %j", async (name, code) => {
    expect((await pageWith("base_path: inc", `\`\`\`\n-8<- "${name}"\n\`\`\``)).text).toBe(`\`\`\`\n${code}\n\`\`\``);
  });

  it("can have quotes, and is named if there is no such file", async () => {
    const names = [`it's.md`, `we"ird.md`, `b"o'th.md`];
    const more = Object.fromEntries(names.map((name) => [`inc/${name}`, `from ${name}\n`]));
    const block = ["--8<--", ...names, `no"ne.md`, "--8<--"].join("\n");
    const missing = (line: number): string =>
      `${String(line)}: an included file: "inc/no"ne.md" can't be read, so the line stays text`;
    const { text, losses } = await pageWith("base_path: inc", block, more);
    expect(text).toBe(`${names.map((name) => `from ${name}`).join("\n\n")}\n\n--8&#60;-- "no"ne.md"`);
    expect(losses).toEqual([missing(7)]);
    const lines = `--8<-- "it's.md"\n--8<-- 'no"ne.md'\n\n\`\`\`\n--8<-- 'we"ird.md'\n\`\`\``;
    const { text: single, losses: ofSingle } = await pageWith("base_path: inc", lines, more);
    expect(single).toBe(`from it's.md\n\n--8&#60;-- 'no"ne.md'\n\n\`\`\`\nfrom we"ird.md\n\`\`\``);
    expect(ofSingle).toEqual([missing(4)]);
  });

  it("stays text, and is named, in a block that nothing ends", async () => {
    expect(await pageWith("base_path: inc", "--8<--\nc.md\n--8<--\n\n--8<--\nc.md")).toEqual({
      text: "from inc\n\n--8&#60;--\nc.md",
      losses: ["7: included files: nothing ends their block, so it stays text"],
    });
  });

  it("can be in a block, and be left out by a semicolon", async () => {
    const page = '-8<-\nc.md\n\n; gone.md\nparts.py:1:1\n-8<-\n--8<-- "; gone.md"\n\n```\n--8<--\nc.md\n--8<--\n```';
    expect(await pageWith("base_path: inc", page)).toEqual({
      text: "from inc\n\na = 1\n\n```\n--8<--\nc.md\n--8<--\n```",
      losses: [12, 14].map(
        (line) =>
          `${String(line)}: included files in code: navc reads one name in each line of code, so they stay text`,
      ),
    });
  });
});

it("that is appended to each page is named", async () => {
  const { losses } = await importedInMemory("mkdocs", {
    "mkdocs.yml": "site_name: A\nmarkdown_extensions:\n  pymdownx.snippets: { auto_append: [c.md] }\n",
    "docs/index.md": "# A\n",
    ...files,
  });
  expect(losses.map(({ what }) => what)).toContain("markdown_extensions pymdownx.snippets auto_append");
});
