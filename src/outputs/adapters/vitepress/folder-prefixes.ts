// Finds the fewest folders and files that determine the value of every page (D156).

/** A value of a folder ("" for the top one, otherwise with a slash at its end) or of one file. */
export interface Prefix<Value> {
  readonly path: string;
  readonly value: Value;
}

/**
 * The fewest folders and files that determine the value of every path: the deepest one that the path begins with determines it,
 * and a file before its folder. They are in this order.
 *
 * @param values - The value of each path; paths have "/".
 */
export function fewestPrefixes<Value>(values: ReadonlyMap<string, Value>): readonly Prefix<Value>[] {
  const { folders, files } = choose(values, 1);
  return [...files, ...folders];
}

/** The same with folders only: as few files as possible get a wrong value. */
export function fewestFolders<Value>(values: ReadonlyMap<string, Value>): readonly Prefix<Value>[] {
  // No number of folders is worse than a file with another value.
  return choose(values, values.size).folders;
}

interface Choice<Value> {
  readonly folders: readonly Prefix<Value>[];
  readonly files: readonly Prefix<Value>[];
}

function choose<Value>(values: ReadonlyMap<string, Value>, weightOfFile: number): Choice<Value> {
  const root = new Folder<Value>("", weightOfFile);
  for (const [path, value] of values) root.add(path.split("/"), value);
  const [folders, files]: [Prefix<Value>[], Prefix<Value>[]] = [[], []];
  if (values.size > 0) root.choose(undefined, folders, files);
  return { folders: deepestFirst(folders), files: deepestFirst(files) };
}

function deepestFirst<Value>(prefixes: readonly Prefix<Value>[]): readonly Prefix<Value>[] {
  const depth = ({ path }: Prefix<Value>): number => path.split("/").length;
  return prefixes.toSorted((a, b) => depth(b) - depth(a));
}

/** Each folder gets a value that most of its contents can have: then the fewest changes are needed below. */
class Folder<Value> {
  readonly #path: string;
  readonly #weightOfFile: number;
  readonly #folders = new Map<string, Folder<Value>>();
  readonly #files = new Map<string, Value>();
  #best: ReadonlySet<Value> | undefined;

  constructor(path: string, weightOfFile: number) {
    this.#path = path;
    this.#weightOfFile = weightOfFile;
  }

  add(segments: readonly string[], value: Value): void {
    const [first = "", ...others] = segments;
    if (others.length === 0) {
      this.#files.set(first, value);
      return;
    }
    const below = this.#folders.get(first) ?? new Folder(`${this.#path}${first}/`, this.#weightOfFile);
    this.#folders.set(first, below);
    below.add(others, value);
  }

  /** Chooses the values of this folder and of all below; `above` is the value of its parent folder. */
  choose(above: Value | undefined, folders: Prefix<Value>[], files: Prefix<Value>[]): void {
    const best = this.#bestValues();
    const value = above !== undefined && best.has(above) ? above : [...best][0]!;
    if (value !== above) folders.push({ path: this.#path, value });
    for (const [name, own] of this.#files) if (own !== value) files.push({ path: this.#path + name, value: own });
    for (const folder of this.#folders.values()) folder.choose(value, folders, files);
  }

  #bestValues(): ReadonlySet<Value> {
    this.#best ??= this.#findBest();
    return this.#best;
  }

  #findBest(): ReadonlySet<Value> {
    const counts = new Map<Value, number>();
    const count = (value: Value, times: number): unknown => counts.set(value, (counts.get(value) ?? 0) + times);
    for (const value of this.#files.values()) count(value, this.#weightOfFile);
    for (const folder of this.#folders.values()) for (const value of folder.#bestValues()) count(value, 1);
    let most = 0;
    for (const times of counts.values()) most = Math.max(most, times);
    return new Set([...counts].flatMap(([value, times]) => (times === most ? [value] : [])));
  }
}
