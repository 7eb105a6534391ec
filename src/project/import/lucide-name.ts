// Names icons of Lucide as docs.json does.

/** The name of an icon of the component that draws it: `BookOpen` is `book-open`, `Code2Icon` is `code-2`. */
export function lucideName(component: string): string {
  return component
    .replace(/^Lucide(?=[A-Z])/, "")
    .replace(/(?<=\w)Icon$/, "")
    .replaceAll(/(?<=[A-Za-z0-9])(?=[A-Z])|(?<=[A-Za-z])(?=\d)(?<!\d[a-z])/g, "-")
    .toLowerCase();
}
