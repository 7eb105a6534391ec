// Reads the declarations of a style, because React accepts them only as fields.

/** The declarations with the names of React; those that React does not accept are left out. */
export function styleFields(text: string): { readonly [name: string]: string } {
  const fields: [string, string][] = [];
  for (const declaration of text.split(";")) {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, Math.max(0, colon)).trim();
    const value = declaration.slice(colon + 1).trim();
    // A ";" inside of brackets.
    const isWhole = value.split("(").length === value.split(")").length;
    if (/^-{0,2}[A-Za-z][\w-]*$/.test(name) && value !== "" && isWhole) fields.push([fieldName(name), value]);
  }
  return Object.fromEntries(fields);
}

function fieldName(name: string): string {
  if (name.startsWith("--")) return name;
  return name
    .toLowerCase()
    .replace(/^-ms-/, "ms-")
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
