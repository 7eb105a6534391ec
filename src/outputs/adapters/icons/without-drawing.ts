// Says why an icon has no drawing.

const libraryNames: ReadonlyMap<string, string> = new Map([
  ["fontawesome", "Font Awesome"],
  ["lucide", "Lucide"],
  ["tabler", "Tabler"],
]);

/** Why there is no drawing of an icon with this key, as a clause. */
export function withoutDrawing(key: string | undefined): string {
  if (key === undefined) return "it is no name of an icon and no picture of the site";
  const library = key.slice(0, key.indexOf(" "));
  return `${libraryNames.get(library) ?? `the library "${library}"`} has no free drawing of it that comes with navc`;
}
