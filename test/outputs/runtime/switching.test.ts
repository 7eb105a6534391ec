// Where does a choice of language or version lead, and why?
import { expect, expectTypeOf, test } from "vitest";
import { splitNavigation, type ResolvedNavigation } from "../../../src/index.ts";
import {
  alternatesOf,
  languageChoices,
  loadEdition,
  switchTarget,
  versionChoices,
  type Choice,
  type OpenNavigation,
  type SwitchReason,
} from "../../../src/runtime.ts";
import { openedSite, viewAt } from "./opened-site.ts";

const site = await openedSite({
  navigation: {
    versions: [
      {
        version: "v2",
        tabs: [
          {
            tab: "Guides",
            groups: [
              { group: "Start", pages: ["v2/install", "v2/upgrade", { group: "Clouds", pages: ["v2/aws"] }] },
              { group: "New", pages: ["v2/agents"] },
            ],
          },
          { tab: "Labs", pages: ["v2/labs"] },
        ],
      },
      { version: "v1", tabs: [{ tab: "Guides", groups: [{ group: "Start", pages: ["v1/intro", "v1/install"] }] }] },
      { version: "v0", hidden: true, pages: ["v0/old"] },
      { version: "Archive", href: "https://archive.example.com" },
    ],
  },
});

test.each([
  ["/v2/install", "/v1/install", "same-page"],
  ["/v2/upgrade", "/v1/intro", "same-place"],
  ["/v2/aws", "/v1/intro", "nearest-section"],
  ["/v2/agents", "/v1/intro", "nearest-section"],
  ["/v2/labs", "/v1/intro", "edition-home"],
])("from %s the choice of v1 leads to %s: %s", async (from, href, reason) => {
  expect(switchTarget(viewAt(site, from), "@v1")).toEqual({ href, reason });
  expect(switchTarget(viewAt(await partOf(site, "@v2"), from), "@v1")).toEqual({ href, reason });
});

test("an edition that the site does not have has no target", () => {
  expect(switchTarget(viewAt(site, "/v2/install"), "@v9")).toBeUndefined();
});

test("choices leave hidden versions out, keep the page for the current one, and say which are links", () => {
  const drawn = versionChoices(viewAt(site, "/v2/labs")).map(({ label, target, reason }) => [label, target, reason]);
  expect(drawn).toEqual([
    ["v2", "/v2/labs", "same-page"],
    ["v1", "/v1/intro", "edition-home"],
    ["Archive", "https://archive.example.com", "link"],
  ]);
});

test("a hidden version is a choice while the reader is in it", () => {
  expect(labels(site, "/v0/old", versionChoices)).toEqual(["v2", "v1", "v0", "Archive"]);
});

test("versions below a product belong to it, and lead to the product in the other version", async () => {
  const products = await openedSite({
    navigation: {
      products: [
        {
          product: "Billing",
          versions: [
            { version: "v2", default: true, pages: ["billing/v2/start", "billing/v2/tax"] },
            { version: "v1", pages: ["billing/v1/start"] },
          ],
        },
        { product: "Shipping", versions: [{ version: "v1", pages: ["shipping/v1/start"] }] },
        { product: "Help", pages: ["help"] },
      ],
    },
  });
  const choices = (address: string) =>
    versionChoices(viewAt(products, address)).map(({ target, reason }) => [target, reason]);
  expect(choices("/billing/v2/start")).toEqual([
    ["/billing/v2/start", "same-page"],
    ["/billing/v1/start", "same-page"],
  ]);
  expect(choices("/billing/v2/tax")).toEqual([
    ["/billing/v2/tax", "same-page"],
    ["/billing/v1/start", "same-place"],
  ]);
  expect(labels(products, "/shipping/v1/start", versionChoices)).toEqual([]);
  expect(labels(products, "/help", versionChoices)).toEqual([]);
});

test("versions below a tab are chosen in that tab only", async () => {
  const tabs = await openedSite({
    navigation: {
      tabs: [
        { tab: "Home", pages: ["index"] },
        {
          tab: "API",
          versions: [
            { version: "v2", pages: ["v2/list"] },
            { version: "v1", pages: ["v1/list"] },
          ],
        },
      ],
    },
  });
  expect(labels(tabs, "/", versionChoices)).toEqual([]);
  expect(labels(tabs, "/v1/list", versionChoices)).toEqual(["v2", "v1"]);
});

const languages = await openedSite({
  navigation: {
    languages: [
      {
        language: "fr",
        versions: [
          { version: "v2", pages: ["fr/v2/start", "fr/v2/new", "fr/v2/only"] },
          { version: "v1", pages: ["fr/v1/start", "fr/v1/only"] },
        ],
      },
      {
        language: "en",
        default: true,
        versions: [
          { version: "v2", pages: ["v2/start"] },
          { version: "v1", pages: ["v1/start"] },
        ],
      },
      { language: "jp", versions: [{ version: "v2", pages: ["jp/v2/start"] }] },
    ],
  },
});

test("languages above versions lead to the page in the same version, or in the version that they have", () => {
  const choices = (address: string) =>
    languageChoices(viewAt(languages, address)).map(({ code, target, reason }) => [code, target, reason]);
  expect(choices("/v1/start")).toEqual([
    ["fr", "/fr/v1/start", "same-page"],
    ["en", "/v1/start", "same-page"],
    ["jp", "/jp/v2/start", "same-page"],
  ]);
  expect(labels(languages, "/v1/start", versionChoices)).toEqual(["v2", "v1"]);
});

