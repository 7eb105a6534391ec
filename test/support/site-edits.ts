// What can somebody do to a docs folder while it is watched? Random edits on a real disk, from a seed.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Dice } from "../outputs/schema/mutate.ts";

/** What has been done, and to which paths from the docs root. */
export interface Edit {
  readonly name: string;
  readonly paths: readonly string[];
}

const folders = ["", "guides", "en", "deep/er/est", "linked", "snippets"];
const names = ["start", "index", "auth", "ünï cödé"];
const specs = ["a.json", "specs/b.yaml", "deep/c.json"];
const sharedItem = "specs/shared.json";
const parts = ["nav/one.json", "nav/two.json", "guides/three.json"];
/** Some describe the page only, some place it, some are no use or wrong. */
const pageFields = [
  "sidebarTitle: Short",
  "description: About it\nicon: bolt",
  "tag: new\ndeprecated: true",
  "noindex: true",
  "own: { list: [1, 2] }",
  "hidden: true",
  "url: https://example.com",
  "url: /start",
  "key: one",
  "related: [/start, /guides/auth]",
  "tag: [new]",
  "hidden: sometimes",
];
const pages = folders.flatMap((folder) => names.map((name) => join(folder, name)));

/** A docs root in a new folder of `above`, with a site in it. */
export function newSite(above: string, dice: Dice): string {
  const root = join(above, "docs");
  mkdirSync(root, { recursive: true });
  for (const path of pages.slice(0, 10)) write(root, `${path}.mdx`, pageText(dice));
  for (const file of specs) write(root, file, specText(dice));
  for (const file of parts) write(root, file, JSON.stringify(someEntries(root, dice)));
  write(root, "docs.json", configText(root, dice));
  return root;
}

/** Does one edit, of the kind named or any, and says what it was. Some change nothing that a site depends on. */
export function editSite(root: string, dice: Dice, kind: string = pick(editKinds, dice)): Edit {
  const made = existsSync(root) ? [] : [""];
  if (made.length > 0) newSite(dirname(root), dice);
  return { name: kind, paths: [...made, ...edits[kind]!(root, dice)] };
}

type Change = (root: string, dice: Dice) => readonly string[];

const edits: Readonly<Record<string, Change>> = {
  title: (root, dice) => put(root, somePage(root, dice), pageText(dice)),
  "title, saved by rename": (root, dice) => putByRename(root, somePage(root, dice), pageText(dice)),
  body: (root, dice) => append(root, somePage(root, dice), "More.\n"),
  "new page": (root, dice) => put(root, `${pick(pages, dice)}.mdx`, pageText(dice)),
  "new .md page": (root, dice) => put(root, `${pick(pages, dice)}.md`, pageText(dice)),
  "broken front matter": (root, dice) => put(root, somePage(root, dice), "---\ntitle: [\n---\n"),
  "removed page": (root, dice) => remove(root, somePage(root, dice)),
  "renamed page": (root, dice) => move(root, somePage(root, dice), `${pick(pages, dice)}.mdx`),
  "page in another case": (root, dice) => inOtherCase(root, somePage(root, dice)),
  "restructured docs.json": (root, dice) => put(root, "docs.json", configText(root, dice)),
  "restructured docs.json, saved by rename": (root, dice) => putByRename(root, "docs.json", configText(root, dice)),
  "broken docs.json": (root, dice) => put(root, "docs.json", configText(root, dice).slice(0, 40)),
  "removed docs.json": (root) => remove(root, "docs.json"),
  part: (root, dice) => put(root, pick(parts, dice), JSON.stringify(someEntries(root, dice))),
  "broken part": (root, dice) => put(root, pick(parts, dice), "["),
  "removed part": (root, dice) => remove(root, pick(parts, dice)),
  spec: (root, dice) => put(root, pick(specs, dice), specText(dice)),
  "broken spec": (root, dice) => put(root, pick(specs, dice), `{ "openapi": "3.1.0", "paths": [`),
  "file that specs refer to": (root, dice) => put(root, sharedItem, JSON.stringify({ get: someOperation(dice) })),
  "removed file that specs refer to": (root) => remove(root, sharedItem),
  "removed spec": (root, dice) => remove(root, pick(specs, dice)),
  "link to a page": (root, dice) => link(root, somePage(root, dice), `${pick(pages, dice)}.mdx`),
  "link to a folder": (root, dice) => link(root, pick(folders.slice(1, 3), dice), "linked"),
  "link to nothing": (root, dice) => link(root, "no/such.mdx", `${pick(pages, dice)}.mdx`),
  "link out of the root": (root, dice) => link(root, "../outside.mdx", `${pick(pages, dice)}.mdx`),
  "link in a circle": (root, dice) => linkInCircle(root, `${pick(pages, dice)}.mdx`),
  "link to a link": (root, dice) => linkToLink(root, somePage(root, dice), `${pick(pages, dice)}.mdx`),
  "renamed folder": (root, dice) => move(root, pick(folders.slice(1), dice), pick(folders.slice(1), dice)),
  "removed folder": (root, dice) => remove(root, pick(folders.slice(1), dice)),
  "folder for a page": (root, dice) => folderInPlace(root, somePage(root, dice)),
  "page for a folder": (root, dice) => put(root, pick(folders.slice(1), dice), "text"),
  ".mintignore": (root, dice) => put(root, ".mintignore", `${pick(folders.slice(1), dice)}/\n`),
  "removed .mintignore": (root) => remove(root, ".mintignore"),
  image: (root) => put(root, "images/logo.png", "png"),
  "root replaced by a copy": (root, dice) => replaceRoot(root, dice),
  "removed root": (root) => remove(root, ""),
  "renamed root": (root) => renameRoot(root),
  "root removed and made again": (root, dice) => makeRootAgain(root, dice),
};

