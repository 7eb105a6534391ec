// Makes slugs of names as GitHub does for headings.

/** The slug of a name. `seen` has the slugs that are in use: a repeated one gets a number. */
export function githubSlug(text: string, seen: Map<string, number> = new Map()): string {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
  let slug = plain;
  let count = seen.get(plain) ?? 0;
  while (seen.has(slug)) {
    count += 1;
    seen.set(plain, count);
    slug = `${plain}-${count}`;
  }
  seen.set(slug, 0);
  return slug;
}
