// Finds the files of icons and snippets that pages show.

/** True for an icon that is a file of the site; any other icon is a name. */
export function isIconPath(icon: string): boolean {
  return /^\.{0,2}\/.*\.\w+$/.test(icon);
}

/** The paths from the root that `<Snippet file="…">` may mean, the most likely first: older sites have the second folder. */
export function snippetPaths(written: string): readonly string[] {
  const name = /\.mdx?$/i.test(written) ? written : `${written}.mdx`;
  return [`/snippets/${name}`, `/_snippets/${name}`];
}
