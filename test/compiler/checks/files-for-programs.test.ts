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

test("their links are counted as not judged, and nothing is said of one without links", async () => {
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: ["index"] } }),
    "index.mdx": "---\ntitle: Home\n---\n",
    "CLAUDE.md": "# Rules\n\n[out](https://example.com)\n",
    "zh/README-Hant.md":
      "# Acme\n\n[one](/nowhere) [two](./docs/start.md) [out](https://example.com) ![picture](./a.png)\n",
    "SECURITY.md": "# Security\n\n[here](#report)\n",
  });
  const { diagnostics, notJudged } = await compileNavigation({ host, discover: true, links: true });
  expect(diagnostics.map(({ code }) => code)).not.toContain("link-not-found");
  expect(notJudged).toEqual([
    {
      code: "link-not-found",
      count: 3,
      reason: "files such as SECURITY.md are published but not written for readers of the site",
    },
  ]);
});
