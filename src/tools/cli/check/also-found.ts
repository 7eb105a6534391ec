// Makes the words for findings that are not printed.
import { visible } from "../../../compiler/text/visible.ts";
import type { JudgedFindings } from "../../../project/judging/judge-findings.ts";

/** The end of a line of counts: how many are accepted, and how many ignored. */
export function alsoFound({ accepted, ignored }: JudgedFindings): readonly string[] {
  return [
    ...(accepted === undefined || accepted.number === 0
      ? []
      : [`${accepted.number} accepted by ${visible(accepted.file)}`]),
    ...(ignored === 0 ? [] : [`${ignored} ignored`]),
  ];
}
