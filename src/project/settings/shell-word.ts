// Writes words as a shell reads them.

/** A word of a command: in quotes if it has to be. */
export function shellWord(word: string): string {
  return /^(?![-~])[\w./@+:~-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** A command of navc for a docs folder, to be pasted: without the folder if it is the current one. */
export function navcCommand(words: readonly string[], root: string, config: string | undefined): string {
  const settings = config === undefined ? [] : ["--config", config];
  const all = ["navc", ...words, ...settings, ...(root === "." ? [] : [root])];
  return all.map((word) => (/^--[a-z-]+$/.test(word) ? word : shellWord(word))).join(" ");
}
