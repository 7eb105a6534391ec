// Lists the pages of a site for completion, those that no list has first.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import { perObject } from "../../compiler/text/per-object.ts";

/** A page that can be offered. */
export interface KnownPage {
  readonly page: Page;
  readonly isListed: boolean;
  /** Its path and title in small letters. */
  readonly words: string;
}

/** All pages that readers can open. */
export const knownPages: (navigation: ResolvedNavigation) => readonly KnownPage[] = perObject(({ pages }) => {
  const known = Object.values(pages)
    .filter(({ missing }) => missing !== true)
    .map((page): KnownPage => ({
      page,
      isListed: !isUnlisted(page),
      words: `${page.path} ${page.title}`.toLowerCase(),
    }));
  return [...known.filter(({ isListed }) => !isListed), ...known.filter(({ isListed }) => isListed)];
});

/** Something that can be written. */
export interface Offer {
  readonly text: string;
  readonly detail: string;
  /** What the letters that are written are looked for in, in small letters. */
  readonly words: string;
}

/** An editor asks again with more letters when there are more. */
const mostOffered = 200;

/** What is offered for the letters that are written; `isComplete` is false if there is more. */
export interface Offered<Each> {
  readonly offered: readonly Each[];
  readonly isComplete: boolean;
}

/** The first of those that have `written` as it is, then those that have all of its letters in their order. */
export function offeredFor<Each extends { readonly words: string }>(
  all: readonly Each[],
  written: string,
): Offered<Each> {
  const text = written.toLowerCase().replace(/^[./]+/, "");
  const letters = text.replaceAll(/[./]/g, "");
  const exact: Each[] = [];
  const others: Each[] = [];
  for (const each of all) {
    if (each.words.includes(text)) exact.push(each);
    else if (hasLetters(each.words, letters)) others.push(each);
    if (exact.length > mostOffered) break;
  }
  const found = [...exact, ...others];
  return { offered: found.slice(0, mostOffered), isComplete: found.length <= mostOffered };
}

/** Whether a text has all letters in their order. */
export function hasLetters(text: string, letters: string): boolean {
  let at = -1;
  for (const letter of letters) {
    at = text.indexOf(letter, at + 1);
    if (at === -1) return false;
  }
  return true;
}
