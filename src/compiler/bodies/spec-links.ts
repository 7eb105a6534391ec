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
/** Fields in which any name is that of a part of the API: `default` is a response there. */
const hasParts =
  /^(?:properties|patternProperties|responses|schemas|parameters|headers|callbacks|\$defs|definitions|paths)$/;

/** The addresses to which descriptions link. Without recursion, and each value once: aliases of YAML may form a circle. */
function addressesIn(spec: unknown): ReadonlySet<string> {
  const addresses = new Set<string>();
  const seen = new Set<unknown>([spec]);
  const parts = new Set<unknown>();
  for (const value of seen) {
    if (typeof value !== "object" || value === null) continue;
    for (const [name, field] of Object.entries(value)) {
      const isPart = parts.has(value);
      if (typeof field === "object" && (isPart || !isData.test(name))) {
        seen.add(field);
        if (!isPart && hasParts.test(name)) parts.add(field);
      }
      if (typeof field !== "string" || (name !== "description" && name !== "summary")) continue;
      for (const address of addressesInMarkdown(field)) addresses.add(address);
    }
  }
  return addresses;
}

/** What is no text: comments, blocks that are indented, code between two marks, which may have single ones in it, and code between single marks. */
const code = [/<!--[^]*?(?:-->|$)/g, /^(?: {4}|\t).*/gm, /``(?!`)[^`]*(?:`(?!`)[^`]*)*``/g, /`[^`]*`/g];

function addressesInMarkdown(description: string): readonly string[] {
  const text = code.reduce((rest, each) => rest.replaceAll(each, ""), withoutFencedBlocks(description));
  return [...text.matchAll(link)].flatMap(({ 1: address, index }) =>
    address === undefined || !isTextOfLink(text, index) ? [] : [address],
  );
}

const longestText = 500;

/** Whether the bracket at `end` ends the text of a link, and not that of a picture, or one that is escaped. */
function isTextOfLink(text: string, end: number): boolean {
  let depth = 1;
  for (let at = end - 1; at > end - longestText && at >= 0; at -= 1) {
    if (text[at] === "]") depth += 1;
    if (text[at] === "[") depth -= 1;
    if (depth === 0) return !/[!\\]/.test(text[at - 1] ?? "");
  }
  return false;
}
