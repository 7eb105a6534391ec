// Finds the pages without a file that a change removes, and shows the site as it would be if they had one. (D427)
import { pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { isHiddenPath } from "../../compiler/text/hidden-path.ts";
import { mintIgnored } from "../../compiler/pages/ignored-files.ts";
import { withReferredFiles } from "./config-references.ts";
import { ConfigValues } from "./config-values.ts";
import { changedHost } from "./changed-host.ts";
import { findDivision } from "./division-at.ts";
import type { EditPlan, LeftName, PlannedFile } from "./edit-plan.ts";
import { newPageText } from "./new-page-text.ts";
import type { OpenedSite, SiteToChange } from "./opened-site.ts";
import { UsageError } from "../settings/usage-error.ts";
import { redirectEnds } from "./redirect-ends.ts";
import { insideRoot, pageOrFile } from "./resolve-moves.ts";
import type { ChangeOperation } from "./site-change.ts";

/** The files of the pages that lists name, that have none, and that operations remove. */
export function lackingFiles(
  operations: readonly ChangeOperation[],
  { navigation, names, host }: OpenedSite,
): readonly string[] {
  const missing = Object.values(navigation.pages).filter((page) => page.missing === true);
  if (missing.length === 0) return [];
  const search = {
    navigation,
    config: names.configFiles[0]!,
    values: new ConfigValues(withReferredFiles(names.configFiles, host), host),
  };
  const found = operations.flatMap((operation) => {
    if (operation.kind === "remove") {
      const isMeant = isNamedBy(operation.page, host);
      return missing.filter(({ path }) => isMeant(path));
    }
    if (operation.kind !== "remove-division") return [];
    const id = findDivision(operation.labels, search)?.id ?? "";
    return id === "" ? [] : missing.filter(({ placements }) => isOnlyIn(id, placements));
  });
  const hidden = found.find(({ path }) => isHiddenPath(path));
  // A file that stands for it would be hidden as well. (D429)
  if (hidden !== undefined)
    throw new UsageError(
      `navc reads no file whose name, or that of a folder above it, begins with a dot, such as "${hidden.path}". Remove its entry from docs.json by hand.`,
    );
  const files = found.map(({ path }) => `${path}.mdx`);
  return [...new Set(files)].filter((file) => host.stat(file) === undefined);
}

function isOnlyIn(id: string, placements: ResolvedNavigation["pages"][string]["placements"]): boolean {
  return placements.length > 0 && placements.every(({ node }) => node?.startsWith(`${id}/`) === true);
}

/** A test for paths of pages that a user names: one page, those below a folder, or those of a pattern. */
function isNamedBy(written: string, host: OpenedSite["host"]): (path: string) => boolean {
  const path = insideRoot(written);
  const page = withoutPageExtension(path);
  if (!written.endsWith("/") && pageOrFile(path, host) !== undefined) return () => false;
  if (path.includes("*")) {
    const matches = mintIgnored(`/${path}`);
    return (each) => matches(each) || matches(`${each}.mdx`);
  }
  return (each) => each.startsWith(`${path}/`) || (each === page && !written.endsWith("/"));
}

/** The same site with these pages. */
export function filledSite(site: SiteToChange, files: readonly string[]): SiteToChange {
  const made = files.map((file): PlannedFile => ({ kind: "create", file, after: newPageText(file) }));
  const all = (): readonly string[] => [...site.files(), ...files];
  return { ...site, host: changedHost(site.host, made, site.files), files: all };
}

/** What a plan says of the addresses of such pages that lead nowhere now: whether readers ever had them is not known. */
export function leftLacking(
  { addresses }: Pick<EditPlan, "addresses">,
  lacking: readonly string[],
  { names, host, navigation }: OpenedSite,
): readonly LeftName[] {
  const all = lacking.map((file) => pageHref(withoutPageExtension(file), ""));
  const redirected = redirectEnds(all, names.redirects, navigation.site.basePath);
  const led = new Set([...addresses.map(({ from }) => from), ...redirected.keys()]);
  const values = new ConfigValues(withReferredFiles(names.configFiles, host), host);
  return lacking.flatMap((page): readonly LeftName[] => {
    const written = pageHref(withoutPageExtension(page), "");
    const entry = names.entries.find((each) => each.page === page);
    if (led.has(written) || entry === undefined) return [];
    const { file } = entry.source;
    return [{ file, line: values.lineOf(entry.source), written, reason: notRedirected }];
  });
}

const notRedirected =
  "it gets no redirect, because its page has no file; if readers have had that page, say where they are sent";
