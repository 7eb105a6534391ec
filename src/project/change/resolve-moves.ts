// Finds the files that a change moves.
import { isPageFileName, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Host } from "../../compiler/host/host.ts";
import { mintIgnored } from "../../compiler/pages/ignored-files.ts";
import { configFile, type CompileOptions } from "../../compiler/options.ts";
import { baseName, folderOf, movedPath, resolvePath } from "../../compiler/text/resolve-path.ts";
import { UsageError } from "../settings/usage-error.ts";
import { notFound, type NamedPages } from "./not-found.ts";

/** The files of a site. */
export interface FilesOfSite extends NamedPages {
  readonly host: Pick<Host, "stat">;
  readonly options?: Pick<CompileOptions, "config">;
}

/** The new paths of the files that an operation moves, by their old ones, and of the folders that it moves as a whole. */
export interface ResolvedMove {
  readonly files: ReadonlyMap<string, string>;
  readonly folder: readonly [from: string, to: string] | undefined;
}

/** What moves from one path to another. Throws `UsageError` for what can't be moved. */
export function resolveMove(from: string, to: string, site: FilesOfSite): ResolvedMove {
  const target = insideRoot(to);
  // oxlint-disable-next-line no-control-regex -- the characters that no page path can have
  if (/[\0-\x1f\x7f]|\p{Surrogate}/u.test(target))
    throw new UsageError(`"${to}" has a character that a path of a site can't have. Choose another name.`);
  // A name can have a star, too.
  if (from.includes("*") && givenFile(from, site.host) === undefined)
    return { files: ofPattern(from, target, to, site), folder: undefined };
  const path = insideRoot(from);
  const file = from.endsWith("/") ? undefined : pageOrFile(path, site.host);
  if (file !== undefined && isSettings(file, site.options))
    throw new UsageError(`${file} is found by its name, so it can't be moved. Move the folder that holds it yourself.`);
  if (file !== undefined) return { files: new Map([[file, targetFile(file, target, to)]]), folder: undefined };
  if (path === "" || site.host.stat(path)?.kind !== "folder") {
    const isMoved = pageOrFile(target, site.host) !== undefined || site.host.stat(target)?.kind === "folder";
    const repair = ` But "${to}" is there. If it was moved without navc, navc mv --repair lets links, entries and redirects follow.`;
    throw new UsageError(notFound(from, site) + (isMoved ? repair : ""));
  }
  if (`${target}/`.startsWith(`${path}/`))
    throw new UsageError(`"${to}" is in the folder "${path}", and a folder can't be moved into itself.`);
  const inside = site.files().filter((each) => each.startsWith(`${path}/`));
  if (inside.length === 0) throw new UsageError(`There is no file in the folder "${path}".`);
  return { files: new Map(inside.map((each) => [each, movedPath(each, path, target)])), folder: [path, target] };
}

/** The file of a page, or the file itself, at a path; undefined if there is none. */
export function pageOrFile(path: string, host: Pick<Host, "stat">): string | undefined {
  const candidates = [`${path}.mdx`, `${path}.md`, path, `${path}/index.mdx`, `${path}/index.md`];
  const found = candidates.find((each) => host.stat(each)?.kind === "file");
  // A folder is moved as a whole, its first page, too.
  return found?.startsWith(`${path}/`) === true ? undefined : found;
}

/** The file of a page, or the file itself, that a user named; undefined if there is none. Throws `UsageError` for a path out of the docs root. */
export function givenFile(written: string, host: Pick<Host, "stat">): string | undefined {
  return pageOrFile(insideRoot(written), host);
}

/** A path that a user wrote, from the docs root. Throws `UsageError` if it leads out of it. */
export function insideRoot(written: string): string {
  const path = written.includes("\\") ? undefined : resolvePath("", written.trim());
  if (path === undefined) throw new UsageError(`"${written}" is not a path in the docs folder.`);
  return path;
}

/** The files that navc finds by their names, at the top of the docs folder. */
function isSettings(file: string, options: FilesOfSite["options"]): boolean {
  return file === configFile(options?.config) || file === "navc.config.json";
}

function targetFile(file: string, target: string, written: string): string {
  const extension = /\.[^./]+$/.exec(file)?.[0] ?? "";
  if (written.trim().endsWith("/")) return target === "" ? baseName(file) : `${target}/${baseName(file)}`;
  if (target === "") throw new UsageError(`Name the new path of ${file}.`);
  if (!isPageFileName(file)) return target;
  return withoutPageExtension(target) + (isPageFileName(target) ? /\.mdx?$/i.exec(target)![0] : extension);
}

/** What a pattern matches goes into a folder, with the folders that its wildcards stand for. */
function ofPattern(
  from: string,
  target: string,
  to: string,
  { files, options }: FilesOfSite,
): ReadonlyMap<string, string> {
  if (!to.trim().endsWith("/"))
    throw new UsageError(`"${from}" may match several files. Name a folder for them, with a slash at its end: ${to}/`);
  if (target.includes("*"))
    throw new UsageError(
      `"${to}" has a "*", and the folder for what matches is one. Move each folder by itself, or the same folder of other languages with --all-languages.`,
    );
  const pattern = from.replace(/^\.?\/+/, "");
  const fixed = folderOf(pattern.slice(0, pattern.indexOf("*")));
  const matches = mintIgnored(`/${pattern}`);
  const found = files().filter(
    (file) =>
      !isSettings(file, options) && (matches(file) || (isPageFileName(file) && matches(withoutPageExtension(file)))),
  );
  if (found.length === 0) throw new UsageError(`No file matches "${from}".`);
  const skip = fixed === "" ? 0 : fixed.length + 1;
  return new Map(found.map((file) => [file, [target, file.slice(skip)].filter((part) => part !== "").join("/")]));
}
