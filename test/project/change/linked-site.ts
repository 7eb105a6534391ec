// Makes sites whose pages name one another in every way that a change has to follow.
import { relativePath } from "../../../src/compiler/text/resolve-path.ts";
import type { Dice } from "../../outputs/schema/mutate.ts";
import type { SiteTexts } from "./planned-change.ts";

const folders = ["", "guides/", "guides/deep/", "api ref/", "ru-док/"];
const names = ["start", "auth", "index", "über", "faq", "end-of-it", "a b"];

/** A site of some pages with links of all forms, redirects, snippets, pictures and translations. Each page has a mark of its own. */
export function linkedSite(dice: Dice): SiteTexts {
  const paths = chosen(
    folders.flatMap((folder) => names.map((name) => folder + name)),
    dice,
  );
  const texts: Record<string, string> = {
    "images/dot.svg": "<svg></svg>",
    "snippets/part.mdx": `Shown on pages. [a](/${paths[0]!.replaceAll(" ", "%20")})\n`,
  };
  for (const language of ["", "fr/"])
    for (const path of paths)
      texts[`${language}${path}.mdx`] = pageText(`${language}${path}`, { paths, language }, dice);
  return { ...texts, "docs.json": configText(paths, dice) };
}

/** At least five of the paths, in their order. */
function chosen(paths: readonly string[], dice: Dice): readonly string[] {
  const some = paths.filter(() => dice(4) === 0);
  return some.length < 5 ? paths.slice(0, 9) : some;
}

interface Neighbors {
  readonly paths: readonly string[];
  readonly language: string;
}

function pageText(path: string, { paths, language }: Neighbors, dice: Dice): string {
  const any = (): string => `${language}${paths[dice(paths.length)]!}`;
  const links = Array.from({ length: 1 + dice(4) }, () => linkTo(path, any(), dice));
  const related = dice(3) === 0 ? `related: [${JSON.stringify(withoutIndex(any()) || "faq")}]\n` : "";
  const lines = [
    `---\ntitle: T ${path}\n${related}---\n`,
    dice(3) === 0 ? `import Part from "${relativePath(path, "snippets/part.mdx")}";\n\n<Part />\n` : "",
    `mark:${path}\n`,
    ...links.map((link) => `\n${link}\n`),
    dice(2) === 0 ? `\n![dot](${dice(2) === 0 ? "/images/dot.svg" : relativePath(path, "images/dot.svg")})\n` : "",
    "\n`[not a link](/guides/start)` and\n\n```md\n[nor this](/guides/start)\n```\n",
  ];
  return lines.join("");
}

function linkTo(from: string, to: string, dice: Dice): string {
  const tail = ["", "", "#part", "?q=1#part"][dice(4)]!;
  const address = withoutIndex(to).replaceAll(" ", "%20");
  const file = relativePath(from, `${to}.mdx`).replaceAll(" ", "%20");
  const inside = address === "" ? "/" : relativePath(from, withoutIndex(to)).replaceAll(" ", "%20");
  const forms = [
    `[link](/${address}${tail})`,
    `[link](/${address}${tail})`,
    `<Card title="c" href="/${address}${tail}" />`,
    `[link][r]\n\n[r]: /${address}${tail} "title"`,
    `[link](${inside}${tail})`,
    `[link](${file}${tail})`,
    `[link](/${to.replaceAll(" ", "%20")}.mdx${tail})`,
    address === "" || tail !== "" ? `[link](/${address}${tail})` : `[link](/${address}/)`,
  ];
  return forms[dice(forms.length)]!;
}

function configText(paths: readonly string[], dice: Dice): string {
  const listed = paths.filter(() => dice(6) > 0);
  const half = Math.ceil(listed.length / 2);
  const groups = (prefix: string): unknown => [
    { group: `${prefix}One`, pages: listed.slice(0, half).map((path) => prefix + path) },
    { group: `${prefix}Two`, pages: [{ group: "Inner", pages: listed.slice(half).map((path) => prefix + path) }] },
  ];
  const redirects = [
    { source: "/old", destination: addressOf(paths[0]!) },
    { source: "/older", destination: `${addressOf(paths[1]!)}#part` },
    { source: "/old-guides/:slug*", destination: "/guides/:slug*" },
  ];
  const config = {
    theme: "mint",
    name: "Site",
    colors: { primary: "#112233" },
    navigation: {
      languages: [
        { language: "en", groups: groups("") },
        { language: "fr", groups: groups("fr/") },
      ],
    },
    navbar: { links: [{ label: "Start", href: addressOf(paths[0]!) }] },
    ...(dice(3) === 0 ? {} : { redirects }),
  };
  return `${JSON.stringify(config, undefined, dice(2) === 0 ? 2 : 4)}\n`;
}

function addressOf(path: string): string {
  return `/${withoutIndex(path).replaceAll(" ", "%20")}`;
}

function withoutIndex(path: string): string {
  return path.replace(/(^|\/)index$/, "");
}
