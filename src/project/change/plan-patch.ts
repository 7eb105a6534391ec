// Shows a plan as a patch that git can apply.
import { loadHunks, type HunksOf } from "../fix/text-hunks.ts";
import type { PlannedFile } from "./edit-plan.ts";

/**
 * The patch that does what a plan does, for `git apply`; "" for an empty plan. `fileName` gives the name of a file from the top of
 * the repository, which is where git starts the names of a patch that moves files; absent, the docs folder is the top.
 */
export async function planPatch(
  files: readonly PlannedFile[],
  fileName: (file: string) => string = (file) => file,
): Promise<string> {
  const hunksOf = await loadHunks();
  return files.map((file) => patchOf(file, fileName, hunksOf)).join("");
}

function patchOf(file: PlannedFile, fileName: (file: string) => string, hunksOf: HunksOf): string {
  if (file.kind === "move") return patchOfMove(file, fileName, hunksOf);
  const name = fileName(file.file);
  const { header, before, after } = namesOf(name, name);
  if (file.kind === "edit") return `${header}${before}${after}${hunksOf(file.before, file.after)}`;
  if (file.kind === "create") {
    const head = `${header}new file mode 100644\n`;
    return file.after === "" ? head : `${head}--- /dev/null\n${after}${hunksOf("", file.after)}`;
  }
  const head = `${header}deleted file mode 100644\n`;
  return file.before === "" ? head : `${head}${before}+++ /dev/null\n${hunksOf(file.before, "")}`;
}

function patchOfMove(
  file: Extract<PlannedFile, { kind: "move" }>,
  fileName: (file: string) => string,
  hunksOf: HunksOf,
): string {
  const [from, to] = [fileName(file.from), fileName(file.to)];
  const { header, before, after } = namesOf(from, to);
  const moved = `rename from ${quoted(from)}\nrename to ${quoted(to)}\n`;
  if (file.before === undefined || file.after === undefined || file.before === file.after)
    return `${header}similarity index 100%\n${moved}`;
  return `${header}${moved}${before}${after}${hunksOf(file.before, file.after)}`;
}

function namesOf(
  before: string,
  after: string,
): { readonly header: string; readonly before: string; readonly after: string } {
  return {
    header: `diff --git ${quoted(`a/${before}`)} ${quoted(`b/${after}`)}\n`,
    before: `--- ${lineName(`a/${before}`)}\n`,
    after: `+++ ${lineName(`b/${after}`)}\n`,
  };
}

/** git puts a name with such characters in quotes. */
function quoted(name: string): string {
  // oxlint-disable-next-line no-control-regex -- the characters that git quotes
  return /["\\\x00-\x1f\x7f]/.test(name) ? JSON.stringify(name) : name;
}

/** A name with spaces ends at a tab. */
function lineName(name: string): string {
  const text = quoted(name);
  return text === name && name.includes(" ") ? `${name}\t` : text;
}
