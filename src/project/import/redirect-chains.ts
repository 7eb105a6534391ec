// Follows the redirects of the old site to their ends; each address is followed once.
import { isExternalHref } from "../../compiler/contract/href.ts";
import { isWildcard } from "../../compiler/links/redirect-source.ts";
import { addressKey, belowBase } from "./old-address.ts";

/** What chains are made of. */
export interface ChainInput {
  readonly base: string;
  /** The new address of each old one that has a page. */
  readonly moved: ReadonlyMap<string, string>;
  /** The destination of each redirect. */
  readonly old: ReadonlyMap<string, string>;
}

/** The chains of a site. */
export class RedirectChains {
  readonly #input: ChainInput;
  /** The end of the chain that begins with the redirect of each address. */
  readonly #ends = new Map<string, string>();

  constructor(input: ChainInput) {
    this.#input = input;
  }

  /** The new address for that of a redirect of the old site. */
  end(destination: string): string {
    const keys: string[] = [];
    const targets: string[] = [];
    const places = new Map<string, number>();
    let target = destination;
    for (;;) {
      const { key, end } = this.#step(target);
      if (end !== undefined) {
        for (const each of keys) this.#ends.set(each, end);
        return end;
      }
      const circle = places.get(key);
      if (circle !== undefined) return this.#closed(keys, targets, circle, target);
      places.set(key, keys.length);
      keys.push(key);
      targets.push(target);
      target = this.#input.old.get(key)!;
    }
  }

  /** The address of a target, and the end of its chain if that is known; else a redirect begins there. */
  #step(target: string): { readonly key: string; readonly end: string | undefined } {
    const { base, moved, old } = this.#input;
    if (isExternalHref(target)) return { key: "", end: target };
    const below = belowBase(target, base);
    const [path, tail] = splitTail(below);
    const key = addressKey(path);
    const page = moved.get(key);
    if (page !== undefined) return { key, end: page + tail };
    return { key, end: !old.has(key) || path.split("/").some(isWildcard) ? below : this.#ends.get(key) };
  }

  /** A chain that comes back to the address at `circle`: each address in the circle leads to itself, those before it into it. */
  #closed(keys: readonly string[], targets: readonly string[], circle: number, target: string): string {
    const { base } = this.#input;
    const end = belowBase(target, base);
    for (const [index, key] of keys.entries())
      this.#ends.set(key, index <= circle ? end : belowBase(targets[index]!, base));
    return end;
  }
}

function splitTail(href: string): readonly [string, string] {
  const at = href.search(/[?#]/);
  return at < 0 ? [href, ""] : [href.slice(0, at), href.slice(at)];
}
