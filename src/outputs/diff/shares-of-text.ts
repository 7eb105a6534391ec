// Says which pages have the text of a page that was split.
import type { TextPart } from "./divided-pages.ts";
import type { TextShare } from "./page-change.ts";
import type { Side } from "./side.ts";

/** The parts of a page, as a change has them. */
export function sharesOf(parts: readonly TextPart[], { addressOf }: Side): readonly TextShare[] {
  return parts.map(({ page, share }) => ({ href: addressOf(page.href), share: Math.round(share * 100) / 100 }));
}

/** The same as a clause: `58 % of its text is in /install/docker, 42 % in /install/source`. */
export function shareWords(shares: readonly TextShare[]): string {
  return shares
    .map(({ href, share }, index) => `${Math.round(share * 100)} %${index === 0 ? " of its text is" : ""} in ${href}`)
    .join(", ");
}
