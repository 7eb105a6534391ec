// Finds the web address that a link meant (D15).
import { completedAddress } from "../contract/href.ts";
import { nearest } from "../text/nearest.ts";

const webSchemes: readonly string[] = ["https", "http"];

/** The web address that was meant by a link with a slip in its scheme: `https//example.com`, `htps://example.com`. */
export function meantAddress(href: string): string | undefined {
  const completed = completedAddress(href);
  if (completed !== undefined) return completed;
  const [, scheme = "", rest = ""] = /^([a-z]+):\/\/(.+)$/i.exec(href.trim()) ?? [];
  const isMisspelt = scheme !== "" && !webSchemes.includes(scheme.toLowerCase());
  const meant = isMisspelt ? nearest(scheme.toLowerCase(), webSchemes, 1) : undefined;
  const address = `${meant ?? ""}://${rest}`;
  return meant !== undefined && URL.canParse(address) ? address : undefined;
}
