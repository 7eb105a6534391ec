// What does docs.json say about the look of the site? Its colours, its logo, its favicon and the library of its icons.
import { readable } from "./colors.mjs";

const standard = { light: "#a83a0c", dark: "#ff9d66" };
const backgrounds = { light: "#ffffff", dark: "#14161a" };

/** navc passes over these fields: they are not about navigation. */
export function settingsOf(docs) {
  const { colors, logo, favicon, icons } = parsed(docs.text("docs.json"));
  const light = readable(colors?.primary ?? standard.light, backgrounds.light) ?? standard.light;
  const dark = readable(colors?.light ?? colors?.primary ?? standard.dark, backgrounds.dark) ?? standard.dark;
  return {
    accent: { light, dark },
    logo: eachScheme(logo, (path) => docs.asset(path)),
    favicon: eachScheme(favicon, (path) => docs.asset(path)),
    icons: icons?.library,
  };
}

/** One file for both, or one for light pages and one for dark ones. */
function eachScheme(value, find) {
  const { light, dark = light } = typeof value === "string" ? { light: value } : (value ?? {});
  const found = { light: typeof light === "string" && find(light), dark: typeof dark === "string" && find(dark) };
  return found.light && found.dark ? found : undefined;
}

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
