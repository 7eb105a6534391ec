// Compiles a site in memory as a change of it is judged: with all pages, links and pictures.
import { compileNavigation, memoryHost, type CompileOptions, type CompileResult } from "../../../src/index.ts";
import type { ResolvedNavigation } from "../../../src/compiler/site/navigation.ts";
import { compile } from "../../../src/project/compile-on-disk.ts";
import type { KnownBodies } from "../../../src/compiler/bodies/known-bodies.ts";
import type { SiteNames } from "../../../src/compiler/checks/site-names.ts";
import type { SiteTexts } from "./planned-change.ts";

/** A site that is changed. */
export interface ChangingSite {
  readonly name: string;
  readonly texts: SiteTexts;
  readonly options: CompileOptions;
  readonly bodies?: KnownBodies | undefined;
}

/** A site with its tree. */
export interface SiteState extends ChangingSite {
  readonly navigation: ResolvedNavigation;
  readonly result: CompileResult;
  readonly names: SiteNames;
}

/** Everything that a compile says of a site, also all problems. */
export const everything: CompileOptions = {
  discover: true,
  links: true,
  assets: true,
  limits: { findings: Infinity },
};

/** The site with its tree; undefined if it has none. */
export async function stateOf(site: ChangingSite): Promise<SiteState | undefined> {
  const { texts, options, bodies } = site;
  let names: (() => Promise<SiteNames>) | undefined;
  const result = await compile(
    { ...options, ...everything, limits: { ...options.limits, ...everything.limits }, host: memoryHost(texts) },
    (record) => void (names = record.names),
    { bodies },
  );
  const { navigation } = result;
  if (navigation === null || names === undefined) return undefined;
  return { ...site, navigation, result, names: await names() };
}

/** What a compile without anything that was read before says of a site. */
export async function coldResult({ texts, options }: ChangingSite): Promise<string> {
  return printed(
    await compileNavigation({
      ...options,
      ...everything,
      limits: { ...options.limits, ...everything.limits },
      host: memoryHost(texts),
    }),
  );
}

/** A result as one text. */
export function printed({
  navigation,
  diagnostics,
  ok,
}: Pick<CompileResult, "navigation" | "diagnostics" | "ok">): string {
  return JSON.stringify({ navigation, diagnostics, ok });
}
