// Lists the hosts that redirects can be written for.

/** The values of `navc compile --for`, the default first; `docs.json` is the form of that file. */
export const redirectHosts = ["docs.json", "netlify", "vercel", "cloudflare", "nginx"] as const;

/** A host that redirects can be written for, or docs.json. */
export type RedirectHost = (typeof redirectHosts)[number];
