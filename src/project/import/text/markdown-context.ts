// Defines what Markdown is converted with.
import type { HeldParts } from "./held-parts.ts";

/** What the text is converted with. */
export interface MarkdownContext {
  readonly held: HeldParts;
  /** Adds a loss at an offset of the text. */
  readonly note: (offset: number, feature: string, reason: string) => void;
  /** Whether the dialect has a rule for components of this name. */
  readonly hasComponent: (name: string) => boolean;
  /** The new opening tag of such a component; empty if only what is in it is kept. */
  readonly component: (tag: string, offset: number) => string;
}