test("alternates are the languages of the same version, with the default one for all other readers", () => {
  expect(alternatesOf(viewAt(languages, "/jp/v2/start"))).toEqual([
    { hreflang: "fr", href: "/fr/v2/start" },
    { hreflang: "en", href: "/v2/start" },
    { hreflang: "ja", href: "/jp/v2/start" },
    { hreflang: "x-default", href: "/v2/start" },
  ]);
  expect(alternatesOf(viewAt(languages, "/fr/v2/new"))).toEqual([]);
});

test("versions of a tab come before those around it", async () => {
  const nested = await openedSite({
    navigation: {
      versions: [
        {
          version: "2024",
          tabs: [
            {
              tab: "API",
              versions: [
                { version: "stable", pages: ["stable"] },
                { version: "beta", pages: ["beta"] },
              ],
            },
          ],
        },
        { version: "2023", pages: ["old"] },
      ],
    },
  });
  expect(labels(nested, "/beta", versionChoices)).toEqual(["stable", "beta"]);
});

test("a page that only its own language has, in two versions, has no alternates", () => {
  expect(alternatesOf(viewAt(languages, "/fr/v1/only"))).toEqual([]);
  expect(languages.navigation).toHaveProperty("counterparts.only", { "fr@v1": "/fr/v1/only", "fr@v2": "/fr/v2/only" });
});

const hiddenPage = "---\nhidden: true\n---\n";
const withHidden = await openedSite(
  {
    navigation: {
      languages: [
        { language: "en", groups: [group("Start", ["intro", "draft", "plan"]), group("Lab", ["lab"])] },
        {
          language: "fr",
          groups: [
            group("Début", ["fr/draft", "fr/intro", "fr/plan"]),
            { group: "Labo", hidden: true, pages: ["fr/lab"] },
          ],
        },
      ],
    },
  },
  { files: { "fr/draft.mdx": hiddenPage, "plan.mdx": hiddenPage, "fr/plan.mdx": hiddenPage } },
);

test.each([
  ["/draft", "fr", "/fr/intro", "same-place"],
  ["/lab", "fr", "/fr/intro", "edition-home"],
  ["/fr/draft", "en", "/draft", "same-page"],
  ["/plan", "fr", "/fr/plan", "same-page"],
  ["/fr/lab", "en", "/lab", "same-page"],
])("where pages are hidden, a choice on %s of %s leads to %s: %s", async (from, edition, to, reason) => {
  const expected = { href: to, reason };
  expect(switchTarget(viewAt(withHidden, from), edition)).toEqual(expected);
  const part = await partOf(withHidden, from.startsWith("/fr") ? "fr" : "en");
  expect(switchTarget(viewAt(part, from), edition)).toEqual(expected);
});

test("alternates without the default language have no x-default", async () => {
  const page = (code: string) => ({ language: code, pages: [`${code}/start`, `${code}/tips`] });
  const partial = await openedSite({
    navigation: { languages: [{ language: "en", default: true, pages: ["start"] }, page("fr"), page("de")] },
  });
  expect(alternatesOf(viewAt(partial, "/fr/tips")).map(({ hreflang }) => hreflang)).toEqual(["fr", "de"]);
});

test("in another language a section is found by a page that both have", async () => {
  const translated = await openedSite({
    navigation: {
      languages: [
        { language: "en", groups: [group("Start", ["intro"]), group("Guides", ["guides/new", "guides/auth"])] },
        { language: "fr", groups: [group("Début", ["fr/intro"]), group("Tutoriels", ["fr/guides/auth"])] },
      ],
    },
  });
  expect(switchTarget(viewAt(translated, "/guides/new"), "fr")).toEqual({
    href: "/fr/guides/auth",
    reason: "same-place",
  });
});

test("in another language a page that both have comes before a division of the same id", async () => {
  const tab = (page: string, folder = "") => ({ tab: "API", pages: [`${folder}api/${page}`, `${folder}api/list`] });
  const tabs = await openedSite({
    navigation: {
      languages: [
        { language: "en", tabs: [{ tab: "Home", pages: ["index"] }, tab("new")] },
        { language: "fr", tabs: [{ tab: "Home", pages: ["fr/index"] }, tab("old", "fr/")] },
      ],
    },
  });
  expect(switchTarget(viewAt(tabs, "/api/new"), "fr")).toEqual({ href: "/fr/api/list", reason: "same-place" });
});

test("a wrong use does not compile", () => {
  expectTypeOf<Choice<never>["reason"]>().toEqualTypeOf<never>();
  expectTypeOf<SwitchReason>().not.toEqualTypeOf<string>();
  const view = viewAt(site, "/v2/install");
  // @ts-expect-error -- an edition is named by its id
  expect(switchTarget(view, site.editionOf("@v1")!)).toBeUndefined();
  // @ts-expect-error -- choices are those of a view, not of a page
  expect(() => versionChoices(view.page)).toThrow(TypeError);
  const [choice] = versionChoices(view);
  // @ts-expect-error -- a version has no code of a language
  expect(choice?.code).toBeUndefined();
});

/** The part of one edition, as a theme loads it. */
function partOf(opened: OpenNavigation, edition: string): Promise<OpenNavigation> {
  const { index, files } = splitNavigation(opened.navigation as ResolvedNavigation);
  return loadEdition(index, edition, (name) =>
    Promise.resolve(JSON.parse(files.find(({ file }) => file === name)?.text ?? "")),
  );
}

function labels(
  opened: OpenNavigation,
  address: string,
  choices: typeof versionChoices | typeof languageChoices,
): readonly string[] {
  return choices(viewAt(opened, address)).map(({ label }) => label);
}

function group(label: string, pages: readonly string[]): { readonly group: string; readonly pages: readonly string[] } {
  return { group: label, pages };
}
