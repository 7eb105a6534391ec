// Makes the redirects of the new site: every old address is served, redirected, or a loss. (D322)
import { defaultLimits } from "../../compiler/contract/limits.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import { hrefProblem, isExternalHref } from "../../compiler/contract/href.ts";
import { pageHref } from "../../compiler/contract/page-path.ts";
import { utf8Length } from "../../compiler/text/byte-lengths.ts";
import type { ImportLoss } from "./import-loss.ts";
import type { ImportedPage, ImportedRedirect, ImportedSite } from "./imported-site.ts";
import { addressKey, redirectSource } from "./old-address.ts";
import { RedirectChains } from "./redirect-chains.ts";

/** A redirect in the form of docs.json. */
export interface NewRedirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent?: boolean;
}

/** Half of what docs.json may have, so that its tree has the other half. */
const mostBytes = defaultLimits.configBytes / 2;
/** What a redirect takes beside its addresses. */
const bytesBeside = 80;

/** The redirects, those of the old site first, and the old addresses that nothing answers. */
export function makeRedirects(
  site: ImportedSite,
  most: number = mostBytes,
): {
  readonly redirects: readonly NewRedirect[];
  readonly losses: readonly ImportLoss[];
} {
  const maker = new RedirectMaker(site, most);
  for (const redirect of site.redirects) maker.addOld(redirect);
  for (const page of site.pages) for (const address of page.addresses) maker.addMoved(address, page);
  for (const { address, page } of site.movedAddresses) maker.addMoved(address, page);
  return { redirects: [...maker.redirects.values()], losses: [...maker.losses, ...maker.leftOut] };
}

class RedirectMaker {
  readonly redirects = new Map<string, NewRedirect>();
  readonly losses: ImportLoss[] = [];
  readonly #most: number;
  #bytes = 0;
  #leftOut = 0;
  /** What the new site has at each address: the page, or undefined for a file. */
  readonly #served = new Map<string, ImportedPage | undefined>();
  /** Where each old address leads. */
  readonly #moved = new Map<string, string>();
  readonly #chains: RedirectChains;

  constructor({ pages, files, movedAddresses, redirects, links }: ImportedSite, most: number) {
    this.#most = most;
    for (const { to } of files) this.#served.set(addressKey(encodeURI(to)), undefined);
    for (const page of pages) this.#served.set(addressKey(pageHref(page.path, "")), page);
    for (const page of pages) for (const address of page.addresses) this.#note(address, page);
    for (const { address, page } of movedAddresses) this.#note(address, page);
    const old = new Map<string, string>();
    for (const { source, destination } of redirects) {
      const key = addressKey(source);
      if (!old.has(key)) old.set(key, destination);
    }
    this.#chains = new RedirectChains({ base: links.base, moved: this.#moved, old });
  }

  /** What docs.json is too small for, as one loss. */
  get leftOut(): readonly ImportLoss[] {
    if (this.#leftOut === 0) return [];
    const reason = `docs.json may have ${defaultLimits.configBytes} bytes, and half of them are for redirects; these addresses lead nowhere`;
    return [{ feature: "so many redirects", reason, file: "", what: count(this.#leftOut, "address", "addresses") }];
  }

  #add(key: string, redirect: NewRedirect): void {
    this.#bytes += utf8Length(redirect.source) + utf8Length(redirect.destination) + bytesBeside;
    if (this.#bytes > this.#most) this.#leftOut += 1;
    else this.redirects.set(key, redirect);
  }

  #note(address: string, page: ImportedPage): void {
    const key = addressKey(address);
    if (!this.#moved.has(key)) this.#moved.set(key, pageHref(page.path, ""));
  }

  addOld({ source, destination, permanent, isKept, at }: ImportedRedirect): void {
    const key = addressKey(source);
    const tail = permanent === undefined ? {} : { permanent };
    if (isKept === true) return this.#add(JSON.stringify([source]), { source, destination, ...tail });
    const refuse = (reason: string): void => {
      this.losses.push({ feature: "a redirect", reason, ...at, what: source });
    };
    if (this.#served.has(key) || this.#moved.has(key))
      return refuse("its address is that of a page, which is shown there");
    if (isExternalHref(source)) return refuse("its address is on another site");
    const known = this.redirects.get(key);
    const to = this.#chains.end(destination);
    if (known !== undefined)
      return known.destination === to ? undefined : refuse("another redirect has the same address");
    const problem = hrefProblem(to);
    if (problem !== undefined) return refuse(`its destination can't be used: ${problem}`);
    this.#add(key, { source, destination: to, ...tail });
  }

  addMoved(address: string, page: ImportedPage): void {
    const key = addressKey(address);
    const href = pageHref(page.path, "");
    if (key === addressKey(href)) return;
    const lose = (reason: string): void => {
      this.losses.push({ feature: "an address", reason, file: page.file ?? "", what: address });
    };
    if (this.#served.has(key)) return lose("the new site has another page or file there");
    const known = this.redirects.get(key);
    if (known !== undefined) return known.destination === href ? undefined : lose("it leads elsewhere already");
    const source = redirectSource(address);
    this.#add(key, { source, destination: href });
  }
}
