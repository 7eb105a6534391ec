// Lists the CI services for which navc writes workflows.

/** Their names, and `none` for no workflow. */
export const ciServices = ["github", "gitlab", "none"] as const;

/** A service for which navc writes a workflow, or none. */
export type CiService = (typeof ciServices)[number];
