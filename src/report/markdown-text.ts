// How does a user's text stand in a cell of a Markdown table, and stay text?
import { visible } from "../text/visible.ts";

const escapes: { readonly [character: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * The text for one cell, in GitHub's Markdown: no character of it ends the cell, makes markup or HTML, calls a person or an issue, or makes a
 * link.
 */
export function markdownText(text: string): string {
  return (
    visible(text)
      .toWellFormed()
      .replace(/[&<>]/g, (character) => escapes[character] ?? character)
      .replace(/[\\`*_~[\]|$]/g, String.raw`\$&`)
      // Not seen by readers; a name after @ and a number after # would call somebody.
      .replace(/[@#](?=\w)/g, "$&<!-- -->")
      .replaceAll("://", "&#58;//")
      .replace(/\bwww\./gi, "$&<!-- -->")
  );
}
