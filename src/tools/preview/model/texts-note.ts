// Says which problems are not among the shown ones: those of texts and of files in no list, accepted ones, and those that are not compared.

/** Whether links in texts, and files in no list, were checked. */
export type TextsState = "checked" | "checking" | "unchecked";

/** The problems that a baseline accepts. */
export interface AcceptedProblems {
  /** The baseline, as named to the user. */
  readonly file: string;
  readonly number: number;
}

/** What is missing from a list of problems, as a sentence; undefined if nothing is. `live` is true if a server follows the files. */
// oxlint-disable-next-line consistent-return -- each state returns, and the compiler checks that
export function textsNote(texts: TextsState, live: boolean): string | undefined {
  switch (texts) {
    case "checked":
      return undefined;
    case "checking":
      return "Links in texts, and pages in no list, are being checked.";
    case "unchecked":
      return live
        ? "Links in texts, and pages in no list, could not be checked."
        : "Links in texts were not checked: a file has them if it is written with --links.";
  }
}

/** How many problems a list of the new ones leaves out, because nobody knows which of them are new; undefined if it leaves out none. */
export function notComparedNote(number: number, against: string): string | undefined {
  if (number === 0) return undefined;
  const [problems, verb] = number === 1 ? ["1 problem", "is"] : [`${number} problems`, "are"];
  return `${problems} of texts ${verb} left out, new or not: links in the texts of ${against} are not read.`;
}

/** How many problems are accepted, as a sentence; undefined if none is. */
export function acceptedNote(accepted: AcceptedProblems | undefined): string | undefined {
  if (accepted === undefined || accepted.number === 0) return undefined;
  const { file, number } = accepted;
  return number === 1
    ? `${file} accepts 1 problem, which is not listed.`
    : `${file} accepts ${number} problems, which are not listed.`;
}
