// Writes the id of a heading behind it, if VitePress would make another.

/** The text after a heading; "" if VitePress makes the same id. `isPlain`: the heading is written exactly like its title. */
export function vueHeadingMark(id: string, title: string, isPlain: boolean): string {
  return isPlain && id === vitePressSlug(title) ? "" : ` {#${id}}`;
}

/** The id that VitePress makes. */
function vitePressSlug(title: string): string {
  return title
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .replace(/^(\d)/, "_$1")
    .toLowerCase();
}
