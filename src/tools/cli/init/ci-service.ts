// The services whose workflows navc writes.

/** Their names, and `none` for no workflow. */
export const ciServices = ["github", "gitlab", "none"] as const;

/** A service whose workflow navc writes, or none. */
export type CiService = (typeof ciServices)[number];
