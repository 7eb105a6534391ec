// Lists the formats of `navc compile`, `navc diff` and `navc explain`, the default first.

/** The values of `navc compile --format`. */
export const compileFormats = ["json", "sitemap", "llms", "search", "redirects"] as const;

/** A format of `navc compile`. */
export type CompileFormat = (typeof compileFormats)[number];

/** The values of `navc diff --format`. */
export const diffFormats = ["text", "markdown", "json", "redirects", "html"] as const;

/** A format of `navc diff`. */
export type DiffFormat = (typeof diffFormats)[number];

/** The values of `navc explain --format`. */
export const explainFormats = ["text", "json"] as const;

/** A format of `navc explain`. */
export type ExplainFormat = (typeof explainFormats)[number];
