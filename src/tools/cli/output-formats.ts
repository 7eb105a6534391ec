// The formats in which `navc compile`, `navc diff` and `navc explain` print, the default first.

/** What `navc compile --format` takes. */
export const compileFormats = ["json", "sitemap", "llms", "search", "redirects"] as const;

/** A format of `navc compile`. */
export type CompileFormat = (typeof compileFormats)[number];

/** What `navc diff --format` takes. */
export const diffFormats = ["text", "markdown", "json", "redirects", "html"] as const;

/** A format of `navc diff`. */
export type DiffFormat = (typeof diffFormats)[number];

/** What `navc explain --format` takes. */
export const explainFormats = ["text", "json"] as const;

/** A format of `navc explain`. */
export type ExplainFormat = (typeof explainFormats)[number];
