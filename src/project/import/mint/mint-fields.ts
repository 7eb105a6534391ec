// Makes the fields of docs.json beside the navigation from those of mint.json. (D325)
import { isJsonObject, withoutUndefined, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";

/** The layouts that a theme of docs.json has. */
const themeOfLayout: ReadonlyMap<JsonValue | undefined, string> = new Map([
  ["sidenav", "maple"],
  ["solidSidenav", "willow"],
]);

const themeOfTheme: ReadonlyMap<JsonValue | undefined, string> = new Map([
  ["venus", "palm"],
  ["quill", "willow"],
]);

/** Whether the theme of docs.json says the layout, too. */
export function hasKnownLayout({ layout }: JsonObject): boolean {
  return themeOfLayout.has(layout);
}

/** Each field of a mint.json that is neither navigation nor redirects, in the words of docs.json. */
export function mintFields(mint: JsonObject): JsonObject {
  const { colors, footer, search } = mint;
  return withoutUndefined({
    theme: themeOfLayout.get(mint["layout"]) ?? themeOfTheme.get(mint["theme"]) ?? "mint",
    colors: isJsonObject(colors ?? null) ? pick(colors, ["primary", "light", "dark"]) : undefined,
    favicon: mint["favicon"],
    styling: filled({
      eyebrows: eyebrows(at(mint["eyebrow"], "display")),
      codeblocks: codeblocks(at(mint["codeBlock"], "mode")),
    }),
    logo: mint["logo"],
    api: api(mint),
    appearance: filled({ default: at(mint["modeToggle"], "default"), strict: at(mint["modeToggle"], "isHidden") }),
    background: background(mint),
    navbar: navbar(mint),
    search: filled({ prompt: at(search, "prompt") }),
    seo: seo(mint),
    footer: filled({
      socials: socials(at(footer, "socials") ?? mint["footerSocials"]),
      links: columns(at(footer, "links")),
    }),
    integrations: integrations(mint),
    fonts: fonts(mint["font"]),
  });
}

function at(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return value !== undefined && isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Some fields of an object, in this order. */
function pick(value: JsonValue | undefined, names: readonly string[]): JsonObject {
  return withoutUndefined(Object.fromEntries(names.map((name) => [name, at(value, name)]))) as JsonObject;
}

/** An object without undefined fields; undefined if it has no field. */
function filled(fields: Readonly<Record<string, JsonValue | undefined>>): JsonObject | undefined {
  const known = withoutUndefined(fields) as JsonObject;
  return Object.keys(known).length === 0 ? undefined : known;
}

function eyebrows(display: JsonValue | undefined): JsonValue | undefined {
  if (display === undefined) return undefined;
  return display === "breadcrumbs" ? "breadcrumbs" : "section";
}

function codeblocks(mode: JsonValue | undefined): JsonValue | undefined {
  if (mode === undefined) return undefined;
  return mode === "dark" ? "dark" : "system";
}

const displays: ReadonlyMap<JsonValue, string> = new Map([
  ["show", "interactive"],
  ["hide", "none"],
]);

function api(mint: JsonObject): JsonObject | undefined {
  const { api: given } = mint;
  const [mode, disableProxy] = ["mode", "disableProxy"].map((name) => at(at(given, "playground"), name));
  const playground = filled({
    display: mode === undefined ? undefined : (displays.get(mode) ?? mode),
    proxy: disableProxy === undefined ? undefined : disableProxy !== true,
  });
  const server = at(given, "baseUrl");
  const auth = filled(pick(at(given, "auth"), ["method", "name"]));
  return filled({
    openapi: mint["openapi"],
    playground,
    examples: filled({ languages: at(at(at(given, "request"), "example"), "languages") }),
    mdx: filled({ server, auth }),
  });
}

function background(mint: JsonObject): JsonObject | undefined {
  return filled({
    image: mint["backgroundImage"],
    decoration: at(mint["background"], "style"),
    color: filled(pick(at(mint["colors"], "background"), ["light", "dark"])),
  });
}

function navbar(mint: JsonObject): JsonObject | undefined {
  const { topbarLinks, topbarCtaButton: button } = mint;
  const isLink = (link: JsonValue | undefined): boolean => (at(link, "type") ?? "link") === "link";
  const links = listOf(topbarLinks)?.map((link) => {
    const type = at(link, "type");
    const label = isLink(link) || typeof type !== "string" ? at(link, "name") : capitalized(type);
    return withoutUndefined({ label, href: at(link, "url") });
  });
  const primary =
    button === undefined
      ? undefined
      : isLink(button)
        ? withoutUndefined({ type: "button", label: at(button, "name"), href: at(button, "url") })
        : withoutUndefined({ type: "github", href: at(button, "url") });
  return filled({ links, primary });
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] | undefined {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : undefined;
}

function seo(mint: JsonObject): JsonObject | undefined {
  const all = at(mint["seo"], "indexHiddenPages");
  if (mint["metadata"] === undefined && all === undefined) return undefined;
  return filled({ metatags: mint["metadata"], indexing: all === true ? "all" : "navigable" });
}

/** In old files they are a list of objects with `type` and `url`. */
function socials(value: JsonValue | undefined): JsonValue | undefined {
  const list = listOf(value);
  if (list === undefined) return value;
  const pairs = list.map((each) => [at(each, "type"), at(each, "url") ?? ""] as const);
  return Object.fromEntries(pairs.flatMap(([type, url]) => (typeof type === "string" ? [[type, url]] : [])));
}

function columns(value: JsonValue | undefined): JsonValue | undefined {
  return listOf(value)?.map((column) =>
    withoutUndefined({
      header: at(column, "title"),
      items: listOf(at(column, "links"))?.map((link) =>
        withoutUndefined({ label: at(link, "label"), href: at(link, "url") }),
      ),
    }),
  );
}

function integrations({ analytics, integrations: others }: JsonObject): JsonObject | undefined {
  const [intercom, frontchat] = ["intercom", "frontchat"].map((name) => at(others, name));
  return filled({
    ...(analytics !== undefined && isJsonObject(analytics) ? analytics : {}),
    intercom: intercom === undefined ? undefined : { appId: intercom },
    frontchat: frontchat === undefined ? undefined : { snippetId: frontchat },
  });
}

function fonts(value: JsonValue | undefined): JsonObject | undefined {
  if (value === undefined || !isJsonObject(value)) return undefined;
  if (at(value, "family") !== undefined) return font(value);
  const [headings, body] = [at(value, "headings"), at(value, "body")];
  return filled({
    heading: headings === undefined ? undefined : font(headings),
    body: body === undefined ? undefined : font(body),
  });
}

function font(value: JsonValue): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  const { url, ...others } = value;
  return withoutUndefined({ ...others, source: url });
}
