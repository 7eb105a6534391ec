// Names what a removed division had besides the pages that are removed with it. (D561)
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { entryText } from "../../compiler/contract/endpoint-entry.ts";
import { fewWords } from "./few-words.ts";
import { generatedPagesOf } from "./generated-pages.ts";
import type { RemovedDivision } from "./removed-division.ts";
import type { NotListed } from "./unlisted-places.ts";

/** The pages that stay in other lists, the files that nothing refers to any more, and the endpoints that leave the navigation. */
export function leftByDivision(
  { division, staying, files, elements }: RemovedDivision,
  navigation: ResolvedNavigation,
): readonly NotListed[] {
  const paths = new Set(generatedPagesOf(division, navigation));
  const endpoints = Object.values(navigation.pages).flatMap(({ path, operation }) => {
    if (!paths.has(path) || operation === undefined) return [];
    return [entryText(operation.method, operation.path ?? operation.webhook ?? operation.channel ?? "")];
  });
  return [
    ...[...staying].map((file) => ({ file, reason: `it leaves "${division.label}" only: another list has it, too` })),
    ...files.map((file) => ({ file, reason: "nothing refers to it any more" })),
    ...(endpoints.length === 0
      ? []
      : [
          {
            file: elements[0]!.file,
            reason: `with "${division.label}", these endpoints leave the navigation: ${fewWords(endpoints)}`,
          },
        ]),
  ];
}
