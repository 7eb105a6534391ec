// Declares names of browsers that the types of packages need; no code of navc uses them.

/** Named by the types of katex, to which micromark-extension-math refers. */
interface HTMLElement {
  readonly tagName: string;
}
