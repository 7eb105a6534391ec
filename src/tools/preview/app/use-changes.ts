// Lets components ask for a change: it is planned, shown, and written if somebody wants it.
import { createContext, type Context, type Provider } from "preact";
import { useContext } from "preact/hooks";
import type { WantedChange } from "../model/wanted-change.ts";
import type { ChangeSource } from "./change-source.ts";

/** A change that somebody asks for. */
export interface AskedChange {
  /** What it is about, as the title of a dialog. */
  readonly title: string;
  readonly wanted: WantedChange;
}

/** What components can do. */
export interface ChangesOfSite {
  readonly source: ChangeSource;
  /** Shows what a change would do. */
  readonly ask: (asked: AskedChange) => void;
  /** Undoes what was written last. */
  readonly undo: () => void;
  /** Where a page is now whose file was moved here; undefined if none was moved from this address. */
  readonly movedTo: (href: string) => string | undefined;
  /** Says something to everybody, also to a screen reader. */
  readonly say: (text: string) => void;
}

const context: Context<ChangesOfSite | undefined> = createContext<ChangesOfSite | undefined>(undefined);

export const ChangesContext: Provider<ChangesOfSite | undefined> = context.Provider;

/** What changes the site; undefined if nothing can be changed. */
export function useChanges(): ChangesOfSite | undefined {
  return useContext(context);
}
