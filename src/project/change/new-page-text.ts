// Makes the text of a new page.
import { titleFromPath, withoutPageExtension } from "../../compiler/contract/page-path.ts";

/** The front matter of a new page. */
export interface NewPageFields {
  /** Absent: the title that its file name gives. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Where its entry leads. */
  readonly url?: string | undefined;
}

/** The text of a page in a file. */
export function newPageText(file: string, { title, description, url }: NewPageFields = {}): string {
  const named = title ?? titleFromPath(withoutPageExtension(file));
  const fields = Object.entries({ title: named, description, url }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}\n`],
  );
  return `---\n${fields.join("")}---\n`;
}
