// Names the icons of Starlight as Font Awesome does, which is the library of a site that names none.
import { textAttribute } from "../component-rules.ts";
import type { OldElement } from "../text-rules.ts";

/** Those that have another name there. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "up-caret": "chevron-up",
    "down-caret": "chevron-down",
    "right-caret": "chevron-right",
    "left-caret": "chevron-left",
    "up-arrow": "arrow-up",
    "down-arrow": "arrow-down",
    "right-arrow": "arrow-right",
    "left-arrow": "arrow-left",
    translate: "language",
    document: "file-lines",
    "add-document": "file-circle-plus",
    setting: "gear",
    external: "arrow-up-right-from-square",
    "open-book": "book-open",
    information: "circle-info",
    magnifier: "magnifying-glass",
    error: "circle-xmark",
    "approve-check-circle": "circle-check",
    "approve-check": "check",
    puzzle: "puzzle-piece",
    "list-format": "list",
    random: "shuffle",
    "comment-alt": "message",
    email: "envelope",
  }),
);

/** The icon that an attribute names; one of a kind of file has no other name, and is lost. */
export function starlightIcon(element: OldElement, attribute = "icon"): string | undefined {
  const name = textAttribute(element, attribute);
  if (name?.startsWith("seti:") !== true) return names.get(name ?? "") ?? name;
  element.place.note(`the icon "${name.slice(0, 40)}"`, "it is left out");
  return undefined;
}
