// The formats of strings in docs.json: which strings the platform takes, and which one is meant by another.
import { completedAddress } from "./href.ts";
import { hexOfColor } from "./hex-colors.ts";

/** The name of a format. */
export type TextFormat =
  | "filled"
  | "words"
  | "hex color"
  | "web address"
  | "https address"
  | "https address without a query"
  | "profile address"
  | "link"
  | "https link"
  | "spec source"
  | "https source"
  | "icon name"
  | "logo path"
  | "file path"
  | "chat id"
  | "two characters"
  | "google id"
  | "posthog key"
  | "host name"
  | "bundle id"
  | "purpose name"
  | "folder path";

/** What is special of a string: the words for it in a message, and whether a string is one. */
interface FormatRow {
  /** After "has to be". */
  readonly expected: string;
  readonly accepts: (text: string) => boolean;
  /** A pattern of all strings that are accepted, for the schema; absent if a pattern can't say more than `string`. */
  readonly pattern?: string;
  /** The number of characters that it has at least, for the schema. */
  readonly minLength?: number;
  /** True where pattern and length accept no other string. */
  readonly isExact?: true;
  /** The string that is most likely meant. */
  readonly meant?: (text: string) => string | undefined;
}

// A pattern of JSON Schema has no flags.
const anyCase = (word: string): string => word.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
const httpsPattern = `^\\s*${anyCase("https")}:`;

/** Endings of files that the platform links to from no bar and no script. */
const refusedEndings: readonly string[] = [".svg", ".exe", ".zip"];

