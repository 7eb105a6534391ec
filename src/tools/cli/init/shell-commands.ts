// Reads the commands of a script of a workflow, as far as words of a shell can be read without running it.

// Each alternative begins with another character or has a limit, so a script is read once. An expression of CI (`${{ a.b }}`) is part of a word.
const tokens =
  /\\\r?\n|#[^\n]*|(?<end>[\n;&|()])|(?<redirect>\d?[<>]{1,3}&?)|(?<word>(?:\$\{\{[^}\n]{0,200}\}\}|'[^']*'|"(?:\\[^]|[^"\\])*"|\\[^]|[^\s'"\\;&|()<>])+)/g;

/** The words of each command, without quotes, comments and redirections. What only the shell knows stays as it is written: `$DOCS`. */
export function shellCommands(script: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  let isTarget = false;
  for (const { groups } of script.matchAll(tokens)) {
    if (groups?.["end"] !== undefined) commands.push([]);
    else if (groups?.["word"] !== undefined && !isTarget) commands.at(-1)!.push(unquoted(groups["word"]));
    isTarget = groups?.["redirect"] !== undefined;
  }
  return commands.filter((words) => words.length > 0);
}

function unquoted(word: string): string {
  return word.replaceAll(
    /'([^']*)'|"((?:\\[^]|[^"\\])*)"|\\([^])/g,
    (_, single?: string, double?: string, letter?: string) =>
      single ?? double?.replaceAll(/\\(["\\$`])/g, "$1") ?? letter ?? "",
  );
}
