// Compares paths with the globs of a configuration, in steps that are bounded by the product of their lengths. (D392)
import type { JsonValue } from "../../compiler/text/json-value.ts";
import { foldersAbove } from "../../compiler/text/resolve-path.ts";
import { UsageError } from "../settings/usage-error.ts";

/** A name of a folder or file as a glob has it: its texts between the stars; undefined for `**`. */
type GlobName = readonly string[] | undefined;

const mostGlobs = 1000;
const mostCharacters = 500;

/** Which paths a list of globs names. */
export interface NamedByGlobs {
  /** Whether a glob names the file itself. */
  readonly file: (path: string) => boolean;
  /** Whether a glob names the file or a folder above it. */
  readonly fileOrFolder: (path: string) => boolean;
}

/** Reads the globs of a field. Throws `UsageError` for one that can't be read: pages that it hides would be published. */
export function namedByGlobs(values: readonly JsonValue[], field: string): NamedByGlobs {
  const globs = values.filter((each) => typeof each === "string").flatMap((glob) => globsOf(glob, field));
  const file = (path: string): boolean => {
    const names = path.split("/");
    return globs.some((glob) => fits(glob, names));
  };
  return { file, fileOrFolder: (path) => file(path) || foldersAbove(path).some(file) };
}

function globsOf(glob: string, field: string): readonly (readonly GlobName[])[] {
  const written = glob.replace(/^(?:\.\/)+/, "");
  const reason =
    written.length > mostCharacters
      ? `it is longer than ${mostCharacters} characters`
      : /[?[\]()\\]|^!/.test(written)
        ? "it has other signs than *, ** and { , }"
        : undefined;
  if (reason !== undefined) throw unread(glob, field, reason);
  const plain = withoutBraces(written);
  if (plain === undefined)
    throw unread(glob, field, `it has other braces than {a,b}, or more than ${mostGlobs} choices`);
  return plain.map((each) => each.split("/").map((name) => (name === "**" ? undefined : name.split(/\*+/))));
}

function unread(glob: string, field: string, reason: string): UsageError {
  return new UsageError(
    `The pattern ${JSON.stringify(glob.slice(0, 100))} of ${field} can't be read: ${reason}. Without it, pages that are not public could come along. Write it in another way.`,
  );
}

/** Every text that the choices of a glob make; undefined if it can't be read. */
function withoutBraces(glob: string): readonly string[] | undefined {
  const plain: string[] = [];
  const open = [glob];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    // The innermost braces first: they hold no others.
    const [whole, choices] = /\{([^{}]*)\}/.exec(next) ?? [];
    if (whole === undefined) {
      if (/[{}]/.test(next)) return undefined;
      plain.push(next);
    } else {
      const texts = choices!.split(",");
      if (texts.length < 2 || plain.length + open.length + texts.length > mostGlobs) return undefined;
      const at = next.indexOf(whole);
      for (const text of texts) open.push(next.slice(0, at) + text + next.slice(at + whole.length));
    }
  }
  return plain;
}

function fits(glob: readonly GlobName[], names: readonly string[]): boolean {
  let at = reached(glob, [0]);
  for (const name of names) {
    const next = [...at].flatMap((place) => {
      if (place === glob.length) return [];
      const own = glob[place];
      if (own === undefined) return [place, place + 1];
      return fitsName(own, name) ? [place + 1] : [];
    });
    at = reached(glob, next);
  }
  return at.has(glob.length);
}

/** Places in a glob, with those behind each `**`, which may stand for nothing unless it is the last name. */
function reached(glob: readonly GlobName[], places: readonly number[]): ReadonlySet<number> {
  const all = new Set(places);
  for (const place of all) if (place < glob.length - 1 && glob[place] === undefined) all.add(place + 1);
  return all;
}

function fitsName(texts: readonly string[], name: string): boolean {
  const [first = "", ...others] = texts;
  const last = others.pop();
  if (last === undefined) return name === first;
  const end = name.length - last.length;
  if (end < first.length || !name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const text of others) {
    const found = name.indexOf(text, at);
    if (found < 0 || found + text.length > end) return false;
    at = found + text.length;
  }
  return true;
}
