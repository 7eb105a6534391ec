// What navc newly reports when one fault is put into a real site.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileNavigation, type Diagnostic } from "../../src/index.ts";
import { readMarks, replaceOnce, type MarkedText } from "../messages/marked-text.ts";
import { rootOf } from "./corpus-sites.ts";
import type { Mutation } from "./mutations/mutation.ts";
import { overlayHost } from "./overlay-host.ts";

/** The diagnostics that the site as it is does not have, and the place where one is expected. */
export interface MutatedSite {
  readonly found: readonly Diagnostic[];
  readonly place: Place;
}

type Place = { readonly file: string } & MarkedText;

/** Texts by file; null takes a file away. */
type Changes = Readonly<Record<string, string | null>>;

/** Compiles a site with one mutation. */
export async function mutatedSite(mutation: Mutation): Promise<MutatedSite> {
  const { changed, place } = mutate(mutation);
  const before = await knownFaults(mutation.site);
  const after = await diagnosticsOf(mutation.site, changed);
  return { found: after.filter((diagnostic) => !before.has(identityOf(diagnostic))), place };
}

/** A problem that was there before is the same one although lines have moved. */
function identityOf({ code, file, pointer, message }: Diagnostic): string {
  return [code, file, pointer === "" ? message : pointer].join("\n");
}

const faultsBySite = new Map<string, Promise<ReadonlySet<string>>>();

/** What is wrong with a site as it is. */
function knownFaults(site: string): Promise<ReadonlySet<string>> {
  const known = faultsBySite.get(site) ?? diagnosticsOf(site, {}).then((found) => new Set(found.map(identityOf)));
  faultsBySite.set(site, known);
  return known;
}

async function diagnosticsOf(site: string, changed: Changes): Promise<readonly Diagnostic[]> {
  return (await compileNavigation({ host: overlayHost(rootOf(site), changed), discover: true })).diagnostics;
}

function mutate({ site, file = "docs.json", after, find, write, moved, at }: Mutation): {
  readonly changed: Changes;
  readonly place: Place;
} {
  const textOf = (name: string): string => readFileSync(join(rootOf(site), name), "utf8");
  const written = replaceOnce(textOf(file), find, write, after);
  const { text, ...place } = readMarks(written);
  const changed: Record<string, string | null> = { [file]: text };
  if (moved !== undefined) Object.assign(changed, { [moved[0]]: null, [moved[1]]: textOf(moved[0]) });
  if (at === undefined) return { changed, place: { file, text, ...place } };
  const elsewhere = at.file ?? "docs.json";
  const there = changed[elsewhere] ?? textOf(elsewhere);
  const marked = replaceOnce(there, readMarks(at.text).text, at.text);
  return { changed, place: { file: elsewhere, ...readMarks(marked) } };
}
