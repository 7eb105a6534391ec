// Makes the menus of languages and versions, with the target of each choice on each page.
import { openNavigation, type OpenNavigation } from "../../runtime/open-navigation.ts";
import { languageChoices, versionChoices, type Choice } from "../../runtime/reader-choices.ts";
import { viewPage } from "../../runtime/view-page.ts";
import type { LanguageOption, ResolvedNavigation, VersionOption } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { isSameJson } from "../../../compiler/text/same-json.ts";
import { isUnder } from "./address-folder.ts";
import type { DocsLocale, DocsPlan, DocsVersion } from "./docs-plan.ts";

/**
 * An item of the navbar; the example has a component for it. The menus of Docusaurus find the same page by its path. That is
 * wrong if paths are translated, or if the other edition lacks the page.
 */
export interface DocusaurusEditionMenu {
  readonly type: "custom-navcEditionMenu";
  /** What is chosen. */
  readonly kind: "language" | "version";
  /** The side of the navbar. */
  readonly position: "right";
  /** The editions of this build. A page is in the one with the longest folder that has it. */
  readonly editions: readonly DocusaurusMenuEdition[];
  /** The pages whose choices are not at the same path in the folders of the choices. */
  readonly pages: { readonly [href: string]: DocusaurusMenuPage };
}

/** What the menu offers in one edition. */
export interface DocusaurusMenuEdition {
  /** The folder of its pages. */
  readonly folder: string;
  /** The choices on its pages, in the order of docs.json. */
  readonly choices: readonly DocusaurusMenuChoice[];
}

/** A language or version to choose. */
export interface DocusaurusMenuChoice {
  /** What the menu shows. */
  readonly label: string;
  /** A short word beside the label. */
  readonly tag?: string;
  /** The language tag of a language. */
  readonly lang?: string;
  /** True for the one that contains the page. */
  readonly current?: true;
  /** True if another build has its pages, so that the browser has to load the page from the server. */
  readonly elsewhere?: true;
  /** The folder in which the same page has the same path. */
  readonly folder?: string;
  /** Where it leads, if there is no folder. */
  readonly href?: string;
}

/** What the menu offers on one page. */
export interface DocusaurusMenuPage {
  /** Where each choice of the edition leads; null if it leads nowhere. */
  readonly targets?: readonly (string | null)[];
  /** The choices, if they differ from those of the edition. */
  readonly choices?: readonly DocusaurusMenuChoice[];
}

/** Makes the menus of one language that have something to choose from. */
export function editionMenus(
  navigation: ResolvedNavigation,
  plan: DocsPlan,
): (locale: DocsLocale) => readonly DocusaurusEditionMenu[] {
  const maker = new MenuMaker(navigation, plan);
  return (locale) => (["version", "language"] as const).flatMap((kind) => maker.menu(locale, kind) ?? []);
}

type SomeChoice = Choice<LanguageOption> | Choice<VersionOption>;

class MenuMaker {
  readonly #site: OpenNavigation;
  readonly #versions = new Map<string, DocsVersion>();

  constructor(navigation: ResolvedNavigation, { locales }: DocsPlan) {
    this.#site = openNavigation(navigation);
    for (const version of locales.flatMap(({ versions }) => versions))
      for (const { id } of version.editions) this.#versions.set(id, version);
  }

  menu(locale: DocsLocale, kind: "language" | "version"): DocusaurusEditionMenu | undefined {
    const editions: DocusaurusMenuEdition[] = [];
    const pages: { [href: string]: DocusaurusMenuPage } = {};
    for (const version of locale.versions) {
      const choicesOf = (page: Page): readonly SomeChoice[] => this.#choices(page, kind);
      const start = [...version.ids.keys()].find((page) => choicesOf(page).length > 1);
      const choices = start === undefined ? [] : choicesOf(start).map((choice) => this.#asData(choice, locale));
      const edition = { folder: version.pagesFolder, choices };
      editions.push(edition);
      for (const page of version.ids.keys()) {
        const said = this.#exception(page.href, choicesOf(page), edition, locale);
        if (said !== undefined) pages[page.href] = said;
      }
    }
    if (editions.every(({ choices }) => choices.length < 2)) return undefined;
    return { type: "custom-navcEditionMenu", kind, position: "right", editions, pages };
  }

  #choices(page: Page, kind: "language" | "version"): readonly SomeChoice[] {
    const view = viewPage(this.#site, page);
    if (view === undefined) return [];
    return kind === "language" ? languageChoices(view) : versionChoices(view);
  }

  #asData(choice: SomeChoice, locale: DocsLocale): DocusaurusMenuChoice {
    const version = choice.edition === null ? undefined : this.#versions.get(choice.edition);
    const hasFolder = version?.editions[0].id === choice.edition;
    return withoutUndefined({
      label: choice.label,
      tag: choice.tag,
      lang: "bcp47" in choice ? choice.bcp47 : undefined,
      current: choice.current || undefined,
      elsewhere: version && version.locale !== locale ? (true as const) : undefined,
      folder: version && hasFolder ? version.pagesFolder : undefined,
      href: choice.href,
    } as const);
  }

  #exception(
    href: string,
    choices: readonly SomeChoice[],
    edition: DocusaurusMenuEdition,
    locale: DocsLocale,
  ): DocusaurusMenuPage | undefined {
    const targets = choices.map(({ target }) => target ?? null);
    const own = choices.map((choice) => this.#asData(choice, locale));
    if (!isSameJson(own.map(withoutHref), edition.choices.map(withoutHref)))
      return { choices: own.map((choice, index) => withTarget(choice, targets[index]!)) };
    const expected = edition.choices.map((choice) => targetByFolder(href, edition.folder, choice));
    return isSameJson(expected, targets) ? undefined : { targets };
  }
}

function withoutHref(choice: DocusaurusMenuChoice): DocusaurusMenuChoice {
  return { ...choice, href: "" };
}

function withTarget(choice: DocusaurusMenuChoice, target: string | null): DocusaurusMenuChoice {
  return withoutUndefined({ ...choice, folder: undefined, href: target ?? undefined });
}

/** The target that the component finds by itself. */
function targetByFolder(href: string, folder: string, choice: DocusaurusMenuChoice): string | null {
  if (choice.current) return href;
  if (choice.folder === undefined) return choice.href ?? null;
  const rest = isUnder(href, folder) ? href.slice(folder.length) : href;
  return choice.folder + (rest === "/" && choice.folder !== "" ? "" : rest) || "/";
}
