// Decides whether a word means a spec.

/** True if `written`, the word before an endpoint, means this spec: its path, the end of its path, or its name. Without a word, every spec is meant. */
export function isSpec(written: string | undefined, spec: string): boolean {
  if (written === undefined) return true;
  const name = written.replace(/^(\.?\/)+/, "");
  return spec === name || spec.endsWith(`/${name}`) || spec.slice(spec.lastIndexOf("/") + 1).startsWith(`${name}.`);
}
