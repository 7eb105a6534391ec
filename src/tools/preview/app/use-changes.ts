// Lets components ask for a change: it is planned, shown, and written if somebody wants it.
import { createContext, type Context, type Provider } from "preact";
import { useContext } from "preact/hooks";
import type { AskedForm } from "../model/asked-form.ts";
import type { WantedChange } from "../model/wanted-change.ts";
import type { ChangeSource } from "./change-source.ts";

/** A change that somebody asks for. */
export interface AskedChange {
  /** What it is about, as the title of a dialog. */
  readonly title: string;
  readonly wanted: WantedChange;
  /** Where readers could be sent, without the base path; only if it is a guess. */
  readonly guess?: string;
  /** The fields of its window: what is typed there is asked for in place of `wanted`. */
  readonly form?: AskedForm;
  /** The page where the preview goes when a new one is undone. */
  readonly near?: string;
  /** Where the preview goes from the addresses of pages that lose their places: to the page beside them. */
  readonly beside?: ReadonlyMap<string, string>;
}

/** What components can do. */
export interface ChangesOfSite {
  readonly source: ChangeSource;
  /** Shows what a change would do. */
  readonly ask: (asked: AskedChange) => void;
  /** Undoes the change with this id. */
  readonly undo: (id: string) => void;
  /** The address of a page that was added, once, if the tree with this number has it. */
  readonly takeAdded: (tree: number) => string | undefined;
  /** Whether a tree with this number was made before the last writing, so that it has not what was written. */
  readonly isBehind: (tree: number) => boolean;
  /** Where a page is now whose file was moved from this address; of one that was taken away, the page beside it. */
  readonly movedTo: (href: string) => string | undefined;
  /** Says something to everybody, also to a screen reader. */
  readonly say: (text: string) => void;
  /** Says what the drop of a row would do, in place of what was said before; undefined when it is over no place any more. */
  readonly sayOfDrag: (text: string | undefined) => void;
}

const context: Context<ChangesOfSite | undefined> = createContext<ChangesOfSite | undefined>(undefined);

export const ChangesContext: Provider<ChangesOfSite | undefined> = context.Provider;

/** What changes the site; undefined if nothing can be changed. */
export function useChanges(): ChangesOfSite | undefined {
  return useContext(context);
}
