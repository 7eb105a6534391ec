// Makes the ids that the anchors of a page have on the platform. (D116)
import type { LoadedBody, PageAnchors } from "./body-catalog.ts";
import { perObject } from "../text/per-object.ts";
import { readingLimits } from "../text/reading-limits.ts";
import { tagFacts, type JsxTag } from "./jsx-tag.ts";
import type { BodyAnchor } from "./page-body.ts";
import { slug } from "./slug.ts";

/** The ids that a body makes, including those of the parts that it shows. */
interface BodyIds {
  /** How often an id would be used if ids were not numbered. */
  readonly uses: ReadonlyMap<string, number>;
  readonly isOpen: boolean;
}

/** What was found in earlier bodies, to be used for the next one. */
export class KnownIds {
  readonly #byBody = new Map<LoadedBody, BodyIds>();
  #spare: number;

  /** For a site with this number of bodies. */
  constructor(bodies: number) {
    this.#spare = bodies * readingLimits.body.idsOfParts;
  }

  has(body: LoadedBody): boolean {
    return this.#byBody.has(body);
  }

  of(body: LoadedBody): BodyIds | undefined {
    return this.#byBody.get(body);
  }

  set(body: LoadedBody, ids: BodyIds): void {
    this.#byBody.set(body, ids);
  }

  /** Adds the ids of a part to a body that shows it; false if all parts together have too many. */
  take(ids: number): boolean {
    this.#spare -= ids;
    return this.#spare >= 0;
  }
}

/** The anchors of a body, with those of the parts that it shows. What is found in its parts is added to `known`. */
export function anchorsOf(
  body: LoadedBody,
  bodies: ReadonlyMap<string, LoadedBody>,
  known: KnownIds = new KnownIds(bodies.size + 1),
): PageAnchors {
  const { uses, isOpen } = idsIn(body, bodies, known);
  const has = (anchor: string): boolean =>
    uses.has(anchor) ||
    uses.has(withoutMarks(anchor)) ||
    isNumbered(anchor, uses) ||
    isNumbered(withoutMarks(anchor), uses);
  return {
    has,
    isOpen,
    get ids() {
      return [...uses.keys()];
    },
    isOfDeepHeading: (anchor) => deepHeadingIds(body).has(anchor),
  };
}

/** The ids of parts come first, each part once. No recursion is used, because parts may show one another many times and in long chains. */
function idsIn(body: LoadedBody, bodies: ReadonlyMap<string, LoadedBody>, known: KnownIds): BodyIds {
  const entered = new Set<LoadedBody>();
  const open = [body];
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const parts = entered.has(last) || known.has(last) ? [] : partsIn(last, bodies);
    entered.add(last);
    // What is entered and not known is above: the parts go round in a circle.
    const next = parts.filter((part) => !known.has(part) && !entered.has(part));
    for (const part of next) open.push(part);
    if (next.length > 0) continue;
    if (!known.has(last)) known.set(last, ownIds(last, bodies, known));
    open.pop();
  }
  return known.of(body)!;
}

function partsIn({ parts }: LoadedBody, bodies: ReadonlyMap<string, LoadedBody>): readonly LoadedBody[] {
  return [...new Set(parts.values())].flatMap((file) => bodies.get(file) ?? []);
}

/** The ids of a body whose parts are known as far as they can be. */
function ownIds(body: LoadedBody, bodies: ReadonlyMap<string, LoadedBody>, known: KnownIds): BodyIds {
  if (!body.anchors.some(isPart)) return { uses: usesOf(body.anchors), isOpen: body.isOpen };
  const uses = new Map<string, number>();
  const add = (id: string, times: number): void => void uses.set(id, (uses.get(id) ?? 0) + times);
  const shown = new Map<BodyIds, number>();
  let { isOpen } = body;
  for (const anchor of body.anchors) {
    if (!isPart(anchor)) {
      for (const id of idsOf(anchor)) add(id, 1);
      continue;
    }
    const part = bodies.get(body.parts.get(anchor.kind === "component" ? anchor.name : anchor.file) ?? "");
    const ids = part && known.of(part);
    isOpen ||= ids?.isOpen ?? true;
    if (ids === undefined) continue;
    const times = shown.get(ids) ?? 0;
    shown.set(ids, times + 1);
    if (times > 0) continue;
    if (!known.take(ids.uses.size)) return { uses, isOpen: true };
    // In the order of the page; how often the part is shown is known at the end.
    for (const [id, once] of ids.uses) add(id, once);
  }
  for (const [ids, times] of shown) if (times > 1) for (const [id, once] of ids.uses) add(id, (times - 1) * once);
  return { uses, isOpen };
}

