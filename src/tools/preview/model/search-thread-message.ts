// Defines the messages to and from the thread that searches texts.
import type { SearchedPage } from "./searched-pages.ts";
import type { TextAnswer } from "./text-hits.ts";

/** What is said to the thread. */
export type ToSearchThread =
  | { readonly kind: "show"; readonly pages: readonly SearchedPage[] }
  | {
      readonly kind: "ask";
      readonly id: number;
      readonly query: string;
      /** Whether files may have changed since the last question. */
      readonly isFirst: boolean;
    };

/** What it answers. */
export interface FromSearchThread {
  readonly id: number;
  readonly answer: TextAnswer;
}
