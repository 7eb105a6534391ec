// Applies the rewrites of a VitePress site: the path of a file becomes that of its page. (D380)
import type { JsonObject } from "../../../compiler/text/json-value.ts";
import { pathValues, type PatternPart } from "../path-pattern.ts";

/** Finds the path of a page. */
export type Rewrite = (path: string) => string;

/** The rewrites, and the patterns that can't be read. */
export function vitepressRewrites(rewrites: JsonObject): {
  readonly rewrite: Rewrite;
  readonly unread: readonly string[];
} {
  const rules: { readonly form: readonly PatternPart[]; readonly to: string }[] = [];
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
        const named = pathValues(form, path);
        if (named === undefined) continue;
        return to.replaceAll(/:(\w+)\*?/g, (whole, name: string) => named.get(name) ?? whole).replace(/^\//, "");
      }
      return path;
    },
  };
}

const parameter = /:(\w+)(\(\.\*\)|\(\[\^\/\]\+\))?(\*|\+)?|\(\.\*\)/g;

/** A pattern with more parts is not read: it is compared with each file. */
const mostParts = 200;

/** A path with parameters as VitePress reads it: `:name` is a segment, `:name*`, `:name+` and `:name(.*)` any number; undefined for anything else. */
function patternOf(written: string): readonly PatternPart[] | undefined {
  const parts: PatternPart[] = [];
  const names = new Set<string>();
  let end = 0;
  for (const found of written.matchAll(parameter)) {
    const [whole, name = `_${names.size + 1}`, form, repeat] = found;
    if (names.has(name) || /^\d/.test(name) || parts.length > mostParts) return undefined;
    names.add(name);
    parts.push({ kind: "text", text: written.slice(end, found.index) });
    const isLong = whole === "(.*)" || form === "(.*)" || repeat !== undefined;
    parts.push({ kind: "parameter", name, isLong });
    end = found.index + whole.length;
  }
  parts.push({ kind: "text", text: written.slice(end) });
  const isRead = parts.every((part) => part.kind === "parameter" || !/[()*+?{}]/.test(part.text));
  return isRead ? parts : undefined;
}
