// In what does the page that a host shows differ from the one that it has to show?
import type { ShownChoice, ShownEntry, ShownPage } from "./expected-host-page.ts";

/** The differences, each as the end of a sentence; none for a page that is right. */
export function comparePages(expected: ShownPage, shown: ShownPage): readonly string[] {
  return [
    ...compareTexts("its title", expected.title, shown.title),
    ...compareTexts("its language", expected.lang, shown.lang),
    ...compareTexts("its direction", expected.dir, shown.dir),
    ...compareLists("the sidebar", expected.sidebar.map(entryText), shown.sidebar.map(entryText)),
    ...compareActive(expected.sidebar, shown.sidebar),
    ...compareLists("the open groups", openGroups(expected.sidebar), openGroups(shown.sidebar)),
    ...compareTexts("the previous page", linkText(expected.prev), linkText(shown.prev)),
    ...compareTexts("the next page", linkText(expected.next), linkText(shown.next)),
    ...compareLists("the languages", expected.languages.map(choiceText), shown.languages.map(choiceText)),
    ...compareLists("the versions", expected.versions.map(choiceText), shown.versions.map(choiceText)),
  ];
}

function compareTexts(what: string, expected: string, shown: string): readonly string[] {
  return expected === shown ? [] : [`${what} is ${JSON.stringify(shown)}, not ${JSON.stringify(expected)}`];
}

/** The first place where two lists differ says enough: what follows is shifted. */
function compareLists(what: string, expected: readonly string[], shown: readonly string[]): readonly string[] {
  const at = Array.from({ length: Math.max(expected.length, shown.length) }).findIndex(
    (_, index) => expected[index] !== shown[index],
  );
  if (at === -1) return [];
  const [is, shall] = [shown[at] ?? "nothing", expected[at] ?? "nothing"];
  return [`${what} of ${shown.length} (expected: ${expected.length}) has ${is} at ${at + 1}, not ${shall}`];
}

function compareActive(expected: readonly ShownEntry[], shown: readonly ShownEntry[]): readonly string[] {
  const activeOf = (entries: readonly ShownEntry[]): string =>
    entries
      .filter(({ active }) => active)
      .map(entryText)
      .join(", ");
  return compareTexts("the active entry", activeOf(expected), activeOf(shown));
}

function openGroups(entries: readonly ShownEntry[]): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === "group" && entry.open ? [entry.label] : []));
}

function entryText({ kind, label, href }: ShownEntry): string {
  return `${kind} ${linkText({ label, href })}`;
}

function choiceText({ label, href, current }: ShownChoice): string {
  return current ? `${JSON.stringify(label)} (current)` : linkText({ label, href });
}

function linkText(link: { readonly label: string; readonly href: string | undefined } | null): string {
  return link === null
    ? "none"
    : `${JSON.stringify(link.label)} (${link.href === undefined ? "no link" : plain(link.href)})`;
}

/** An address as hosts write it differently: with a slash at the end, with .html, encoded. */
export function plain(address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const short = decoded(path)
    .replace(/(?:\/index)?\.html$/, "")
    .replace(/(?<=.)\/+$/, "");
  return (short === "" ? "/" : short) + rest;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
