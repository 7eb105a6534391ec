// Finds the pages that a text of MDX imports, and shows as elements.
import { folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import type { LineRule } from "./text-rules.ts";

const statement = /^import[ \t]+([A-Z]\w*)[ \t]+from[ \t]+["']([^"'\n]+\.mdx?)["'];?[ \t]*$/;

/**
 * The rules that write the text of each imported page where its element is; none if the text imports no page. `roots` are the
 * folders that `@site` may be.
 */
export function partialRules(source: string, file: string, roots: readonly string[]): readonly LineRule[] {
  const paths = new Map<string, readonly string[]>();
  for (const line of source.split("\n")) {
    const [, name, path] = statement.exec(line) ?? [];
    if (name === undefined) continue;
    const found = resolved(path!, file, roots);
    if (found.length > 0) paths.set(name, found);
  }
  if (paths.size === 0) return [];
  return [
    {
      match: statement,
      to: ([, name = ""]) => (paths.has(name) ? { kind: "none" } : undefined),
    },
    {
      match: /^<([A-Z]\w*)((?:[ \t][^<>]*)?)\/>$/,
      to: ([, name = "", attributes = ""], place) => {
        const found = paths.get(name);
        if (found === undefined) return undefined;
        if (attributes.trim() !== "")
          place.note(`the attributes of <${name}>`, "the included text is shown without them");
        return { kind: "include", file: { paths: found } };
      },
    },
  ];
}

function resolved(path: string, file: string, roots: readonly string[]): readonly string[] {
  const below = path.startsWith("@site/") ? `.${path.slice("@site".length)}` : path;
  const folders = below === path ? [folderOf(file)] : roots;
  return folders.flatMap((folder) => resolvePath(folder, below) ?? []);
}
