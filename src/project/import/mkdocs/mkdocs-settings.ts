// Names what of a MkDocs configuration is not imported.
import { isJsonObject, ownValue, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import { knownSettings } from "../known-settings.ts";
import { lostSetting, lostSettings } from "../lost-settings.ts";
import { listIn } from "../json-fields.ts";
import type { MkdocsConfig } from "./mkdocs-config.ts";
import { mkdocsExtensions } from "./mkdocs-extensions.ts";

/** Plug-ins that are imported, that the site has itself, or that only change how it is built. */
const knownPlugins = new Set(
  "search i18n redirects awesome-pages awesome-nav exclude exclude-search literate-nav section-index include-markdown snippets minify offline privacy optimize social meta autorefs".split(
    " ",
  ),
);

/** Their marks are known in texts, or make nothing that is seen. */
const knownExtension =
  /^(?:markdown\.extensions\.(?!nl2br)|pymdownx\.(?!smartsymbols)|(?:abbr|admonition|attr_list|codehilite|def_list|extra|fenced_code|footnotes|legacy_attrs|md_in_html|meta|sane_lists|smarty|tables|toc|wikilinks)$)/;

/** Parts of Material that decide about the navigation: the others change how it looks or loads. */
const knownFeature =
  /^(?:navigation\.tabs|navigation\.(?:instant|tracking|top|sections|expand|footer)|search\.|content\.code\.|toc\.follow)/;

/** The settings, plug-ins and extensions that are left out. */
export function lostMkdocsSettings(config: MkdocsConfig): readonly ImportLoss[] {
  const { value, file, plugins } = config;
  const theme = ownValue(value, "theme");
  const named = (
    path: string,
    list: JsonValue | undefined,
    isKnown: (name: string) => boolean,
  ): readonly ImportLoss[] =>
    namesIn(list).flatMap((name, index) =>
      isKnown(name) ? [] : [lostSetting(`${path} ${name}`, file, `/${path.replace(".", "/")}/${String(index)}`)],
    );
  const ofPlugins = [...plugins.keys()].filter((name) => !knownPlugins.has(name));
  const appended = listIn(mkdocsExtensions(config)("pymdownx.snippets") ?? {}, "auto_append");
  return [
    ...(appended.length === 0
      ? []
      : [lostSetting("markdown_extensions pymdownx.snippets auto_append", file, "/markdown_extensions")]),
    ...lostSettings({ value, file }, knownSettings.mkdocs),
    ...ofPlugins.map((name) => lostSetting(`plugins ${name}`, file, "/plugins")),
    ...named("markdown_extensions", ownValue(value, "markdown_extensions"), (name) => knownExtension.test(name)),
    ...(isJsonObject(theme)
      ? named("theme.features", ownValue(theme, "features"), (name) => knownFeature.test(name))
      : []),
  ];
}

/** The names in a list of names and of objects with one field, or of an object. */
function namesIn(list: JsonValue | undefined): readonly string[] {
  if (isJsonObject(list)) return Object.keys(list);
  const each: readonly JsonValue[] = Array.isArray(list) ? (list as readonly JsonValue[]) : [];
  return each.map((item) => (isJsonObject(item) ? (Object.keys(item)[0] ?? "") : typeof item === "string" ? item : ""));
}
