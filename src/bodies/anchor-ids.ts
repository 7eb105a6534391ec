// Makes the ids that the anchors of a page have on the platform. (D116)
import type { LoadedBody, PageAnchors } from "./body-catalog.ts";
import { slug } from "./slug.ts";

/** The anchors of a body, with those of the parts that it shows. */
export function anchorsOf(body: LoadedBody, bodies: ReadonlyMap<string, LoadedBody>): PageAnchors {
  const found: FoundIds = { ids: new Set(), uses: new Map(), isOpen: false };
  addIds(body, bodies, found, new Set());
  const { ids, uses } = found;
  const has = (anchor: string): boolean =>
    ids.has(anchor) ||
    ids.has(withoutMarks(anchor)) ||
    isNumbered(anchor, uses) ||
    isNumbered(withoutMarks(anchor), uses);
  return { has, isOpen: found.isOpen, ids: [...ids] };
}

interface FoundIds {
  readonly ids: Set<string>;
  /** How often an id would be made if it were not numbered. */
  readonly uses: Map<string, number>;
  isOpen: boolean;
}

function addIds(
  body: LoadedBody,
  bodies: ReadonlyMap<string, LoadedBody>,
  found: FoundIds,
  above: ReadonlySet<LoadedBody>,
): void {
  found.isOpen ||= body.isOpen;
  const within = new Set([...above, body]);
  for (const anchor of body.anchors) {
    if (anchor.kind === "component" || anchor.kind === "snippet") {
      const part = bodies.get(body.parts.get(anchor.kind === "component" ? anchor.name : anchor.file) ?? "");
      if (part === undefined || within.has(part)) found.isOpen = true;
      else addIds(part, bodies, found, within);
      continue;
    }
    for (const id of idsOf(anchor)) {
      found.ids.add(id);
      found.uses.set(id, (found.uses.get(id) ?? 0) + 1);
    }
  }
}

/** All ids that an anchor may have: what kind of title it is decides which. */
function idsOf(
  anchor: Exclude<LoadedBody["anchors"][number], { readonly kind: "component" | "snippet" }>,
): ReadonlySet<string> {
  if (anchor.kind === "heading") return headingIds(anchor.title);
  if (anchor.kind === "title") return new Set([withoutMarks(titleSlug(anchor.title)), componentSlug(anchor.title)]);
  if (anchor.kind === "field") return new Set([slug(`param-${anchor.name}`, { decamelize: true })]);
  const id = withoutMarks(anchor.id);
  return new Set([anchor.id, id, id.replaceAll(/\s+/g, "-")]);
}

/** Where an emoji was, a hyphen may stay. */
function headingIds(title: string): ReadonlySet<string> {
  const id = withoutMarks(titleSlug(title));
  return new Set([id, id.replace(/^-/, "").replace(/-$/, "")]);
}

/** What is not ASCII is encoded first, and then kept as it is. */
function titleSlug(title: string): string {
  const encoded = encodeURIComponent(title.toWellFormed().toLowerCase().trim().replaceAll(/\s+/g, "-"));
  return /%[0-9A-F]{2}/.test(encoded)
    ? slug(encoded, { decamelize: false, keeps: ["%", "_"] })
    : slug(encoded, { decamelize: false, keeps: ["_"] });
}

function componentSlug(title: string): string {
  return slug(title.replace(":", "-"), { decamelize: false });
}

const marks = /[?,;:!'"()[\]{}]/g;
const emoji =
  /\p{Emoji_Modifier}|\p{Emoji_Modifier_Base}|\p{Emoji_Presentation}|\p{Extended_Pictographic}|\u200D|\uFE0E|\uFE0F/gu;

/** An id decoded, without the marks and emoji that the platform leaves out. */
function withoutMarks(id: string): string {
  let text = id;
  try {
    text = decodeURIComponent(id.replaceAll(/%(?![\da-f]{2})/gi, "%25"));
  } catch {
    // A part of a character stays as it is.
  }
  return text.replaceAll(marks, "").replaceAll(emoji, "");
}

/** True for `install-2` if there are two of `install`: which numbers are used depends on the order of all headings. */
function isNumbered(anchor: string, uses: ReadonlyMap<string, number>): boolean {
  const [, id = "", number] = /^(.*)-(\d{1,4})$/s.exec(anchor) ?? [];
  const times = uses.get(id) ?? 0;
  return times > 1 && Number(number) <= times + 1;
}
