// Keeps the keyboard in its place while the preview follows what was written. (D453)

/** What a tree or the map gives to the tabulator. */
const activeRow = 'main :is([role="treeitem"], .cell)[tabindex="0"]';
/** The first button of each problem, lost address or dead link. */
const firstButtons = "main :not(.list-head) > .button[aria-haspopup]:first-of-type";

/** Where the keyboard is when a change is asked for. */
export interface FocusPlace {
  readonly element: Element | null;
  /** The number of problems, lost addresses or dead links before it; undefined for something else. */
  readonly before: number | undefined;
  /** The link of a row that gets the focus when it is there. */
  readonly link?: string;
}

/** The place of what has the focus. */
export function focusPlace(): FocusPlace {
  // The dialog that asks goes, and the row that it was opened for stays.
  const element = document.activeElement?.closest("dialog")
    ? document.querySelector(activeRow)
    : document.activeElement;
  const around = element?.matches(".button[aria-haspopup]") === true ? element.parentElement : null;
  const isBefore = (each: Element): boolean =>
    ((around?.compareDocumentPosition(each) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  return {
    element,
    before: around === null ? undefined : [...document.querySelectorAll(firstButtons)].filter(isBefore).length,
  };
}

let endLast = (): void => undefined;

/** Whenever nothing has the focus, gives it to what is at a place now; until somebody moves it, or the returned function is called. */
export function keepFocus(place: FocusPlace | undefined): () => void {
  endLast();
  let given = place?.element;
  const give = (): void => {
    const { activeElement } = document;
    // A heading, or another row, has it only until there is something better.
    if (activeElement !== document.body && !(activeElement === given && given?.matches('h2, [role="treeitem"]')))
      return;
    const target = targetAt(place);
    if (target === null || target === activeElement) return;
    given = target;
    target.focus();
  };
  const observer = new MutationObserver(give);
  const end = (): void => {
    observer.disconnect();
    removeEventListener("pointerdown", end, true);
    removeEventListener("focusin", moved);
  };
  const moved = ({ target }: FocusEvent): void => {
    if (target !== given && target !== place?.element) end();
  };
  // Which row the tabulator leads to changes when another page is shown.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
  addEventListener("pointerdown", end, true);
  addEventListener("focusin", moved);
  endLast = end;
  give();
  return end;
}

function targetAt(place: FocusPlace | undefined): HTMLElement | null {
  const { element, before, link } = place ?? {};
  const named = link && document.querySelector<HTMLElement>(`.tree a[href="${CSS.escape(link)}"]`);
  if (named) return named;
  if (element instanceof HTMLElement && element.isConnected && element !== document.body) return element;
  const target =
    before === undefined
      ? document.querySelector<HTMLElement>(activeRow)
      : [...document.querySelectorAll<HTMLElement>(firstButtons)].slice(0, before + 1).at(-1);
  if (target != null) return target;
  const heading = document.querySelector<HTMLElement>("main h2");
  // What watches this attribute would be called again, for ever, if the same value were written again.
  if (heading?.getAttribute("tabindex") !== "-1") heading?.setAttribute("tabindex", "-1");
  return heading;
}
