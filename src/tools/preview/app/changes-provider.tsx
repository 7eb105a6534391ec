// Shows what components ask to have changed, and what was written.
import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { withBasePath } from "../model/with-base-path.ts";
import type { DoneChange } from "../model/wanted-change.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { ChangeNotice, type ShownNotice } from "./change-notice.tsx";
import { focusPlace, keepFocus, type FocusPlace } from "./kept-focus.ts";
import { usePreview } from "./preview-context.ts";
import { ChangesContext, type AskedChange, type ChangesOfSite } from "./use-changes.ts";
import { messageOf } from "./use-loaded.ts";

export function ChangesProvider({ children }: { readonly children: ComponentChildren }): VNode {
  const { changes: source } = usePreview().source;
  const [asked, setAsked] = useState<AskedChange>();
  const [notice, setNotice] = useState<ShownNotice>();
  const [drag, setDrag] = useState<string>();
  const place = useRef<FocusPlace | undefined>(undefined);
  // They are state, because the new site is often here before the answer: a page that was not found is looked for again then.
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map());
  const [beside, setBeside] = useState<ReadonlyMap<string, string>>(new Map());
  // Where each change was asked for, by its id: undoing it leads there.
  const places = useRef<Record<string, FocusPlace | undefined>>({});
  const { linkTo, summary } = usePreview();
  // The address of a new page, until the tree has it.
  const added = useRef<string | undefined>(undefined);
  // The number of the tree from which the last change was asked for.
  const written = useRef(0);
  const tree = useRef(0);
  tree.current = summary.overview?.revision ?? 0;
  const basePath = useRef("");
  basePath.current = summary.overview?.site.basePath ?? "";
  const done = ({ text, undo, moved: all }: DoneChange, before: number): void => {
    written.current = before;
    setMoved((known) => {
      const next = new Map(known);
      for (const [from, to] of all) {
        const at = withBasePath(to, basePath.current);
        next.delete(at);
        next.set(withBasePath(from, basePath.current), at);
      }
      return next;
    });
    setNotice({ kind: "done", text, undo });
  };
  useLayoutEffect(
    () => (notice?.kind === "done" && asked === undefined ? keepFocus(place.current) : undefined),
    [notice, asked],
  );
  useUndoneElsewhere(notice, () => setNotice(undefined));
  const changes = useMemo((): ChangesOfSite | undefined => {
    if (source === undefined) return undefined;
    return {
      source,
      ask: (next) => {
        place.current = focusPlace();
        setAsked(next);
      },
      undo: (id) => {
        const { activeElement } = document;
        const before = tree.current;
        source.undo(id).then(
          // A second "Undo" beside "Undone" would be taken for a redo; the header has it.
          (undone) => {
            place.current = places.current[id];
            // The button undoes another change now.
            if (document.activeElement === activeElement && activeElement instanceof HTMLElement) activeElement.blur();
            done({ ...undone, undo: null }, before);
          },
          (error: unknown) => setNotice({ kind: "failed", text: messageOf(error) }),
        );
      },
      takeAdded: (shown) => {
        if (shown <= written.current) return undefined;
        const href = added.current;
        added.current = undefined;
        return href;
      },
      isBehind: (shown) => shown <= written.current,
      movedTo: (href) => moved.get(href) ?? beside.get(href),
      say: (text) => setNotice({ kind: "said", text, at: performance.now() }),
      sayOfDrag: setDrag,
    };
  }, [source, moved, beside]);
  return (
    <ChangesContext value={changes}>
      {children}
      {changes !== undefined && (
        <ChangeNotice
          notice={drag === undefined ? notice : { kind: "drag", text: drag }}
          onUndo={changes.undo}
          onClose={() => setNotice(undefined)}
        />
      )}
      {changes !== undefined && asked !== undefined && (
        <ChangeDialog
          source={changes.source}
          asked={asked}
          onClose={() => setAsked(undefined)}
          onDone={(change, before, page) => {
            if (change.undo !== null) places.current[change.undo.id] = place.current;
            const href = page === undefined ? undefined : withBasePath(page, basePath.current);
            const others = href === undefined ? asked.beside : [[href, asked.near ?? ""] as const];
            if (others !== undefined) setBeside((known) => new Map([...known, ...others]));
            added.current = href;
            if (href !== undefined && place.current !== undefined)
              place.current = { ...place.current, link: linkTo({ href, node: "" }) };
            setAsked(undefined);
            done(change, before);
          }}
        />
      )}
    </ChangesContext>
  );
}

/** Closes the notice of a change that was undone in another tab, or with the button of the header. */
function useUndoneElsewhere(notice: ShownNotice | undefined, close: () => void): void {
  const { undoneIds = [] } = usePreview().summary;
  const id = notice?.kind === "done" ? notice.undo?.id : undefined;
  useLayoutEffect(() => {
    if (id !== undefined && undoneIds.includes(id)) close();
  }, [id, undoneIds]);
}
