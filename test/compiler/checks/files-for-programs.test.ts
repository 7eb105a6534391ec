// Are links of files for programs left alone, and those of pages not?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

const broken = "---\ntitle: T\n---\n\n[gone](/nowhere) <Card\n";

test.each(["AGENTS.md", "CLAUDE.md", "guides/CLAUDE.md", "GEMINI.md", "skill.md", "SECURITY.md"])(
  "%s is no page, unless a list has it",
  async (file) => {
    const codes = async (pages: readonly string[]): Promise<readonly string[]> => {
      const docs = JSON.stringify({ name: "Acme", navigation: { pages: [...pages] } });
      const host = memoryHost({ "docs.json": docs, "index.mdx": "---\ntitle: Home\n---\n", [file]: broken });
      const { diagnostics } = await compileNavigation({ host, discover: true, links: true });
      return diagnostics.map(({ code }) => code).filter((code) => code === "link-not-found" || code === "body-syntax");
    };
    expect(await codes(["index"])).toEqual([]);
    expect(await codes(["index", file.replace(".md", "")])).toContain("body-syntax");
  },
);
