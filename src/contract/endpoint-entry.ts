// The grammar of endpoint entries (§2.2, D7).

/** The methods of a path item, in the order in which their pages are made (D8). */
export const httpMethods: readonly string[] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** The form of an entry of `pages` or of front matter `openapi:`. `method` is in upper case, or `WEBHOOK` with the name as `target`. */
export type EntryForm =
  | { readonly kind: "endpoint"; readonly spec: string | undefined; readonly method: string; readonly target: string }
  | {
      readonly kind: "unknown-method";
      readonly spec: string | undefined;
      readonly word: string;
      readonly target: string;
    }
  | { readonly kind: "page" };

const methodsAndWebhook: ReadonlySet<string> = new Set([...httpMethods, "webhook"]);
const looksLikeEndpoint = /^(?:(\S+)\s+)?([A-Za-z]{2,10})\s+(\/.*)/s;

/** The form of an entry: `[spec] METHOD /path` and `[spec] webhook NAME` are endpoints, also with an unknown method; all else is a page path. */
export function parseEntry(text: string): EntryForm {
  const trimmed = text.trim();
  if (!/\s/.test(trimmed)) return { kind: "page" };
  const words = trimmed.split(/\s+/);
  const [first = "", second = "", third = ""] = words;
  if (words.length === 2 && isEndpoint(first, second)) return endpoint(undefined, first, second);
  if (words.length === 3 && isEndpoint(second, third)) return endpoint(first, second, third);
  const [, spec, word, target = ""] = looksLikeEndpoint.exec(trimmed) ?? [];
  if (word === undefined || httpMethods.includes(word.toLowerCase())) return { kind: "page" };
  return { kind: "unknown-method", spec, word, target };
}

/** An endpoint as an entry names it: `GET /users`, `webhook orderCreated`, or the channel alone. */
export function entryText(method: string, target: string): string {
  return `${method === "WEBHOOK" ? "webhook" : method} ${target}`.trim();
}

// "Get Started" is a page with a space in its name: a method in lowercase needs a path after it.
function isEndpoint(method: string, target: string): boolean {
  if (!methodsAndWebhook.has(method.toLowerCase())) return false;
  return target.startsWith("/") || method === method.toUpperCase() || method.toLowerCase() === "webhook";
}

function endpoint(spec: string | undefined, method: string, target: string): EntryForm {
  return { kind: "endpoint", spec, method: method.toUpperCase(), target };
}
