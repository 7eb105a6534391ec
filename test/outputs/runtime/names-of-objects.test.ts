// Is a language that is called like a property of all objects a language like any other?
import { expect, test } from "vitest";
import type { ResolvedNavigation } from "../../../src/index.ts";
import { alternatesOf, findPage, openNavigation, switchTarget, viewPage } from "../../../src/runtime.ts";
import { siteOf } from "../feeds/feed-site.ts";

test.each(["constructor", "toString", "__proto__"])(
  "a page that the language %s lacks leads to its home",
  async (language) => {
    const languages = [
      { language: "en", pages: ["a"] },
      { language: "fr", pages: ["fr/a"] },
      { language, pages: ["other"] },
    ];
    const compiled = await siteOf(
      { navigation: { languages } },
      { a: "title: A", "fr/a": "title: A", other: "title: O" },
    );
    // A theme reads the result from JSON, whose objects have the properties of all objects.
    const site = openNavigation(JSON.parse(JSON.stringify(compiled)) as ResolvedNavigation);
    const found = findPage(site, "/a");
    const view = found.kind === "page" ? viewPage(site, found.page) : undefined;
    expect(view && switchTarget(view, language)).toEqual({ href: "/other", reason: "edition-home" });
    expect(view && alternatesOf(view).map(({ href }) => href)).toEqual(["/a", "/fr/a", "/a"]);
  },
);
