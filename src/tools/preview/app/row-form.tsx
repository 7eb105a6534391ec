// Draws the form for a new page beside a row, and for another path of its page.
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { folderOf } from "../../../compiler/text/resolve-path.ts";
import { pageHref, withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import type { EditionNode } from "../model/row-moves.ts";
import type { AskedChange } from "./use-changes.ts";
import type { LoadedEdition } from "./loaded-edition.ts";
import { fileOfPage } from "./row-work.ts";

/** A new page, or another path. */
export type RowFormKind = "add" | "path";

export interface RowFormProps {
  readonly kind: RowFormKind;
  readonly node: EditionNode;
  readonly edition: LoadedEdition;
  /** Called with undefined if nothing is wanted. */
  readonly onAsk: (asked: AskedChange | undefined) => void;
}

export function RowForm({ kind, node, edition, onAsk }: RowFormProps): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [file, setFile] = useState<string>();
  const [path, setPath] = useState("");
  const [title, setTitle] = useState("");
  useLayoutEffect(() => {
    dialog.current?.showModal();
    const page = firstPage(node);
    void (page === undefined ? Promise.resolve(undefined) : fileOfPage(page, edition)).then((found) => {
      setFile(found);
      const folder = found === undefined ? "" : folderOf(found);
      setPath(kind === "path" && found !== undefined ? withoutPageExtension(found) : folder === "" ? "" : `${folder}/`);
    });
  }, []);
  const heading = kind === "add" ? `Add a page ${node.node.kind === "page" ? "after" : "in"}` : "Change the address of";
  const submit = (event: Event): void => {
    event.preventDefault();
    const wanted = path.trim();
    const label = node.node.label;
    if (wanted === "") return;
    if (kind === "path" && file !== undefined) {
      const name = withoutPageExtension(file).slice(file.lastIndexOf("/") + 1);
      return onAsk({
        // With a slash at its end it is a folder.
        title: `Move “${label}” to the address ${pageHref(wanted.replace(/\/$/, `/${name}`).replace(/^\//, ""), "")}`,
        wanted: { kind: "operations", operations: [{ kind: "move", from: file, to: wanted }] },
      });
    }
    const target =
      node.node.kind === "page"
        ? ({ kind: "after", page: file ?? node.node.href } as const)
        : ({ kind: "into", labels: node.labels } as const);
    const named = title.trim() === "" ? {} : { title: title.trim() };
    const added = pageHref(wanted.replace(/^\//, ""), "");
    onAsk({
      title: `Add the page ${wanted} at the address ${added}`,
      added,
      wanted: { kind: "operations", operations: [{ kind: "add", page: wanted, ...named, target }] },
    });
  };
  return (
    <dialog
      class="change-dialog"
      ref={dialog}
      aria-labelledby="row-form-title"
      onClose={() => onAsk(undefined)}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form onSubmit={submit}>
        <header class="change-head">
          <h2 id="row-form-title">
            {heading} “{node.node.label}”
          </h2>
        </header>
        <div class="change-body change-fields">
          <label>
            Path, without its extension
            <input type="text" value={path} autofocus onInput={({ currentTarget }) => setPath(currentTarget.value)} />
          </label>
          {kind === "add" && (
            <label>
              Title
              <input type="text" value={title} onInput={({ currentTarget }) => setTitle(currentTarget.value)} />
            </label>
          )}
        </div>
        <footer class="change-foot">
          <button type="submit" class="button" data-main disabled={kind === "path" && file === undefined}>
            Show what changes
          </button>
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </footer>
      </form>
    </dialog>
  );
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
