// Finds what adding a page means: a new file, or one that is there, and whether a list gets an entry.
import { isPageFileName, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { published } from "../../compiler/contract/published-file.ts";
import { UsageError } from "../settings/usage-error.ts";
import { ChangeError } from "./change-error.ts";
import { isListedWithoutFile } from "./listed-without-file.ts";
import { newPageText } from "./new-page-text.ts";
import type { OpenedSite } from "./opened-site.ts";
import { insideRoot, pageOrFile } from "./resolve-moves.ts";
import type { ChangeOperation, EntryTarget } from "./site-change.ts";

type Addition = Extract<ChangeOperation, { kind: "add" }>;

/** The file of an added page. */
export interface AddedPage {
  readonly file: string;
  /** The text of a new file; undefined for one that is there. */
  readonly text: string | undefined;
  /** Where it gets an entry; undefined if a list has named it without a file. */
  readonly target: EntryTarget | undefined;
  /** Where lists have it already. */
  readonly entries: readonly ConfigSource[];
}

/** Throws `ChangeError` for a page without a place, and for one with an entry and no file that is given another place. */
export function addedPage(addition: Addition, { names, navigation, host }: OpenedSite): AddedPage {
  const { page, title, description, group, target } = addition;
  const path = insideRoot(page);
  if (path === "")
    throw new UsageError(`"${page}" names no page. Write its path from the docs folder, such as guides/start.`);
  const existing = pageOrFile(path, host);
  if (existing !== undefined) {
    if (!isPageFileName(existing)) throw new UsageError(noPage(existing));
    const entries = names.entries.filter((entry) => entry.page === existing).map(({ source }) => source);
    if (entries.length > 0 && target === undefined)
      throw new ChangeError(`The page "${page}" is listed already.`, { kind: "place", page });
    return { file: existing, text: undefined, target: givenPlace(addition), entries };
  }
  if (isOtherFile(path))
    throw new UsageError(
      `There is no file ${path}, and it would be no page: pages are .mdx and .md files. For a page with this name, write ${path}.mdx.`,
    );
  const file = isPageFileName(path) ? path : `${path}.mdx`;
  const text = newPageText(file, { title, description });
  if (!isListedWithoutFile(withoutPageExtension(file), navigation))
    return { file, text, target: givenPlace(addition), entries: [] };
  if (target === undefined && group === undefined) return { file, text, target: undefined, entries: [] };
  // A second entry would be a problem of its own, and where the first one is may be meant.
  throw new ChangeError(`The page "${page}" is listed already, and has no file. To make it, name no place.`, {
    kind: "each",
    operations: [{ kind: "add", page, title, description }],
  });
}

/** True for the name of a picture, a spec and the like: whoever mistypes it does not want a page. */
function isOtherFile(path: string): boolean {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  return published.has(extension) || /^(?:json|ya?ml)$/.test(extension);
}

/** Why another file can't be listed, and where it is named instead. */
function noPage(file: string): string {
  if (/\.(?:json|ya?ml)$/i.test(file))
    return `${file} is no page, so no list can have it. If it is a spec, name it in "openapi" of a group or tab in docs.json: that makes a page of each operation.`;
  return `${file} is no page, so no list can have it. Pages are .mdx and .md files, and their texts show other files.`;
}

/** Throws `ChangeError` if nobody named it. */
export function givenPlace({ page, target, group }: Addition): EntryTarget {
  if (target !== undefined) return target;
  throw new ChangeError(`Nothing says where "${page}" is listed.`, { kind: "list", page, group });
}
