// Writes a result as JSON with a line for each page, division and redirect, so that a change of one changes few lines.

/** The fields whose elements have a line each. */
const tall: ReadonlySet<string> = new Set(["editions", "pages", "counterparts", "redirects", "anchors", "children"]);

/** The fields that contain such fields, or are one. */
const opened: ReadonlySet<string> = new Set([...tall, "tree", "global"]);

/** The text in pieces, with a line break at the end, because that of a large site can be longer than the longest possible string. */
export function* linesJson(result: object | null): Generator<string, void> {
  yield* piecesOf(result, false);
  yield "\n";
}

function* piecesOf(value: unknown, isTall: boolean): Generator<string, void> {
  if (typeof value !== "object" || value === null || (!isTall && !hasOpened(value))) {
    yield JSON.stringify(value);
    return;
  }
  const isList = Array.isArray(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const isBroken = isTall && typeof fields[0]?.[1] === "object";
  let before = isBroken ? "\n" : "";
  yield isList ? "[" : "{";
  for (const [name, field] of fields) {
    yield isList ? before : `${before}${JSON.stringify(name)}:`;
    yield* piecesOf(field, !isList && !isTall && tall.has(name));
    before = isBroken ? ",\n" : ",";
  }
  yield `${isBroken ? "\n" : ""}${isList ? "]" : "}"}`;
}

function hasOpened(value: object): boolean {
  return Object.keys(value).some((name) => opened.has(name));
}
