// How does a user's text stand in Markdown, and stay text?
import { visible } from "./visible.ts";

const escapes: { readonly [character: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * The text for one line or one cell of a table, in GitHub's Markdown: no character of it ends the cell, makes markup,
 * HTML, a heading or a list, notifies a person, refers to an issue, or makes a link.
 */
export function markdownText(text: string): string {
  return (
    visible(text)
      .replace(/[&<>]/g, (character) => escapes[character] ?? character)
      .replace(/[\\`*_~[\]|$]/g, String.raw`\$&`)
      // At the start of a line they make a heading, a list or a rule.
      .replace(/^(\s*)(?=[#+=-])/, "$1\\")
      .replace(/^(\s*\d+)(?=[.)])/, "$1\\")
      // Not seen by readers; a name after @ and a number after # would call somebody.
      .replace(/[@#](?=\w)/g, "$&<!-- -->")
      .replaceAll("://", "&#58;//")
      .replace(/\bwww\.|\bGH-(?=\d)/gi, "$&<!-- -->")
  );
}
