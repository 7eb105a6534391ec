// Reads the pages that front matter names for the end of a page (D111).
import type { RelatedEntry } from "../contract/page-fields.ts";
import { childPointer } from "../text/json-pointer.ts";
import { describeJson, isJsonObject, type JsonValue } from "../text/json-value.ts";

/** The entries of `related`, or what is wrong instead. */
export type RelatedReading =
  | { readonly kind: "read"; readonly entries: readonly RelatedEntry[] }
  | { readonly kind: "wrong"; readonly found: string };

/** Reads `false`, or a list of links and of objects with a link for each label. */
export function readRelated(value: JsonValue): RelatedReading {
  if (value === false) return { kind: "read", entries: [] };
  if (!Array.isArray(value)) return { kind: "wrong", found: describeJson(value) };
  const items: readonly JsonValue[] = value;
  const entries = items.map((item, index) => entriesOf(item, childPointer("/related", index)));
  const wrong = entries.indexOf(undefined);
  return wrong === -1
    ? { kind: "read", entries: entries.flatMap((each) => each ?? []) }
    : { kind: "wrong", found: `a list with ${describeJson(items[wrong]!)}` };
}

function entriesOf(item: JsonValue, pointer: string): readonly RelatedEntry[] | undefined {
  if (typeof item === "string") return [{ link: item, pointer }];
  if (!isJsonObject(item)) return undefined;
  const pairs = Object.entries(item);
  const entries = pairs.flatMap(([label, link]) =>
    typeof link === "string" ? [{ link, label, pointer: childPointer(pointer, label) }] : [],
  );
  return pairs.length > 0 && entries.length === pairs.length ? entries : undefined;
}
