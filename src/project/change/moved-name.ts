// Writes the name of a file in the form in which it was written, after the file or the text has moved. (D264)
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { decodeSegment, isExternalHref, writtenPath } from "../../compiler/contract/href.ts";
import { encodeSegment, routeOf, withoutPageExtension, isPageFileName } from "../../compiler/contract/page-path.ts";
import { folderOf, relativePath, resolvePath } from "../../compiler/text/resolve-path.ts";
import type { MovedFiles } from "./moved-files.ts";

/** The new text of a name, or why it can't be written. */
export type MovedName =
  | { readonly kind: "same" }
  /** `isSection`: its page is still there, and the section that it names has moved. `lostAnchor`: what replaces its page lacks that. */
  | { readonly kind: "moved"; readonly text: string; readonly isSection?: true; readonly lostAnchor?: string }
  /** It can't lead to the file at its new place; `reason` is the end of a sentence. */
  | { readonly kind: "left"; readonly reason: string };

const same: MovedName = { kind: "same" };

/** What a name becomes. `file` is the new path of the file that has it. */
export function movedName(name: SiteName, file: string, files: MovedFiles): MovedName {
  const part = name.form.kind === "address" ? files.part?.(name.target, anchorOf(name.part)) : undefined;
  if (part?.kind === "left") return part;
  const target = part?.file ?? files.after(name.target);
  if (target === undefined) return replacedName(name, files.instead(name.target), files);
  if (isStill(name, file, target)) return same;
  // Who wrote it in another form than navc does keeps that form as long as it is right.
  if (leadsThere(name, file, target) && textFor(name, name.place.file, name.target) !== name.part) return same;
  const text = textFor(name, file, target);
  if (text === undefined) return { kind: "left", reason: `a snippet has to stay in the folder of snippets` };
  if (text === name.part) return same;
  return part?.isSection === true ? { kind: "moved", text, isSection: true } : { kind: "moved", text };
}

/** The decoded anchor of an address; "" without one. */
function anchorOf(address: string): string {
  const written = address.trim();
  const at = written.indexOf("#");
  return at === -1 ? "" : decodeSegment(written.slice(at + 1));
}

/** A name that depends on no folder, or whose text stays in its folder, leads to the same file as before. */
function isStill({ form, target, place }: SiteName, file: string, after: string): boolean {
  if (target !== after) return false;
  return !("from" in form) || form.from === "root" || folderOf(place.file) === folderOf(file);
}

/** Whether a relative path leads to the file from its new place as it is written, for example because both have moved. */
function leadsThere({ part, form }: SiteName, file: string, target: string): boolean {
  if (!("from" in form) || form.from !== "folder") return false;
  const path = writtenPath(part.trim()).split("/").map(decodeSegment).join("/");
  const found = resolvePath(folderOf(file), path.replace(/\/$/, ""));
  if (found === undefined || form.kind === "file") return found === target;
  return routeOf(withoutPageExtension(found)) === routeOf(withoutPageExtension(target));
}

