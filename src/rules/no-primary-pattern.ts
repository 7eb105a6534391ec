// Has the root a primary pattern at all? (§2.13 rule 1)
import { primaryPatterns } from "../contract/divisions.ts";
import { divisionPlace, type Rule } from "./rule.ts";

/** Reports a root without any list of children and without a spec that makes its pages. */
export const noPrimaryPattern: Rule = (division, { report }) => {
  if (
    division.kind !== "root" ||
    division.lists.length > 0 ||
    division.openapi !== undefined ||
    division.asyncapi !== undefined
  )
    return;
  report("no-primary-pattern", divisionPlace(division), { lists: primaryPatterns });
};
