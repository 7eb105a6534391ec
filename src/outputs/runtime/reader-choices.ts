// Lists the languages and versions that the reader of a page can choose.
import type { LanguageOption, VersionOption } from "../../compiler/site/navigation.ts";
import { switchTarget, type SwitchReason, type SwitchTarget } from "./switch-target.ts";
import type { PageView } from "./view-page.ts";

/** A choice of a selector, and its target for a reader of this page. */
export type Choice<Option extends LanguageOption | VersionOption> = Option & {
  /** Where the choice leads; undefined: show it without a link. */
  readonly target: string | undefined;
  /** Why; `link` is a choice that docs.json gives an address instead of content. */
  readonly reason: SwitchReason | "link" | undefined;
};

/** Returns the languages that the reader can choose: the current one and those that are not hidden; empty if there is no choice. */
export function languageChoices(view: PageView): readonly Choice<LanguageOption>[] {
  return choices(view, view.trail.findLast(({ languages }) => languages)?.languages);
}

/**
 * Returns the versions that the reader can choose: the current one and those that are not hidden; empty if there is no choice.
 * Those of the innermost division above the page apply.
 */
export function versionChoices(view: PageView): readonly Choice<VersionOption>[] {
  return choices(view, view.trail.findLast(({ versions }) => versions)?.versions);
}

function choices<Option extends LanguageOption | VersionOption>(
  view: PageView,
  options: readonly Option[] = [],
): readonly Choice<Option>[] {
  const shown = options.filter(({ hidden, current }) => current || !hidden);
  return shown.length < 2 ? [] : shown.map((option) => ({ ...option, ...targetOf(view, option) }));
}

function targetOf(
  view: PageView,
  { edition, current, href }: LanguageOption | VersionOption,
): Pick<Choice<LanguageOption>, "target" | "reason"> {
  if (current) return { target: view.page.href, reason: "same-page" };
  if (edition === null) return { target: href, reason: "link" };
  // The option knows the first page of its own branch, which may be a part of the edition.
  const { href: target, reason }: Partial<SwitchTarget> = switchTarget(view, edition, href) ?? {};
  return { target, reason };
}
