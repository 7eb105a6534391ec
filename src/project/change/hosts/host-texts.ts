// Opens the file of a host, and plans its new text.
import { UsageError } from "../../settings/usage-error.ts";
import type { ReadHostFile } from "../address-changes.ts";
import type { AddressChanges } from "../led-elsewhere.ts";
import type { NewText } from "../new-texts.ts";
import type { OpenedSite } from "../opened-site.ts";
import type { RedirectPlace } from "../site-change.ts";
import { findHostFile } from "./find-host-file.ts";
import { planHost, type PlannedHost } from "./plan-host.ts";

/** What is planned for a host; `texts` has its file, if its text changes. */
interface HostTexts extends Omit<PlannedHost, "text"> {
  readonly texts: ReadonlyMap<string, NewText>;
}

/** The file of redirects that a change names, or the usual one. Throws `UsageError` if there is none. */
export function openHostFile(
  { file: named }: Extract<RedirectPlace, { kind: "host" }>,
  { host }: Pick<OpenedSite, "host">,
): ReadHostFile {
  const file = findHostFile(named, host);
  const text = host.readText(file);
  if (text === undefined) throw new UsageError(`${file} can't be read, so its redirects can't follow.`);
  return { file, text };
}

/** The new text of the file, and what is planned with it. */
export function hostTexts(
  { file, text: before }: ReadHostFile,
  { navigation }: Pick<OpenedSite, "navigation">,
  changes: AddressChanges,
): HostTexts {
  const { text: after, ...planned } = planHost({ file, text: before, basePath: navigation.site.basePath }, changes);
  return { ...planned, texts: new Map(after === before ? [] : [[file, { before, after }]]) };
}
