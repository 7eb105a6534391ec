// The codes about the front matter of pages.
import type { Codes } from "./codes.ts";

export interface FrontMatterArgs {
  readonly "front-matter-syntax": { readonly problem: string };
  /** `isRead`: an earlier block is read as front matter. */
  readonly "front-matter-refused": { readonly reason: string; readonly isRead?: true };
  readonly "front-matter-case": { readonly written: string; readonly meant: string };
  /** Without a field: the front matter as a whole. */
  readonly "front-matter-type": {
    readonly field: string | undefined;
    readonly found: string;
    readonly expected: string;
  };
  /** `holder`: the file of the other page. */
  readonly "key-without-effect": { readonly key: string; readonly holder: string };
}

export const frontMatterCodes: Codes<FrontMatterArgs> = {
  "front-matter-syntax": {
    severity: "error",
    subject: [],
    message: ({ problem }) =>
      `The front matter is not valid YAML: ${problem}. Until it is fixed, the page has no front matter.`,
  },
  "front-matter-refused": {
    severity: ({ isRead }) => (isRead === true ? "warning" : "error"),
    subject: [],
    message: ({ reason, isRead }) =>
      isRead === true ? `This is not read as front matter: ${reason}.` : `The front matter was not read: ${reason}.`,
  },
  "front-matter-case": {
    severity: "warning",
    subject: ["written"],
    message: ({ written, meant }) =>
      `"${written}" in the front matter has no effect, because the name of this field is "${meant}". Write "${meant}".`,
  },
  "front-matter-type": {
    // Without its operation a page shows nothing of what it is about.
    severity: ({ field }) => (field === "openapi" || field === "asyncapi" ? "error" : "warning"),
    subject: ["field"],
    message: ({ field, found, expected }) =>
      `${field === undefined ? "The front matter" : `"${field}" in the front matter`} is ${found}, and has to be ${expected}. ` +
      (field === "groups" ? "Until it is fixed, nobody may see the page." : "It is left out until it is fixed."),
  },
  "key-without-effect": {
    severity: "warning",
    subject: ["key"],
    message: ({ key, holder }) =>
      `The key "${key}" has no effect, because ${holder}, in the same language and version, has it, too. Give one of the two pages another key, or none.`,
  },
};
