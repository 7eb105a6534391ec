// Reads the attributes that a text of Markdown has in braces, such as `{#id .class}`.

/** Attributes of a heading, or of another part of a text. */
export interface WrittenAttributes {
  readonly id: string | undefined;
  /** All but the id, as they are written; empty if there are none. */
  readonly others: string;
}

/** `inner`: what is in the braces, behind a colon that may begin it. Undefined if these are no attributes. */
export function writtenAttributes(inner: string): WrittenAttributes | undefined {
  const words = inner.match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? [];
  const found = words.map((word) => /^(?:#(\S+)|id="([^\s"]+)")$/.exec(word)).find((each) => each !== null);
  const id = found?.[1] ?? found?.[2];
  if (id === undefined && !/(?<!\S)[.:]|=/.test(inner)) return undefined;
  const others = words.filter((word) => !/^(?:#|id=)/.test(word) && !/^(?:\/\*|\*\/)$/.test(word));
  return { id, others: others.join(" ") };
}
