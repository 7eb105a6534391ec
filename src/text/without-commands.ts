// How is text printed in the log of a job, of which the runner obeys some lines?

/**
 * The text with no line that a runner takes for a command: `::error::` at the start of a line, and the older
 * `##[error]` and `##vso[…]` anywhere.
 */
export function withoutCommands(text: string): string {
  // oxlint-disable-next-line no-control-regex -- a colour at the start of a line hides no command
  return text.replaceAll(/^((?:[^\S\r\n\u2028\u2029]|\u001B\[\d*m)*):(?=:)/gm, "$1·").replaceAll(/##(\w*)\[/g, "##$1·");
}