/** An anchor of the removed page stays only if the one that replaces it has it, too. */
function replacedName(
  { part, form }: SiteName,
  instead: string | undefined,
  { insteadHas }: Pick<MovedFiles, "insteadHas">,
): MovedName {
  if (form.kind === "entry") return same;
  if (instead === undefined || form.kind !== "address") return { kind: "left", reason: "nothing replaces its target" };
  const query = /\?[^#]*/.exec(part)?.[0] ?? "";
  if (isExternalHref(instead)) return { kind: "moved", text: instead };
  const [path = "", anchor = ""] = instead.split(/(?=#)/s);
  const own = anchorOf(part);
  const isKept = anchor === "" && own !== "" && insteadHas?.(path, own) === true;
  const text = `${form.lead}${path}${query}${isKept ? part.trim().slice(part.trim().indexOf("#")) : anchor}`;
  return { kind: "moved", text, ...(isKept || anchor !== "" || own === "" ? {} : { lostAnchor: own }) };
}

function textFor(name: SiteName, file: string, after: string): string | undefined {
  const { part, form, target } = name;
  if (form.kind === "entry") return movedEntry(part, target, after);
  if (form.kind === "address") return addressText(name, form, file, after);
  if (form.kind === "file")
    return form.from === "root" ? fromRoot(part, after) : fromFolder(part, relativePath(file, after));
  if (!after.startsWith(`${form.folder}/`)) return undefined;
  const rest = after.slice(form.folder.length + 1);
  return isPageFileName(part) ? rest : withoutPageExtension(rest);
}

/** An entry that named a page by its folder still does, if the page is still an `index`. */
export function movedEntry(written: string, before: string, after: string): string {
  const hasExtension = isPageFileName(written.trim());
  const path = hasExtension ? after : withoutPageExtension(after);
  const wasFolder = !hasExtension && /(^|\/)index$/.test(withoutPageExtension(before)) && !/(^|\/)index$/.test(written);
  const shown = wasFolder && routeOf(path) !== "" ? routeOf(path) : path;
  const slash = /[^/]\/\s*$/.test(written) ? "/" : "";
  return fromRoot(written, shown) + slash;
}

/** With the slash or the dot that the name began with. */
function fromRoot(written: string, path: string): string {
  return (/^(?:\.?\/)?/.exec(written.trim())?.[0] ?? "") + path;
}

function fromFolder(written: string, relative: string): string {
  return /^[./]/.test(written.trim()) ? relative : relative.replace(/^\.\//, "");
}

function addressText(
  { part, place }: SiteName,
  { from, lead }: Extract<SiteName["form"], { kind: "address" }>,
  file: string,
  after: string,
): string {
  const address = part.trim();
  const own = address.slice(lead.length);
  const path = writtenPath(own);
  const tail = own.slice(path.length);
  const target = addressedFile(path, after);
  const slash = path.length > 1 && path.endsWith("/") && target !== "" ? "/" : "";
  const isFrontMatter = place.kind === "pointer" && isPageFileName(place.file);
  const encode = encodedLike(path, isFrontMatter);
  const encoded = (text: string): string => text.split("/").map(encode).join("/").replaceAll(entity, "%26");
  if (from === "folder" && target !== "") {
    const relative = fromFolder(path, relativePath(file, target));
    return encoded(isLikeScheme(relative) ? `./${relative}` : relative) + slash + tail;
  }
  const isBare = lead === "" && !path.startsWith("/") && target !== "" && !isLikeScheme(target);
  const start = isBare ? fromRoot(path, "") : "/";
  return `${lead}${start}${encoded(target)}${slash}${tail}`;
}

/** Markdown and tags read it as another character. */
const entity = /&(?=#?\w+;)/g;

/** A path such as `a:b` would be the address of another program. */
function isLikeScheme(path: string): boolean {
  return /^[^/]*:/.test(path);
}

/** The path of an address: that of a page has no extension and no last `index`, unless it was written with it. */
function addressedFile(path: string, after: string): string {
  if (!isPageFileName(after) || isPageFileName(path)) return after;
  const page = withoutPageExtension(after);
  return /(^|\/)index\/?$/.test(path) ? page : routeOf(page);
}

/** Letters of other scripts are encoded only if they were. */
function encodedLike(path: string, isFrontMatter: boolean): (segment: string) => string {
  if (/%[89a-f][\da-f]/i.test(path)) return (segment) => encodeMarks(encodeSegment(segment));
  // Front matter may name pages by their paths, also with a "%3F" for a mark that would end it.
  const isPath = isFrontMatter && (!path.includes("%") || /[\s"'<>()[\]{}\\`|^]/.test(path));
  const marks = isPath ? /[%?#]/g : /[\s"'<>()[\]{}\\%?#`|^]/g;
  return (segment) => segment.replaceAll(marks, percentCode);
}

/** What would end the address in Markdown, or in the attribute of a tag. */
function encodeMarks(segment: string): string {
  return segment.replaceAll(/[()']/g, percentCode);
}

/** `encodeURIComponent` leaves some marks. */
function percentCode(mark: string): string {
  return encodeURIComponent(mark).replaceAll(/[()']/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
}
