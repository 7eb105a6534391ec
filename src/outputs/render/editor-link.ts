// Makes the address that opens a file in an editor.

/** The editors that have an address for a place in a file. */
export const editors: { readonly [name: string]: string } = {
  vscode: "vscode://file{file}:{line}:{column}",
  vscodium: "vscodium://file{file}:{line}:{column}",
  cursor: "cursor://file{file}:{line}:{column}",
  windsurf: "windsurf://file{file}:{line}:{column}",
  zed: "zed://file{file}:{line}:{column}",
  idea: "idea://open?file={file}&line={line}&column={column}",
};

/** The template of an editor for the files of a docs folder. `root` is its full path. */
export function editorTemplate(template: string, root: string): string {
  const path = root.replaceAll("\\", "/").replace(/\/$/, "");
  const folder = path.startsWith("/") ? path : `/${path}`;
  return template.replace("{file}", () => `${encoded(folder)}/{file}`);
}

/** The address of a place; `file` is a path from the docs folder. */
export function editorLink(template: string, file: string, line: number, column = 1): string {
  return template
    .replace("{line}", String(line))
    .replace("{column}", String(column))
    .replace("{file}", () => encoded(file));
}

function encoded(path: string): string {
  // JSON may hold half a character, which no address can.
  return path.toWellFormed().split("/").map(encodeURIComponent).join("/").replaceAll("%3A", ":");
}
