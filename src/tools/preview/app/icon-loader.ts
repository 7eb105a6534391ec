// Loads the drawings of icons: those that are drawn at one moment with one request.

/** SVG documents by the keys of their icons. */
export interface LoadedIcons {
  readonly [key: string]: string;
}

/** Loads an icon; undefined if no set has it, and if it can't be loaded. */
export type IconLoader = (key: string) => Promise<string | undefined>;

/** Their names fit into one address. */
const mostTogether = 100;

/** A loader that asks for each icon once. */
export function iconLoader(load: (keys: readonly string[]) => Promise<LoadedIcons>): IconLoader {
  const known = new Map<string, Promise<string | undefined>>();
  let next: { readonly keys: string[]; readonly loaded: Promise<LoadedIcons> } | undefined;
  const together = (key: string): Promise<LoadedIcons> => {
    if (next === undefined || next.keys.length === mostTogether) {
      const keys: string[] = [];
      next = {
        keys,
        loaded: Promise.resolve().then(() => {
          if (next?.keys === keys) next = undefined;
          return load(keys);
        }),
      };
    }
    next.keys.push(key);
    return next.loaded;
  };
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      // A decoration: without it the page is whole.
      found = together(key).then(
        (icons) => (Object.hasOwn(icons, key) ? icons[key] : undefined),
        () => undefined,
      );
      known.set(key, found);
    }
    return found;
  };
}
