// The grammar of endpoint entries (§2.2, D7, D107).
import { httpMethodOf, isOwnMethod } from "./http-methods.ts";

/**
 * Whether path items have a field for a method (`fixed`, also `webhook`), or only `additionalOperations` of a spec can have it
 * (`own`); `none` for a word that can't be the method of an entry.
 */
export type MethodKind = "fixed" | "own" | "none";

/** The form of an entry of `pages` or of front matter `openapi:`. */
export type EntryForm =
  | {
      readonly kind: "endpoint";
      readonly spec: string | undefined;
      /** In upper case, or `WEBHOOK` with the name as `target`; as written if it is not a method. */
      readonly method: string;
      readonly methodKind: MethodKind;
      readonly target: string;
    }
  | { readonly kind: "page" };

const looksLikeEndpoint = /^(?:(\S+)\s+)?([A-Za-z]{2,10})\s+(\/.*)/s;

/** The form of an entry: `[spec] METHOD /path` and `[spec] webhook NAME` are endpoints, even with an unknown method; anything else is a page path. */
export function parseEntry(text: string): EntryForm {
  const trimmed = text.trim();
  if (!/\s/.test(trimmed)) return { kind: "page" };
  const words = trimmed.split(/\s+/);
  const [first = "", second = "", third = ""] = words;
  if (words.length === 2 && isEndpoint(first, second)) return endpoint(undefined, first, second);
  if (words.length === 3 && isEndpoint(second, third)) return endpoint(first, second, third);
  const [, spec, word, target = ""] = looksLikeEndpoint.exec(trimmed) ?? [];
  if (word === undefined || httpMethodOf(word) !== undefined) return { kind: "page" };
  return { kind: "endpoint", spec, method: word, methodKind: "none", target };
}

/** An endpoint as an entry names it: `GET /users`, `webhook orderCreated`, or the channel alone. */
export function entryText(method: string, target: string): string {
  return `${method === "WEBHOOK" ? "webhook" : method} ${target}`.trim();
}

// "Get Started" is a page with a space in its name: a method in lowercase needs a path after it. So do the methods since
// OpenAPI 3.2, because their names are words of other entries, too.
function isEndpoint(method: string, target: string): boolean {
  if (method.toLowerCase() === "webhook") return true;
  const fixed = httpMethodOf(method);
  if (fixed === undefined) return isOwnMethod(method) && target.startsWith("/");
  return target.startsWith("/") || (method === fixed.name && !fixed.isSince32);
}

function endpoint(spec: string | undefined, word: string, target: string): EntryForm {
  const isFixed = word.toLowerCase() === "webhook" || httpMethodOf(word) !== undefined;
  return { kind: "endpoint", spec, method: word.toUpperCase(), methodKind: isFixed ? "fixed" : "own", target };
}