/** All kinds of edits. */
export const editKinds: readonly string[] = Object.keys(edits);

function pick<Item>(list: readonly Item[], dice: Dice): Item {
  return list[dice(list.length)]!;
}

function somePage(root: string, dice: Dice): string {
  const there = existingPages(root);
  return there.length === 0 ? "start.mdx" : pick(there, dice);
}

function existingPages(root: string): readonly string[] {
  return pages.map((path) => `${path}.mdx`).filter((file) => existsSync(join(root, file)));
}

function pageText(dice: Dice): string {
  const title = dice(8) === 0 ? "" : `title: Title ${dice(1000)}\n`;
  const operation = dice(12) === 0 ? "openapi: GET /users\n" : "";
  const field = dice(3) === 0 ? `${pick(pageFields, dice)}\n` : "";
  return `---\n${title}${operation}${field}---\n\nText.\n`;
}

function someOperation(dice: Dice): object {
  return { summary: `Summary ${dice(100)}`, tags: [`T${dice(2)}`] };
}

function specText(dice: Dice): string {
  const paths = {
    "/users": { get: someOperation(dice) },
    [`/items/${dice(3)}`]: { get: someOperation(dice), post: someOperation(dice) },
    // From the spec at the root this leads out of it.
    ...(dice(2) === 0 ? { "/shared": { $ref: `../${sharedItem}` } } : {}),
  };
  return JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths });
}

function someEntries(root: string, dice: Dice): readonly string[] {
  const there = existingPages(root).map((file) => file.replace(/\.mdx$/, ""));
  const missing = dice(4) === 0 ? [pick(pages, dice)] : [];
  return [...there.filter(() => dice(2) === 0), ...missing];
}

function configText(root: string, dice: Dice): string {
  const groups: object[] = [{ group: "Guides", pages: someEntries(root, dice) }];
  if (dice(2) === 0) groups.push({ group: "Parts", pages: { $ref: `./${pick(parts, dice)}` } });
  if (dice(2) === 0) groups.push({ group: "API", openapi: pick(specs, dice) });
  if (dice(3) === 0) groups.push({ group: "Users", openapi: pick(specs, dice), pages: ["GET /users"] });
  const redirects = dice(3) === 0 ? { redirects: [{ source: "/old", destination: `/${pick(pages, dice)}` }] } : {};
  const versions = { versions: ["v1", "v2"].map((version) => ({ version, groups })) };
  return JSON.stringify({ name: "Site", navigation: dice(3) === 0 ? versions : { groups }, ...redirects });
}

