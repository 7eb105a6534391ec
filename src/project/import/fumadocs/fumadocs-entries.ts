// Makes the entries of docs.json from the tree of a Fumadocs site. (D382)
import { isExternalHref, writtenPath } from "../../../compiler/contract/href.ts";
import { withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import type { ImportedBranch, ImportedEntry, ImportedNavigation, ImportedPage } from "../imported-site.ts";
import { wordsIn } from "../json-fields.ts";
import { lucideName } from "../lucide-name.ts";
import { forwardingPage } from "../forwarding-page.ts";
import type { PageList } from "../page-list.ts";
import { secondEntry, type LoseItem, type MetaFolder, type MetaLink, type MetaNode } from "./fumadocs-tree.ts";

/** What entries need of the site. */
export interface EntriesInput {
  readonly pages: PageList;
  /** The address of the top, below which links out have theirs. */
  readonly start: string;
  readonly pageAt: (address: string) => ImportedPage | undefined;
  readonly lose: LoseItem;
  /** Whether there may be one more entry. */
  readonly takes: () => boolean;
  /** Folders that have their place. */
  readonly shown: Set<MetaFolder>;
}

/** Folders with `root` are tabs; what is beside them is a tab before them. */
export function fumadocsNavigation(
  top: MetaFolder,
  entriesOf: (nodes: readonly MetaNode[]) => readonly ImportedEntry[],
): ImportedNavigation {
  const tabs = top.children.filter((node): node is MetaFolder => node.kind === "folder" && node.meta["root"] === true);
  const others = top.children.filter((node) => !tabs.includes(node as MetaFolder));
  const beside = entriesOf(others);
  if (tabs.length === 0) return { kind: "entries", entries: beside };
  const branches = tabs.map((tab): ImportedBranch => {
    const own: readonly MetaNode[] = tab.index === undefined ? tab.children : [tab.index, ...tab.children];
    const icon = fumadocsIcon(tab.meta);
    const fields: JsonObject = withoutUndefined({ icon });
    return { label: tab.label, fields, holds: { kind: "entries", entries: entriesOf(own) } };
  });
  const first: readonly ImportedBranch[] =
    beside.length === 0
      ? []
      : [{ label: wordsIn(top.meta, "title") ?? "Documentation", holds: { kind: "entries", entries: beside } }];
  return { kind: "tabs", branches: [...first, ...branches] };
}

/** The entries of a folder. What follows a separator is a group with its label. */
export function fumadocsEntries(
  nodes: readonly MetaNode[],
  input: EntriesInput,
  level: number = 0,
): readonly ImportedEntry[] {
  const entries: ImportedEntry[] = [];
  let into = entries;
  for (const node of nodes) {
    if (node.kind === "separator") {
      into = entries;
      if (node.label === "") continue;
      const below: ImportedEntry[] = [];
      entries.push({ kind: "group", label: node.label, entries: below });
      into = below;
    } else for (const entry of entriesOf(node, input, level)) into.push(entry);
  }
  return entries;
}

function entriesOf(
  node: Exclude<MetaNode, { readonly kind: "separator" }>,
  input: EntriesInput,
  level: number,
): readonly ImportedEntry[] {
  if (!input.takes()) return [];
  if (node.kind === "page") return [{ kind: "page", page: node.page }];
  if (node.kind === "link") return linkOf(node, input);
  // A folder in a folder whose contents are listed elsewhere is in both.
  if (input.shown.has(node)) {
    input.lose(node.path, node.label, ...secondEntry);
    return [];
  }
  input.shown.add(node);
  const { label, index, children, meta } = node;
  const icon = fumadocsIcon(meta);
  const expanded = meta["defaultOpen"] === true && level > 0 ? true : undefined;
  const fields: JsonObject = withoutUndefined({ icon, expanded });
  return [{ kind: "group", label, root: index?.page, fields, entries: fumadocsEntries(children, input, level + 1) }];
}

function linkOf(node: MetaLink, { pages, start, pageAt }: EntriesInput): readonly ImportedEntry[] {
  const page = isExternalHref(node.href) ? undefined : pageAt(writtenPath(node.href));
  if (page !== undefined) return [{ kind: "page", page }];
  const { label, href } = node;
  const link = { label, href, dialect: "fumadocs", start: start === "/" ? "" : start } as const;
  return [{ kind: "page", page: forwardingPage(pages, link) }];
}

/** The icon that a file names, as docs.json does. */
export function fumadocsIcon(data: JsonObject): string | undefined {
  const name = wordsIn(data, "icon");
  return name === undefined ? undefined : lucideName(name);
}
