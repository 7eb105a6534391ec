// Finds the place in another language or version that stands for a place that a user named. (D306)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { fileIn } from "./pages-in-editions.ts";
import { sameDivisions, type WantedEditions } from "./same-divisions.ts";
import type { EntryTarget } from "./site-change.ts";

const all: WantedEditions = { languages: true, versions: true };

/** The place in an edition; undefined if that has no such page or division. `fileOf` is the file of a page that a user named. */
export function targetIn(
  target: EntryTarget,
  edition: Edition,
  navigation: ResolvedNavigation,
  fileOf: (page: string) => string | undefined,
): EntryTarget | undefined {
  const division = (labels: readonly string[]): readonly string[] | undefined =>
    sameDivisions(labels, navigation, all)?.found.find((each) => each.edition === edition)?.labels;
  if (target.kind === "into") {
    const labels = division(target.labels);
    return labels === undefined ? undefined : { kind: "into", labels };
  }
  const file = fileOf(target.page);
  if (file === undefined) {
    const labels = division([target.page]);
    return labels === undefined ? undefined : { kind: target.kind, page: labels.join(" > ") };
  }
  const other = fileIn(file, edition, navigation);
  return other === undefined ? undefined : { kind: target.kind, page: withoutPageExtension(other) };
}