function write(root: string, file: string, text: string): void {
  const path = join(root, file);
  makeFolder(root, dirname(file));
  if (existsSync(path) && readdirable(path)) rmSync(path, { recursive: true });
  writeThroughLinks(path, text);
}

function put(root: string, file: string, text: string): readonly string[] {
  const above = makeFolder(root, dirname(file));
  write(root, file, text);
  return [...above, file];
}

function putByRename(root: string, file: string, text: string): readonly string[] {
  const above = makeFolder(root, dirname(file));
  const path = join(root, file);
  const aside = join(root, `.${basename(file)}.swp`);
  writeFileSync(aside, text);
  if (readdirable(path)) rmSync(path, { recursive: true });
  renameSync(aside, path);
  return [...above, file];
}

// A link to nothing, or in a circle, can't be written through.
function writeThroughLinks(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch {
    rmSync(path, { recursive: true, force: true });
    writeFileSync(path, text);
  }
}

function append(root: string, file: string, text: string): readonly string[] {
  if (!existsSync(join(root, file)) || readdirable(join(root, file))) return [];
  appendFileSync(join(root, file), text);
  return [file];
}

function remove(root: string, path: string): readonly string[] {
  if (!readdirable(join(root, dirname(path)))) return [];
  rmSync(join(root, path), { recursive: true, force: true });
  return [path];
}

function move(root: string, from: string, to: string): readonly string[] {
  const isInside = `${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`);
  if (isInside || !existsSync(join(root, from))) return [];
  const above = makeFolder(root, dirname(to));
  // What stood in the way of the folder may have been above what is moved.
  if (!existsSync(join(root, from))) return [...above, from];
  rmSync(join(root, to), { recursive: true, force: true });
  if (existsSync(join(root, from))) renameSync(join(root, from), join(root, to));
  return [...above, from, to];
}

function inOtherCase(root: string, file: string): readonly string[] {
  return move(root, file, join(dirname(file), basename(file).toUpperCase()));
}

function link(root: string, target: string, file: string): readonly string[] {
  const above = makeFolder(root, dirname(file));
  rmSync(join(root, file), { recursive: true, force: true });
  symlinkSync(relative(dirname(file), target) || ".", join(root, file));
  return [...above, file];
}

function linkInCircle(root: string, file: string): readonly string[] {
  return [...link(root, "circle", file), ...link(root, file, "circle")];
}

function linkToLink(root: string, target: string, file: string): readonly string[] {
  return [...link(root, target, "between.mdx"), ...link(root, "between.mdx", file)];
}

function folderInPlace(root: string, file: string): readonly string[] {
  rmSync(join(root, file), { recursive: true, force: true });
  mkdirSync(join(root, file), { recursive: true });
  return [file];
}

function renameRoot(root: string): readonly string[] {
  rmSync(`${root}.aside`, { recursive: true, force: true });
  renameSync(root, `${root}.aside`);
  return [""];
}

function replaceRoot(root: string, dice: Dice): readonly string[] {
  const copy = `${root}.copy`;
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true });
  write(copy, "docs.json", configText(root, dice));
  renameSync(root, `${root}.old`);
  renameSync(copy, root);
  rmSync(`${root}.old`, { recursive: true });
  return [""];
}

function makeRootAgain(root: string, dice: Dice): readonly string[] {
  rmSync(root, { recursive: true });
  newSite(dirname(root), dice);
  return [""];
}

/** Makes a folder, whatever stands in its way, and says which paths have changed by that. */
function makeFolder(root: string, folder: string): readonly string[] {
  const changed: string[] = [];
  let path = "";
  for (const name of folder === "." ? [] : folder.split("/")) {
    path = join(path, name);
    if (readdirable(join(root, path))) continue;
    rmSync(join(root, path), { recursive: true, force: true });
    mkdirSync(join(root, path), { recursive: true });
    changed.push(path);
  }
  return changed;
}

function readdirable(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch {
    return false;
  }
}
