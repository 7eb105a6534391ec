// Finds the pages that a text of MDX imports, and shows as elements.
import { folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import type { LineRule } from "./text-rules.ts";

const statement = /^import[ \t]+([A-Z]\w*)[ \t]+from[ \t]+["']([^"'\n]+\.mdx?)["'];?[ \t]*$/;

/** The rules that write the text of each imported page where its element is; none if the text imports no page. */
export function partialRules(source: string, file: string): readonly LineRule[] {
  const paths = new Map<string, string>();
  for (const line of source.split("\n")) {
    const [, name, path] = statement.exec(line) ?? [];
    if (name === undefined) continue;
    const found = resolved(path!, file);
    if (found !== undefined) paths.set(name, found);
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
        const path = paths.get(name);
        if (path === undefined) return undefined;
        if (attributes.trim() !== "")
          place.note(`the attributes of <${name}>`, "the included text is shown without them");
        return { kind: "include", file: { paths: [path] } };
      },
    },
  ];
}

function resolved(path: string, file: string): string | undefined {
  return path.startsWith("@site/")
    ? resolvePath("", `.${path.slice("@site".length)}`)
    : resolvePath(folderOf(file), path);
}
