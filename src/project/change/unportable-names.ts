// Finds the new names that Windows does not have, or that it and macOS can't tell from another one. (D510)
import { foldedName } from "../../compiler/text/unicode-forms.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import { baseName, foldersAbove } from "../../compiler/text/resolve-path.ts";
import { visible } from "../../compiler/text/visible.ts";
import type { EditPlan, PlannedFile, Refusal, UnportableName } from "./edit-plan.ts";
import { commandFor, type NextStep } from "./next-step.ts";

/** Signs that Windows has in no name, the ends that it takes away, and the names of its devices, with any extension. */
const notOnWindows = /[\\:*?"<>|]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The names that files and folders get by a plan for a site with these files. */
export function unportableNames(
  files: readonly PlannedFile[],
  existing: () => readonly string[],
): Pick<EditPlan, "unportable"> {
  const made = files.flatMap(newPath);
  if (made.length === 0) return {};
  const gone = new Set(files.flatMap(oldPath));
  const all = existing();
  const before = new Set(all.flatMap(withFolders));
  const kept = all.filter((file) => !gone.has(file));
  const spelt = new Map(kept.flatMap(withFolders).map((path) => [foldedName(path), path]));
  const found = new Map<string, UnportableName>();
  for (const { path: file, old } of made)
    for (const path of withFolders(file)) {
      const same = madeOnce(spelt, foldedName(path), () => path);
      if (before.has(path)) continue;
      if (same !== path) found.set(path, { path, same });
      else if (notOnWindows.test(baseName(path)) && !old.includes(baseName(path))) found.set(path, { path });
    }
  return found.size === 0 ? {} : { unportable: [...found.values()] };
}

/** Names that not all systems have are no refusal: a site may have them on purpose. Of two names that are one elsewhere, one file is lost. */
export function nameRefusals({ unportable = [] }: Pick<EditPlan, "unportable">): readonly Refusal[] {
  return unportable.flatMap(({ path, same }): readonly Refusal[] => {
    if (same === undefined) return [];
    const message = `Windows and macOS can't tell "${path}" from "${same}", and keep only one of them. With another path both stay.`;
    return [{ kind: "name", message, path }];
  });
}

/** A sentence for each name that Windows does not have, with what can be done about it. */
export function notOnWindowsLines(
  { unportable = [], files }: Pick<EditPlan, "unportable" | "files">,
  isDone: boolean,
  nextWords: (next: NextStep) => string = commandFor,
): readonly string[] {
  return unportable.flatMap(({ path, same }) => {
    if (same !== undefined) return [];
    const fact = `On Windows no file can be called "${visible(baseName(path))}", so git can't check the folder out there.`;
    if (!isDone) return [`${fact} Choose another path.`];
    const from = files.some((file) => newPath(file).some((made) => made.path === path)) ? path : `${path}/`;
    return [`${fact} ${visible(nextWords({ kind: "each", operations: [{ kind: "move", from, to: "…" }] }))}`];
  });
}

/** The new path of a file, and the names in its old one. */
function newPath(file: PlannedFile): readonly { readonly path: string; readonly old: readonly string[] }[] {
  if (file.kind === "move") return [{ path: file.to, old: file.from.split("/") }];
  return file.kind === "create" ? [{ path: file.file, old: [] }] : [];
}

function oldPath(file: PlannedFile): readonly string[] {
  if (file.kind === "move") return [file.from];
  return file.kind === "remove" ? [file.file] : [];
}

/** The path and the folders above it. */
function withFolders(path: string): readonly string[] {
  return [...foldersAbove(path), path];
}
