// The severities of a problem.

/** `error`: the site is wrong; `warning`: it works, and not as meant; `info`: worth knowing. */
export type Severity = "error" | "warning" | "info";
