// Resolves the words that name specs to files and addresses (D7, D9).
import { isRemote } from "../contract/spec-attachment.ts";
import type { Host } from "../host/host.ts";
import { looksLikeSpec } from "./find-specs.ts";
import { groupBy } from "../text/group-by.ts";
import { baseName, folderOf, resolvePath } from "../text/resolve-path.ts";

/** What a word means where it is written; `fits` are the files of a base name that fits several. */
export type WordTarget =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "remote"; readonly url: string }
  | { readonly kind: "missing"; readonly fits?: readonly string[] }
  | { readonly kind: "outside" };

/** Resolves words; each pair of word and folder is looked up once. */
export interface SpecWords {
  readonly resolve: (word: string, file: string) => WordTarget;
}

/** `listing` gives all .json, .yaml and .yml files; it is asked for only where a path leads nowhere. */
export function specWords(host: Host, listing: () => readonly string[]): SpecWords {
  const known = new Map<string, WordTarget>();
  let byName: ReadonlyMap<string, readonly string[]> | undefined;
  const named = (name: string): readonly string[] => (byName ??= namesOf(listing())).get(name) ?? [];
  return {
    resolve(word, file) {
      const trimmed = word.trim();
      if (isRemote(trimmed)) return { kind: "remote", url: trimmed };
      const key = `${folderOf(file)}\n${trimmed}`;
      const target = known.get(key) ?? lookUp(trimmed, folderOf(file), host, named);
      known.set(key, target);
      return target;
    },
  };
}

function lookUp(word: string, folder: string, host: Host, named: (name: string) => readonly string[]): WordTarget {
  const fromRoot = resolvePath("", word);
  const fromFile = word.startsWith("/") ? fromRoot : resolvePath(folder, word);
  for (const path of [fromRoot, fromFile]) {
    if (path !== undefined && path !== "" && host.stat(path)?.kind === "file") return { kind: "file", path };
  }
  if (fromRoot === undefined && fromFile === undefined) return { kind: "outside" };
  return fromRoot === undefined || fromRoot.includes("/") ? { kind: "missing" } : oneOf(named(fromRoot), host);
}

function oneOf(paths: readonly string[], host: Host): WordTarget {
  // Next to a spec there are often data files of the same name.
  const fits = paths.length > 1 ? paths.filter((path) => looksLikeSpec(host.readText(path) ?? "")) : paths;
  const [path] = fits;
  if (path === undefined) return { kind: "missing" };
  return fits.length === 1 ? { kind: "file", path } : { kind: "missing", fits };
}

/** The paths by base name, with and without extension; files of just that name go before. */
function namesOf(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const whole = groupBy(paths, baseName);
  const bare = groupBy(paths, (path) => baseName(path).replace(/\.(json|ya?ml)$/i, ""));
  return new Map([...bare, ...whole]);
}
