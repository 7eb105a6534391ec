// Makes the text of a new page.

/** The front matter of a new page. */
export interface NewPageFields {
  readonly title: string | undefined;
  readonly description?: string | undefined;
  /** Where its entry leads. */
  readonly url?: string | undefined;
}

/** A page with these fields. */
export function newPageText({ title, description, url }: NewPageFields): string {
  const fields = Object.entries({ title, description, url }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}\n`],
  );
  return fields.length === 0 ? "" : `---\n${fields.join("")}---\n`;
}
