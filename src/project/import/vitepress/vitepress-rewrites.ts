// Applies the rewrites of a VitePress site: the path of a file becomes that of its page. (D380)
import type { JsonObject } from "../../../compiler/text/json-value.ts";

/** Finds the path of a page. */
export type Rewrite = (path: string) => string;

/** The rewrites, and the patterns that can't be read. */
export function vitepressRewrites(rewrites: JsonObject): {
  readonly rewrite: Rewrite;
  readonly unread: readonly string[];
} {
  const rules: { readonly form: RegExp; readonly to: string }[] = [];
  const unread: string[] = [];
  for (const [from, to] of Object.entries(rewrites)) {
    const form = typeof to === "string" ? patternOf(from) : undefined;
    if (form === undefined) unread.push(from);
    else rules.push({ form, to: to as string });
  }
  return {
    unread,
    rewrite(path) {
      for (const { form, to } of rules) {
        const found = form.exec(path);
        if (found === null) continue;
        const named = new Map(Object.entries(found.groups ?? {}));
        return to.replaceAll(/:(\w+)\*?/g, (whole, name: string) => named.get(name) ?? whole).replace(/^\//, "");
      }
      return path;
    },
  };
}

const parameter = /:(\w+)(\(\.\*\)|\(\[\^\/\]\+\))?(\*|\+)?|\(\.\*\)/g;

/** A path with parameters as VitePress reads it: `:name` is a segment, `:name*`, `:name+` and `:name(.*)` any number; undefined for anything else. */
function patternOf(written: string): RegExp | undefined {
  let end = 0;
  let source = "";
  let unnamed = 0;
  for (const found of written.matchAll(parameter)) {
    const [whole, name, form, repeat] = found;
    const text = written.slice(end, found.index);
    if (/[()*+?{}]/.test(text)) return undefined;
    source += escaped(text);
    const isLong = name === undefined || form === "(.*)" || repeat !== undefined;
    source += `(?<${name ?? `_${(unnamed += 1)}`}>${isLong ? ".*" : "[^/]+"})`;
    end = found.index + whole.length;
  }
  const rest = written.slice(end);
  if (/[()*+?{}]/.test(rest)) return undefined;
  // Many long parts after one another would be tried in all ways.
  if (source.split(".*").length > 3) return undefined;
  try {
    return new RegExp(`^${source}${escaped(rest)}$`);
  } catch {
    // Two parameters have one name.
    return undefined;
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[|\\{}()[\]^$+*?.-]/g, String.raw`\$&`);
}
