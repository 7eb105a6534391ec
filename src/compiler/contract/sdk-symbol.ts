// The grammar of `sdk` in front matter: which symbol of a library a page describes (D236).
import { sdkFormats, type SdkFormat, type SdkReference } from "./api-reference.ts";
import { isJsonObject, ownValue, type JsonValue } from "../text/json-value.ts";

/** The kinds of symbols that can have a page. */
export const sdkSymbolKinds = [
  "class",
  "interface",
  "enum",
  "function",
  "type",
  "variable",
  "method",
  "property",
] as const;

/** A symbol of a library; a method or property with the class or interface that it is in. */
export interface SdkSymbol {
  readonly kind: (typeof sdkSymbolKinds)[number];
  readonly name: string;
  readonly parent?: string;
}

/** What `sdk` names: a symbol, and where it is described if the page says it. */
export interface SdkTarget {
  readonly symbol: SdkSymbol;
  readonly format: SdkFormat | undefined;
  readonly source: string | undefined;
}

/** The target, or what is wrong: a clause. */
export type SdkTargetReading =
  | { readonly kind: "read"; readonly target: SdkTarget }
  | { readonly kind: "wrong"; readonly problem: string };

/** Reads `[source] kind name`, or an object with `kind` and `name`. */
export function readSdkTarget(value: JsonValue): SdkTargetReading {
  if (typeof value === "string") return readText(value);
  if (!isJsonObject(value))
    return wrong(`it has to be a text such as "class Client", or an object with "kind" and "name"`);
  const texts = ["kind", "name", "parent", "format", "source"].map((field) => ownValue(value, field));
  if (texts.some((text) => text !== undefined && typeof text !== "string"))
    return wrong("its fields have to be strings");
  const [kind = "", name = "", parent, format, source] = texts as readonly (string | undefined)[];
  const known = sdkFormats.find((each) => each === format);
  if (format !== undefined && known === undefined) return wrong(`"format" has to be one of ${sdkFormats.join(", ")}`);
  return withSymbol(kind, name, parent, { format: known, source: source === "" ? undefined : source });
}

function readText(text: string): SdkTargetReading {
  const words = text.trim().split(/\s+/);
  const [kind = "", written = ""] = words.slice(-2);
  if (words.length < 2 || words.length > 3) return wrong(`it has to be "kind name", or "source kind name"`);
  const dot = isMember(kind) ? written.lastIndexOf(".") : -1;
  const parent = dot === -1 ? undefined : written.slice(0, dot);
  const source = words.length === 3 ? words[0] : undefined;
  return withSymbol(kind, written.slice(dot + 1), parent, { format: undefined, source });
}

function withSymbol(
  kind: string,
  name: string,
  parent: string | undefined,
  rest: Omit<SdkTarget, "symbol">,
): SdkTargetReading {
  const known = sdkSymbolKinds.find((each) => each === kind);
  if (known === undefined) return wrong(`its kind has to be one of ${sdkSymbolKinds.join(", ")}`);
  if (name === "") return wrong("it names no symbol");
  if (isMember(known) && (parent ?? "") === "") return wrong(`a ${known} needs the "parent" that it is in`);
  const symbol = parent === undefined || parent === "" ? { kind: known, name } : { kind: known, name, parent };
  return { kind: "read", target: { symbol, ...rest } };
}

function isMember(kind: string): boolean {
  return kind === "method" || kind === "property";
}

function wrong(problem: string): SdkTargetReading {
  return { kind: "wrong", problem };
}

/** The library of a target: its own, else the one in force; undefined where neither is known. */
export function sdkOfTarget(
  { format, source }: SdkTarget,
  inForce: SdkReference | undefined,
): Pick<SdkReference, "format" | "source"> | undefined {
  const [known, from] = [format ?? inForce?.format, source ?? inForce?.source];
  return known === undefined || from === undefined ? undefined : { format: known, source: from };
}
