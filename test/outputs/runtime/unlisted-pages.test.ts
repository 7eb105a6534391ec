// Is a page in no list the same page as its translation, without being shown to those who don't know it?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, splitNavigation, type EditionPart } from "../../../src/index.ts";
import {
  alternatesOf,
  languageChoices,
  openNavigation,
  switchTarget,
  viewPage,
  type OpenNavigation,
} from "../../../src/runtime.ts";

const listed = ["start", "guides/auth", "guides/limits"];
const translated = [...listed, "guides/draft", "guides/extra", "help", "rules"];
const files = [...translated.flatMap((path) => [`${path}.mdx`, `fr/${path}.mdx`]), "alone.mdx"];
const { navigation } = await compileNavigation({
  config: {
    navigation: {
      languages: [
        {
          language: "en",
          pages: [...listed, "guides/extra", "rules"],
          global: { anchors: [{ anchor: "Help", href: "/help" }] },
        },
        {
          language: "fr",
          pages: listed.map((path) => `fr/${path}`),
          global: {
            anchors: [
              { anchor: "Aide", href: "/fr/help" },
              { anchor: "Règles", href: "/fr/rules" },
            ],
          },
        },
      ],
    },
  },
  host: memoryHost(Object.fromEntries(files.map((file) => [file, ""]))),
  discover: true,
});
const site = openNavigation(navigation!);
const parts = splitNavigation(navigation!).files.map(({ text }) => openNavigation(JSON.parse(text) as EditionPart));

/** The page in the other language, for the whole navigation and for its parts. */
function switched(href: string, edition: string): readonly (string | undefined)[] {
  return [site, ...parts].flatMap((opened: OpenNavigation) => {
    const page = opened.navigation.pages[href];
    const view = page && viewPage(opened, page);
    return view === undefined ? [] : [JSON.stringify(switchTarget(view, edition))];
  });
}

function alternatesAt(href: string): readonly (readonly string[])[] {
  return [site, ...parts].flatMap((opened: OpenNavigation) => {
    const page = opened.navigation.pages[href];
    const view = page && viewPage(opened, page);
    return view === undefined ? [] : [alternatesOf(view).map((each) => `${each.hreflang} ${each.href}`)];
  });
}

const twice = (value: unknown): unknown => [value, value];

test("from a page in no list the reader gets to the same page in another language", () => {
  const same = (href: string): unknown => twice(JSON.stringify({ href, reason: "same-page" }));
  expect(switched("/guides/draft", "fr")).toEqual(same("/fr/guides/draft"));
  expect(switched("/fr/guides/draft", "en")).toEqual(same("/guides/draft"));
  expect(switched("/fr/guides/extra", "en")).toEqual(same("/guides/extra"));
});

test("from a listed page no choice leads to a page that nothing leads to", () => {
  const home = JSON.stringify({ href: "/fr/start", reason: "edition-home" });
  expect(switched("/guides/extra", "fr")).toEqual(twice(home));
});

test("a page that an anchor leads to is the same page in each language, for readers and search engines", () => {
  expect(switched("/help", "fr")).toEqual(twice(JSON.stringify({ href: "/fr/help", reason: "same-page" })));
  expect(alternatesAt("/help")).toEqual(twice(["en /help", "fr /fr/help", "x-default /help"]));
});

test("from a listed page a choice leads to a page that only an anchor leads to", () => {
  expect(switched("/rules", "fr")).toEqual(twice(JSON.stringify({ href: "/fr/rules", reason: "same-page" })));
});

test("the choice of the reader's own language is the page, also if no list has it", () => {
  const choices = languageChoices(viewPage(site, navigation!.pages["/alone"]!)!);
  expect(choices.map(({ target, reason }) => [target, reason])).toEqual([
    ["/alone", "same-page"],
    ["/fr/start", "edition-home"],
  ]);
});

test("search engines are not given pages that nothing leads to", () => {
  for (const href of ["/guides/draft", "/fr/guides/draft", "/guides/extra", "/fr/guides/extra"])
    expect([href, alternatesAt(href)]).toEqual([href, twice([])]);
  expect(alternatesAt("/guides/auth")).toEqual(
    twice(["en /guides/auth", "fr /fr/guides/auth", "x-default /guides/auth"]),
  );
});

test("the result says of each page in no list whether feeds have it", () => {
  const { pages } = navigation!;
  expect([pages["/help"]?.indexed, pages["/guides/draft"]?.indexed, pages["/start"]?.indexed]).toEqual([
    undefined,
    false,
    undefined,
  ]);
});