/** The row of each format. */
export const textFormats: Readonly<Record<TextFormat, FormatRow>> = {
  filled: atLeast(1, "a string that is not empty"),
  words: { expected: "a string with more than spaces", accepts: hasWords, pattern: "\\S", isExact: true },
  "hex color": {
    expected: `a hex color such as "#0000FF"`,
    accepts: (text) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text),
    pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",
    isExact: true,
    meant: hexOfColor,
  },
  "web address": {
    expected: `a whole address such as "https://example.com"`,
    accepts: (text) => URL.canParse(text),
    meant: completed,
  },
  "https address": {
    expected: `an address that begins with "https://"`,
    accepts: (text) => text.startsWith("https://") && URL.canParse(text),
    pattern: "^https://",
    meant: withHttps,
  },
  "https address without a query": {
    expected: `an address that begins with "https://" and has neither "?" nor "#"`,
    accepts: (text) =>
      text.startsWith("https://") && URL.canParse(text) && new URL(text).search === "" && new URL(text).hash === "",
    pattern: "^https://",
    meant: withHttps,
  },
  "profile address": {
    expected: `an address that begins with "https://", and not that of a file of the type .svg, .exe or .zip`,
    accepts: (text) => isHttps(text) && isSafeFile(text),
    pattern: httpsPattern,
    meant: withHttps,
  },
  link: {
    expected: `a path that begins with "/", an anchor, or an address such as "https://example.com"`,
    accepts: (text) => /^(?:\/|#|mailto:)/.test(text) || URL.canParse(text),
    meant: linkMeant,
  },
  "https link": {
    expected: `a path that begins with "/", an anchor, or an address that begins with "https://"; a file of the type .svg, .exe or .zip can't be linked`,
    accepts: (text) =>
      !text.startsWith("//") && (/^(?:\/|#|mailto:)/.test(text) || (isHttps(text) && isSafeFile(text))),
    meant: (text) => withHttps(text) ?? linkMeant(text),
  },
  "spec source": {
    expected: `a path such as "openapi.json", or an address that begins with "https://"`,
    accepts: (text) => hasWords(text) && (!URL.canParse(text.trim()) || /^https?:/i.test(text.trim())),
    pattern: "\\S",
  },
  "https source": {
    expected: `a path in the docs folder, or an address that begins with "https://"`,
    accepts: (text) => hasWords(text) && (!URL.canParse(text.trim()) || isHttps(text.trim())),
    pattern: "\\S",
    meant: withHttps,
  },
  "icon name": {
    expected: `the name of an icon without "fa-"`,
    accepts: (text) => !text.startsWith("fa-"),
    pattern: "^(?!fa-)",
    isExact: true,
    meant: (text) => text.replace(/^(?:fa-)+/, "") || undefined,
  },
  "file path": { expected: `the path of a file such as "/images/dark.svg"`, accepts: () => true, isExact: true },
  "logo path": atLeast(3, "the path of a logo with its extension"),
  "chat id": atLeast(6, "an id of 6 characters or more"),
  "two characters": atLeast(2, "a key of 2 characters or more"),
  "google id": startingWith("G", `an id that begins with "G"`),
  "posthog key": startingWith("phc_", `a key that begins with "phc_"`),
  "host name": {
    expected: `a host such as "example.com", without "https://"`,
    accepts: (text) => !text.startsWith("https://"),
    pattern: "^(?!https://)",
    isExact: true,
    meant: (text) => text.slice("https://".length) || undefined,
  },
  "bundle id": {
    expected: "an id of letters, digits, hyphens and underscores",
    accepts: (text) => /^[\w-]+$/.test(text.trim()),
    pattern: "^\\s*[a-zA-Z0-9_-]+\\s*$",
    isExact: true,
  },
  "purpose name": {
    expected: "a string of 1 to 100 characters",
    accepts: (text) => text.trim() !== "" && text.trim().length <= 100,
    pattern: "^\\s*\\S([\\s\\S]{0,98}\\S)?\\s*$",
    isExact: true,
  },
  "folder path": {
    expected: `the path of a folder such as "guides/v2", without "/" at its ends`,
    accepts: (text) => text.split("/").every((part) => /^[^\s\\?#]+$/.test(part) && part !== "." && part !== ".."),
    pattern: "^(?!\\.{1,2}(/|$))[^\\s/\\\\?#]+(/(?!\\.{1,2}(/|$))[^\\s/\\\\?#]+)*$",
    isExact: true,
    meant: (text) => partsOf(text).join("/"),
  },
};

/** The string that is meant by one that is not of the format; undefined if that is not of the format, either. */
export function meantText(format: TextFormat, text: string): string | undefined {
  const { accepts, meant } = textFormats[format];
  const found = meant?.(text);
  return found !== undefined && accepts(found) ? found : undefined;
}

function hasWords(text: string): boolean {
  return text.trim() !== "";
}

function atLeast(length: number, expected: string): FormatRow {
  return { expected, accepts: (text) => text.length >= length, minLength: length, isExact: true };
}

function startingWith(start: string, expected: string): FormatRow {
  return { expected, accepts: (text) => text.startsWith(start), pattern: `^${start}`, isExact: true };
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

function partsOf(path: string): readonly string[] {
  return path.split("/").filter((part) => part !== "");
}

function isSafeFile(text: string): boolean {
  // Malformed escapes are refused.
  try {
    const name = partsOf(decodeURIComponent(new URL(text).pathname).toLowerCase()).at(-1) ?? "";
    return !refusedEndings.some((ending) => name.endsWith(ending));
  } catch {
    return false;
  }
}

function completed(text: string): string | undefined {
  const known = completedAddress(text);
  if (known !== undefined) return known;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(text) ? `https://${text}` : undefined;
}

function withHttps(text: string): string | undefined {
  return /^https?:\/\//i.test(text.trim()) ? text.trim().replace(/^https?:/i, "https:") : completed(text);
}

/** A path may begin with a name that has a dot; one with such an end is that of a host. */
const hostStart = /^(?:[\w-]+\.)+(?:ai|app|cloud|co|com|dev|eu|io|net|org|sh|so)(?:[/?#:]|$)/i;

function linkMeant(text: string): string | undefined {
  const known = completedAddress(text);
  if (known !== undefined) return known;
  if (hostStart.test(text)) return `https://${text}`;
  return /^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(text) ? `/${text.replace(/^(?:\.\/)+/, "")}` : undefined;
}
