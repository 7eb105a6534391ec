// Keeps the address of many links as one string, and an anchor of many bodies as one object. (D211)
import { madeOnce } from "../text/per-object.ts";
import type { BodyAnchor, BodyLink, PageBody } from "./page-body.ts";

/** A site has about as many different addresses as pages. What is beyond that is not compared, so that memory stays bounded. */
const mostAddresses = 65_536;

/** The same of anchors, such as the heading "Examples" of a thousand pages. */
const mostAnchors = 65_536;

/**
 * A function that returns the same body with strings and anchors that it shares with other bodies. What a thread sends, or a file has,
 * is a new string for each link, even if a thousand pages link to the same place.
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
  const sharedAnchor = sharedAnchors();
  return (body) => ({ ...body, links: body.links.map(withShared), anchors: body.anchors.map(sharedAnchor) });
}

function sharedAnchors(): (anchor: BodyAnchor) => BodyAnchor {
  const byKind = new Map<string, Map<string, BodyAnchor>>();
  let spare = mostAnchors;
  return (anchor) => {
    const [kind, text] = nameOf(anchor);
    const ofKind = madeOnce(byKind, kind, () => new Map());
    const same = ofKind.get(text);
    if (same !== undefined || spare === 0) return same ?? anchor;
    spare -= 1;
    ofKind.set(text, anchor);
    return anchor;
  };
}

/** What makes two anchors the same. */
function nameOf(anchor: BodyAnchor): readonly [kind: string, text: string] {
  switch (anchor.kind) {
    case "heading":
      return [anchor.isDeep === true ? "deep heading" : "heading", anchor.title];
    case "id":
      return ["id", anchor.id];
    case "title":
      return [`title ${anchor.tag}`, anchor.title];
    case "snippet":
      return ["snippet", anchor.file];
    case "field":
    case "component":
      return [anchor.kind, anchor.name];
    default:
      return anchor satisfies never;
  }
}
