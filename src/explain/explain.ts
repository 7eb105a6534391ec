// Explains an address, a page path or an entry.
import { isExternalHref } from "../contract/href.ts";
import { explainLink } from "./explain-link.ts";
import { explainNothing } from "./explain-nothing.ts";
import { explainPage } from "./explain-page.ts";
import type { ExplainInput } from "./explain-input.ts";
import type { Explanation } from "./explanation.ts";
import { findPages, hrefOf } from "./find-pages.ts";

/** Explains the page that the first fitting of `words` names; else who leads to that address; else what may be meant. */
export async function explain(words: readonly string[], input: ExplainInput): Promise<Explanation> {
  const linked = words.filter(isExternalHref);
  // An address that a division links out to is not meant as one of this site.
  const link = linked.length === 0 ? undefined : explainLink(linked, input);
  if (link !== undefined) return link;
  const [page, ...others] = findPages(words, input.navigation);
  if (page !== undefined) return explainPage(page, others, input);
  return explainLink(withAddresses(words, input), input) ?? explainNothing(words, input);
}

function withAddresses(words: readonly string[], { navigation }: ExplainInput): readonly string[] {
  return words.flatMap((word) => [word, hrefOf(word, navigation) ?? []].flat());
}

export { nearestCode } from "./explain-nothing.ts";
