// Asks for the changes of rows that are no moves.
import type { PageNode } from "../../../compiler/site/navigation.ts";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import { elementOfNode, pagesBeside, type EditionNode } from "../model/row-moves.ts";
import { newPageForm, newPathForm } from "../model/asked-form.ts";
import type { AskedChange, ChangesOfSite } from "./use-changes.ts";
import type { LoadedEdition } from "./loaded-edition.ts";
import { messageOf } from "./use-loaded.ts";

/** What the work of rows needs. */
export interface RowWorkInput {
  readonly edition: LoadedEdition;
  readonly changes: ChangesOfSite;
  /** All nodes of the edition. */
  readonly placed: ReadonlyMap<string, EditionNode>;
}

/** Why a page has no file, as a sentence; undefined if it has one. */
export async function whyNoFile({ href, label }: PageNode, edition: LoadedEdition): Promise<string | undefined> {
  const page = await loadedPage(href, edition);
  if (page?.missing === true) return `“${label}” has no file yet: make it, or delete the entry.`;
  return page?.file === null ? `A spec makes “${label}”, so it is changed there.` : undefined;
}

async function loadedPage(
  href: string,
  { pages }: LoadedEdition,
): Promise<LoadedEdition["pages"]["loaded"][string] | undefined> {
  await pages.load(href);
  return pages.loaded[href];
}

/** Asks for a change of rows: `rename` with its text, `hide`, `show`, `unlist` or `delete`; and of one row `add` or `path`, which have fields. */
export type RowWork = (item: string, nodes: readonly EditionNode[], text?: string) => Promise<void>;

/** What asks for a change of rows. */
export function rowWork({ edition, changes, placed }: RowWorkInput): RowWork {
  return async (item, nodes, text = "") => {
    try {
      if (item === "add" || item === "path") return changes.ask(await askedForm(item, nodes[0]!, edition));
      const operations = await Promise.all(nodes.map((each) => operationOf(item, each, text, edition)));
      const [first] = nodes;
      const what = nodes.length === 1 && first !== undefined ? `“${first.node.label}”` : `${nodes.length} entries`;
      const titles: Readonly<Record<string, string>> = {
        rename: `Rename ${what} to “${text}”`,
        hide: `Hide ${what}`,
        show: `Show ${what} again`,
        unlist: `Take ${what} out of the list`,
        delete: `Delete ${what}`,
      };
      const isGone = item === "unlist" || item === "delete";
      changes.ask({
        title: titles[item] ?? item,
        wanted: { kind: "operations", operations },
        ...(isGone ? { beside: pagesBeside(nodes, placed) } : {}),
      });
    } catch (error) {
      changes.say(messageOf(error));
    }
  };
}

async function askedForm(kind: "add" | "path", row: EditionNode, edition: LoadedEdition): Promise<AskedChange> {
  const { node, labels } = row;
  const href = firstPage(row);
  const file = (href === undefined ? undefined : (await loadedPage(href, edition))?.file) ?? undefined;
  const wanted = { kind: "operations", operations: [] } as const;
  if (node.kind === "page" && kind === "path") {
    if (file === undefined) throw new Error(await whyNoFile(node, edition));
    return { title: `Change the address of “${node.label}”`, wanted, form: newPathForm(node.label, file) };
  }
  const isPage = node.kind === "page";
  const target = isPage ? ({ kind: "after", page: file ?? node.href } as const) : ({ kind: "into", labels } as const);
  const title = `Add a page ${isPage ? "after" : "in"} “${node.label}”`;
  return { title, wanted, form: newPageForm(target, file), ...(href === undefined ? {} : { near: href }) };
}

/** The address of a page, or of the first page of a division. */
function firstPage({ node }: Pick<EditionNode, "node">): string | undefined {
  if (node.kind === "page") return node.href;
  for (const child of node.children) {
    const found = firstPage({ node: child });
    if (found !== undefined) return found;
  }
  return undefined;
}

async function operationOf(
  item: string,
  row: EditionNode,
  text: string,
  edition: LoadedEdition,
): Promise<ChangeOperation> {
  const { node, labels } = row;
  if (item === "unlist") return { kind: "remove-element", element: elementOfNode(row) };
  if (node.kind !== "page") {
    if (item === "rename") return { kind: "relabel", labels, label: text };
    if (item === "delete") return { kind: "remove-division", labels };
    return { kind: "hide-division", labels, hidden: item === "hide" };
  }
  const found = await loadedPage(node.href, edition);
  // Its entry and its links can go without a file, too.
  if (item === "delete" && found?.missing === true) return { kind: "remove", page: found.path };
  const page = found?.file ?? undefined;
  if (page === undefined) throw new Error(await whyNoFile(node, edition));
  if (item === "rename") return { kind: "retitle", page, title: text };
  return item === "delete" ? { kind: "remove", page } : { kind: "hide", page, hidden: item === "hide" };
}
