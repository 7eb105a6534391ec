// Which bodies do the pages below a folder have?
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findFrontMatter } from "../../../../src/compiler/text/front-matter-block.ts";

/** The bodies of all MDX files below a folder, without their front matter. */
export function bodiesIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => {
      const text = readFileSync(join(folder, file), "utf8").replace(/^\uFEFF/, "");
      const block = findFrontMatter(text, true);
      return block.kind === "block" ? text.slice(block.close) : text;
    });
}
