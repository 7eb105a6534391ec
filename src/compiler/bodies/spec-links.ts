// Finds the links in the descriptions of a spec, which the pages of its operations show. (D508)
import { withoutFencedBlocks } from "../text/fenced-blocks.ts";
import { parseYaml } from "../text/yaml.ts";
import type { BodyLink } from "./page-body.ts";

/** The address of a link in Markdown, from the root of the site. What it is relative to depends on the page that shows it. */
const link = /\]\((\/(?!\/)[^\s()"'<>\\]*)(?=\)|\s+\\?["'(])/g;

/** Links in the descriptions of a spec in JSON or YAML, by the places of their addresses in its text. Never throws. */
export function specLinks(text: string, maxDepth: number): readonly BodyLink[] {
  if (!text.includes("](/")) return [];
  const described = addressesIn(valueOf(text, maxDepth));
  return [...text.matchAll(link)].flatMap(({ 1: address = "", index }): readonly BodyLink[] => {
    const start = index + "](".length;
    return described.has(address) ? [{ kind: "link", address, start, end: start + address.length }] : [];
  });
}

/** Undefined for a text that can't be read. */
function valueOf(text: string, maxDepth: number): unknown {
  try {
    if (/^\uFEFF?\s*\{/.test(text)) return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    // YAML takes more than JSON.
  }
  const parsed = parseYaml(text, { schema: "json", maxDepth });
  return parsed.ok ? parsed.value : undefined;
}

/** Fields whose contents are data of the API, or of another program. */
const isData = /^(?:examples?|default|const|enum)$|^x-/;

/** The addresses to which descriptions link. Without recursion, and each value once: aliases of YAML may form a circle. */
function addressesIn(spec: unknown): ReadonlySet<string> {
  const addresses = new Set<string>();
  const seen = new Set<unknown>([spec]);
  for (const value of seen) {
    if (typeof value !== "object" || value === null) continue;
    for (const [name, field] of Object.entries(value)) {
      if (typeof field === "object" && !isData.test(name)) seen.add(field);
      if (typeof field !== "string" || (name !== "description" && name !== "summary")) continue;
      for (const address of addressesInMarkdown(field)) addresses.add(address);
    }
  }
  return addresses;
}

/** Code between two marks, which may have single ones in it, and code between single marks. */
const code = [/``(?!`)[^`]*(?:`(?!`)[^`]*)*``/g, /`[^`]*`/g];

function addressesInMarkdown(description: string): readonly string[] {
  const text = code.reduce((rest, each) => rest.replaceAll(each, ""), withoutFencedBlocks(description));
  return [...text.matchAll(link)].flatMap(({ 1: address, index }) =>
    address === undefined || isImage(text, index) ? [] : [address],
  );
}

const longestText = 500;

/** Whether the text before the bracket at `end` is that of a picture. */
function isImage(text: string, end: number): boolean {
  let depth = 1;
  for (let at = end - 1; at > end - longestText && at >= 0; at -= 1) {
    if (text[at] === "]") depth += 1;
    if (text[at] === "[") depth -= 1;
    if (depth === 0) return text[at - 1] === "!";
  }
  return true;
}
