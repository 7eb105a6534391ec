// Finds pages that a change lists in another language, although their texts stay.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { LeftName } from "./edit-plan.ts";

/** The pages whose entries were moved into another language, and not their files. */
export function changedLanguages(
  before: ResolvedNavigation,
  after: ResolvedNavigation,
  moves: ReadonlyMap<string, string>,
): readonly LeftName[] {
  const now = new Map(Object.values(after.pages).map(({ file, language }) => [file, language]));
  return Object.values(before.pages).flatMap(({ file, language }) => {
    if (file === null || language === null || moves.has(file)) return [];
    const other = now.get(file) ?? language;
    if (other === language) return [];
    return [{ file, line: 1, written: file, reason: `it is listed in ${other} now, and its text is in ${language}` }];
  });
}