type Part = Extract<BodyAnchor, { readonly kind: "component" | "snippet" }>;

function isPart(anchor: BodyAnchor): anchor is Part {
  return anchor.kind === "component" || anchor.kind === "snippet";
}

/** The ids of anchors without parts: pages of several versions with the same text share their list. */
const usesOf: (anchors: readonly BodyAnchor[]) => ReadonlyMap<string, number> = perObject((anchors) => {
  const uses = new Map<string, number>();
  for (const anchor of anchors)
    for (const id of isPart(anchor) ? [] : idsOf(anchor)) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
});

/** All ids that an anchor may have: this depends on the kind of its title. */
function idsOf(anchor: Exclude<BodyAnchor, Part>): ReadonlySet<string> {
  if (anchor.kind === "heading") return anchor.isDeep === true ? new Set() : headingIds(anchor.title);
  if (anchor.kind === "title") return new Set(titleIds(anchor));
  if (anchor.kind === "field") return new Set([slug(`param-${anchor.name}`, { decamelize: true })]);
  const id = withoutMarks(anchor.id);
  return new Set([anchor.id, id, id.replaceAll(/\s+/g, "-")]);
}

/** The ids that an anchor may have if no other anchor of its page has them, the most likely one first; none for a part. */
export function anchorIds(anchor: BodyAnchor): readonly string[] {
  return isPart(anchor) ? [] : [...idsOf(anchor)];
}

/** The id of a component that makes an anchor, if no other anchor of its page has it; undefined for a component that makes none. */
export function componentId(tag: JsxTag): string | undefined {
  const anchor = tagFacts(tag).anchors.find(({ kind }) => kind === "title" || kind === "field");
  return anchor === undefined ? undefined : anchorIds(anchor)[0];
}

/** The ids that the deep headings of a body would have on a higher level. */
const deepHeadingIds: (body: LoadedBody) => ReadonlySet<string> = perObject(
  ({ anchors }) =>
    new Set(
      anchors.flatMap((each) => (each.kind === "heading" && each.isDeep === true ? [...headingIds(each.title)] : [])),
    ),
);

/** Whether the platform gives a heading of a level an id of its title. */
export function hasIdOfTitle(level: number): boolean {
  return level <= 4;
}

/** The id that a heading has if no other heading of its page has it. */
export function headingId(title: string): string {
  return withoutMarks(titleSlug(title));
}

/** A hyphen may remain where an emoji was. */
function headingIds(title: string): ReadonlySet<string> {
  const id = headingId(title);
  return new Set([id, id.replace(/^-/, "").replace(/-$/, "")]);
}

/** Characters outside ASCII are encoded first, and then kept as they are. */
function titleSlug(title: string): string {
  const encoded = encodeURIComponent(title.toWellFormed().toLowerCase().trim().replaceAll(/\s+/g, "-"));
  return /%[0-9A-F]{2}/.test(encoded)
    ? slug(encoded, { decamelize: false, keeps: ["%", "_"] })
    : slug(encoded, { decamelize: false, keeps: ["_"] });
}

/** An accordion has no underscores in its id, but a tab keeps them. For a step that is not a heading, the id is not documented. */
function titleIds({ title, tag }: Extract<BodyAnchor, { readonly kind: "title" }>): readonly string[] {
  if (tag === "Accordion" || tag === "View") return [componentSlug(title)];
  const id = withoutMarks(titleSlug(title));
  return tag === "Step" ? [id, componentSlug(title)] : [id];
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

/** True for `install-2` if `install` occurs twice: which numbers are used depends on the order of all headings. */
function isNumbered(anchor: string, uses: ReadonlyMap<string, number>): boolean {
  const [, id = "", number] = /^(.*)-(\d{1,4})$/s.exec(anchor) ?? [];
  const times = uses.get(id) ?? 0;
  return times > 1 && Number(number) <= times + 1;
}
