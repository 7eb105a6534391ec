// Makes what VitePress can't know of a page by itself.
import { languageChoices, versionChoices, type Choice } from "../../runtime/reader-choices.ts";
import type { PageView } from "../../runtime/view-page.ts";
import type { LanguageOption, VersionOption } from "../../../compiler/site/navigation.ts";
import type { Neighbor } from "../../../compiler/site/page.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import type { VitePressPaths } from "./vitepress-path.ts";
import { descriptionText, labelHtml, plainText } from "./vitepress-text.ts";

import type { VitePressChoice, VitePressNeighbor, VitePressPage } from "./theme-config.ts";

/** The title and description of a page, whether it is indexed, its neighbors, and its choices of language and version. */
export function makePage(view: PageView, paths: VitePressPaths, isIndexed: boolean): VitePressPage {
  const { title, description } = view.page;
  return withoutUndefined({
    title: plainText(title),
    description: description === undefined ? undefined : descriptionText(description),
    noindex: isIndexed ? undefined : (true as const),
    prev: neighborOf(view.placement.prev, paths),
    next: neighborOf(view.placement.next, paths),
    languages: choicesOf(languageChoices(view), paths),
    versions: choicesOf(versionChoices(view), paths),
  });
}

function neighborOf(neighbor: Neighbor | null, paths: VitePressPaths): VitePressNeighbor | false {
  return neighbor !== null && { text: labelHtml(neighbor.label), link: paths.linkOf(neighbor.href) };
}

/** The choices; a single one is left out. */
function choicesOf(
  choices: readonly (Choice<LanguageOption> | Choice<VersionOption>)[],
  paths: VitePressPaths,
): readonly VitePressChoice[] | undefined {
  if (choices.length < 2) return undefined;
  return choices.map(({ label, tag, target, current }) =>
    withoutUndefined({
      text: plainText(label),
      tag: tag === undefined ? undefined : plainText(tag),
      link: target === undefined ? undefined : paths.linkOf(target),
      current: current ? (true as const) : undefined,
    }),
  );
}
