// Which bars and banners does an adapter report as not exported: those of the site, and those that a language has of its own?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { headerParts } from "../../../src/outputs/adapters/header-parts.ts";

test("a bar that a language has from the site is reported once, and one of its own by its language", async () => {
  const config = {
    name: "Acme",
    banner: { content: "Version 2 is out." },
    navbar: { links: [{ label: "Status", href: "https://status.acme.example" }] },
    navigation: {
      languages: [
        { language: "en", pages: ["index"] },
        { language: "fr", banner: { content: "La version 2 est là." }, pages: ["fr/index"] },
      ],
    },
  };
  const host = memoryHost({ "index.mdx": "", "fr/index.mdx": "" });
  const { navigation } = await compileNavigation({ config, host });
  expect(headerParts(navigation!)).toEqual([
    { feature: "the banner", place: { what: "the site" } },
    { feature: "the navbar", place: { what: "the site" } },
    { feature: "the banner of a language", place: { what: 'language "fr"' } },
  ]);
});
