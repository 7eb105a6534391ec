// Makes the top bar, the footer and the banner of a new language from those of the source. (D565)
import { addressedHref, isExternalHref } from "../../../compiler/contract/href.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { addressOfFile } from "../address-changes.ts";
import type { WrittenDivision } from "../written-tree.ts";
import type { FindCounterpart } from "./counterpart-files.ts";

/** The fields of a language that are shown beside all its pages. */
export const languageFrame = ["navbar", "footer", "banner"] as const;

/** These fields of the source, with links to the pages of the new language. */
export function frameInTarget(
  { value }: WrittenDivision,
  navigation: ResolvedNavigation,
  counterpart: FindCounterpart,
): JsonObject {
  const hrefInTarget = translatedHref(navigation, counterpart);
  return Object.fromEntries(
    languageFrame.flatMap((name) => {
      const own = value[name];
      return own === undefined ? [] : [[name, withHrefs(own, hrefInTarget)] as const];
    }),
  );
}

function withHrefs(value: JsonValue, hrefInTarget: (href: string) => string): JsonValue {
  if (Array.isArray(value)) return value.map((each) => withHrefs(each, hrefInTarget));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === "href" && typeof each === "string" ? hrefInTarget(each) : withHrefs(each, hrefInTarget),
    ]),
  );
}

/** The address of the translation for that of a page; what has none stays. A heading has another id there. */
function translatedHref(
  { pages, site: { basePath } }: ResolvedNavigation,
  counterpart: FindCounterpart,
): (href: string) => string {
  return (href) => {
    if (isExternalHref(href)) return href;
    const file = pages[addressedHref(href, basePath)]?.file ?? undefined;
    const translation = file === undefined ? undefined : counterpart(file, undefined).file;
    return translation === undefined ? href : addressOfFile(translation);
  };
}
