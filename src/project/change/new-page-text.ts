// Makes the text of a new page.

/** A page with a title, and a description if there is one. */
export function newPageText(title: string | undefined, description: string | undefined): string {
  const fields = Object.entries({ title, description }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}\n`],
  );
  return fields.length === 0 ? "" : `---\n${fields.join("")}---\n`;
}
