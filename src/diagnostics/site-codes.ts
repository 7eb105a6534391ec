// What can be wrong with the finished site?
import type { Codes } from "./codes.ts";

export interface SiteArgs {
  readonly "edition-empty": { readonly edition: string };
}

export const siteCodes: Codes<SiteArgs> = {
  "edition-empty": {
    severity: "info",
    message: ({ edition }) =>
      `${edition} has no page, so readers who choose it find nothing. Add a page, or remove it.`,
  },
};
