// Makes what is typed into the window of a change the change itself: a new page, or another address of one.
import { pageHref, withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import type { ChangeOperation, EntryTarget } from "../../../project/change/site-change.ts";
import { foldedText } from "./folded-text.ts";
import type { WantedChange } from "./wanted-change.ts";

/** A change that is asked for with the values of fields. */
export interface TypedChange {
  readonly title: string;
  readonly wanted: WantedChange;
  /** The address of a page that is added, without the base path. */
  readonly added?: string;
}

/** The fields of the window of a change. */
export interface AskedForm {
  /** The label of each field, and its value before somebody types into it, by the value of the first one. */
  readonly fields: readonly (readonly [label: string, value: (first: string) => string])[];
  /** The change with the values of the fields; undefined while one is lacking. */
  readonly change: (values: readonly string[]) => TypedChange | undefined;
}

/** The values of fields: what was typed, and elsewhere what is proposed. */
export function fieldValues({ fields }: AskedForm, typed: readonly (string | undefined)[] = []): readonly string[] {
  const [first = fields[0]?.[1]("") ?? ""] = typed;
  return fields.map(([, value], at) => typed[at] ?? value(first));
}

const pathLabel = "Path";

/** Asks for a new page: its path is proposed by its title, in the folder of the page `near`. */
export function newPageForm(target: EntryTarget, near: string | undefined): AskedForm {
  const folder = near === undefined ? "" : folderOf(near);
  const start = folder === "" ? "" : `${folder}/`;
  return {
    fields: [
      ["Title", () => ""],
      [pathLabel, (title) => start + nameOfTitle(title)],
    ],
    change([title, path]) {
      const page = path!.trim();
      if (page === "" || page === start) return undefined;
      const added = pageHref(page.replace(/^\//, ""), "");
      const named = title!.trim() === "" ? {} : { title: title!.trim() };
      return {
        title: `Add the page ${page} at the address ${added}`,
        added,
        wanted: operation({ kind: "add", page, ...named, target }),
      };
    },
  };
}

/** Asks for another path of the page in `file`. */
export function newPathForm(label: string, file: string): AskedForm {
  const own = withoutPageExtension(file);
  return {
    fields: [[pathLabel, () => own]],
    change([path]) {
      const to = path!.trim();
      if (to === "" || to === own) return undefined;
      // With a slash at its end it is a folder.
      const href = pageHref(to.replace(/\/$/, `/${baseName(own)}`).replace(/^\//, ""), "");
      return { title: `Move “${label}” to the address ${href}`, wanted: operation({ kind: "move", from: file, to }) };
    },
  };
}

function operation(only: ChangeOperation): WantedChange {
  return { kind: "operations", operations: [only] };
}

/** The name of the file of a page with this title: its words with "-" between them. */
function nameOfTitle(title: string): string {
  // In Cyrillic, `й` and `ї` are letters of their own, and not `и` and `і` with accents.
  const folded = /\p{Script=Cyrillic}/u.test(title) ? title.toLowerCase() : foldedText(title);
  return folded
    .normalize()
    .replaceAll(/\b['’](?=(?:s|t|d|m|re|ve|ll)\b)/g, "")
    .replaceAll(/\b\+\+/g, "pp")
    .replaceAll(/\b#\B/g, "sharp")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
