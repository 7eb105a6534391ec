// Moves the focus in a list of which only some rows are drawn.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";

/** The focus in one list. */
export interface RowFocus {
  /** The active row: keys may be faster than the next drawing. */
  readonly latest: RefObject<number>;
  /** Makes a row the active one, and focuses it. */
  readonly moveTo: (index: number) => void;
  /** Focuses the active row after the next drawing. */
  readonly follow: () => void;
}

export interface RowFocusInput {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly active: number;
  /** What is scrolled onto the screen with the row, because on a narrow screen the list may begin below it. */
  readonly whole?: RefObject<HTMLElement | null>;
  readonly list: { readonly scrollToIndex: (index: number, options: { readonly align: "auto" }) => void };
  /** Makes a row the active one of the next drawing. */
  readonly choose: (index: number) => void;
}

export function useRowFocus({ scroller, active, whole, list, choose }: RowFocusInput): RowFocus {
  const latest = useRef(active);
  latest.current = active;
  const isWaiting = useRef(false);
  const focusOn = (index: number): void => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
    row?.focus({ preventScroll: true });
    if (row !== null) whole?.current?.scrollIntoView({ block: "nearest" });
    isWaiting.current = row === null;
  };
  useLayoutEffect(() => {
    if (isWaiting.current) focusOn(active);
  });
  return {
    latest,
    moveTo: (index) => {
      latest.current = index;
      choose(index);
      list.scrollToIndex(index, { align: "auto" });
      focusOn(index);
    },
    follow: () => {
      isWaiting.current = true;
    },
  };
}
