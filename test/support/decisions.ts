// The decisions of `docs/internals/decisions/`, with the file and the title of each.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../../docs/internals/decisions");

export interface Decision {
  readonly number: number;
  readonly title: string;
  readonly file: string;
}

/** The files of the themes, by name. */
export const decisionFiles: readonly { readonly file: string; readonly text: string }[] = readdirSync(folder)
  .filter((file) => file !== "README.md")
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

/** Every decision in the order of numbers; a number that two headings have is there twice. */
export const decisions: readonly Decision[] = decisionFiles
  .flatMap(({ file, text }) =>
    [...text.matchAll(/^## D(\d+) (.+)$/gm)].map(([, number, title = ""]) => ({ number: Number(number), title, file })),
  )
  .toSorted((one, other) => one.number - other.number);

/** The text of all decisions. */
export const decisionsText: string = decisionFiles.map(({ text }) => text).join("\n");
