// Keeps the address of many links as one string. (D211)
import type { BodyLink, PageBody } from "./page-body.ts";

/** A site has about as many different addresses as pages. What is beyond that is not compared, so that memory stays bounded. */
const mostAddresses = 65_536;

/**
 * A function that returns the same body with strings that it shares with other bodies. What a thread sends, or a file has, is a new
 * string for each link, even if a thousand pages link to the same place.
 */
export function sharedAddresses(): (body: PageBody) => PageBody {
  const known = new Map<string, string>();
  const shared = <Text extends string>(text: Text): Text => {
    const same = known.get(text);
    if (same !== undefined) return same as Text;
    if (known.size < mostAddresses) known.set(text, text);
    return text;
  };
  const withShared = (link: BodyLink): BodyLink => ({
    ...link,
    kind: shared(link.kind),
    address: shared(link.address),
  });
  return (body) => (body.links.length === 0 ? body : { ...body, links: body.links.map(withShared) });
}
