// Which parts of the head and the foot of pages does a host get, and which links are left out?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type ResolvedNavigation } from "../../../../src/index.ts";
import { headerLosses } from "../../../../src/outputs/adapters/header/header-losses.ts";
import { headersByLanguage, hostHeader } from "../../../../src/outputs/adapters/header/host-header.ts";

async function siteWith(fields: object): Promise<ResolvedNavigation> {
  const host = memoryHost({ "index.mdx": "", "fr/index.mdx": "", "logo.svg": "" });
  const config = { name: "Acme", navigation: { pages: ["index"] }, ...fields };
  const { navigation } = await compileNavigation({ config, host });
  return navigation!;
}

test("a site without any of it has no header", async () => {
  const navigation = await siteWith({});
  expect([hostHeader(navigation, null), headersByLanguage(navigation)]).toEqual([undefined, undefined]);
});

test("links, button, logo, banner, columns and profiles are plain data, in order", async () => {
  const navigation = await siteWith({
    logo: "/logo.svg",
    navbar: {
      links: [
        { label: "Blog", href: "https://acme.example/blog" },
        { type: "github", href: "https://github.com/acme" },
      ],
      primary: { type: "button", label: "Sign up", href: "/index" },
    },
    footer: {
      socials: { x: "https://x.com/acme" },
      links: [{ header: "Product", items: [{ label: "Start", href: "/index" }] }],
    },
    banner: { content: "**New**: [read on](/index) or <a href='https://a.example'>there</a>", dismissible: true },
  });
  const { banner, ...header } = hostHeader(navigation, null)!;
  expect(header).toEqual({
    logo: { light: "/logo.svg", dark: "/logo.svg" },
    links: [
      { label: "Blog", href: "https://acme.example/blog", external: true },
      { label: "GitHub", href: "https://github.com/acme", external: true, service: "github" },
    ],
    button: { label: "Sign up", href: "/" },
    columns: [{ title: "Product", links: [{ label: "Start", href: "/" }] }],
    socials: [{ service: "x", label: "X", href: "https://x.com/acme" }],
  });
  expect([banner?.dismissible, banner?.parts]).toEqual([
    true,
    [
      { text: "New: " },
      { text: "read on", href: "/" },
      { text: " or " },
      { text: "there", href: "https://a.example", external: true },
    ],
  ]);
});

test("a link that has only an icon is named by its service, or by its address: hosts refuse an empty name", async () => {
  const links = [
    { label: "", icon: "discord", href: "https://discord.gg/acme" },
    { label: " ", icon: { name: "x-twitter", style: "brands" }, href: "https://x.com/acme" },
    { label: "", icon: "cloud", href: "https://www.acme.example/cloud/" },
    { label: "", href: "/index" },
  ];
  const navigation = await siteWith({ navbar: { links } });
  expect(hostHeader(navigation, null)?.links.map(({ label }) => label)).toEqual([
    "Discord",
    "X",
    "acme.example/cloud",
    "/",
  ]);
});

test("a language has its own banner, and the navbar of the site", async () => {
  const navigation = await siteWith({
    banner: { content: "One" },
    navbar: { links: [{ label: "Blog", href: "https://acme.example" }] },
    navigation: {
      languages: [
        { language: "en", pages: ["index"] },
        { language: "fr", banner: { content: "Deux" }, pages: ["fr/index"] },
      ],
    },
  });
  const headers = Object.entries(headersByLanguage(navigation)!);
  expect(headers.map(([lang, { banner, links }]) => [lang, banner?.parts[0]?.text, links.length])).toEqual([
    ["en", "One", 1],
    ["fr", "Deux", 1],
  ]);
  expect(headers[0]![1].banner?.id).not.toBe(headers[1]![1].banner?.id);
});

test("a link that runs a program is in no header, and named; so is a font that only has a name", async () => {
  const evil = { label: "x", href: "javascript:alert(1)" };
  const navigation = await siteWith({ fonts: { family: "Inter" } });
  const hostile = {
    ...navigation,
    site: {
      ...navigation.site,
      navbar: { links: [evil], primary: evil },
      footer: { socials: { x: evil.href }, links: [{ items: [evil] }] },
      banner: { content: "[x](javascript:alert)" },
    },
  };
  expect(JSON.stringify(hostHeader(hostile, null))).not.toContain("javascript:");
  expect(headerLosses(hostile).map(({ feature, place }) => [feature, place.what])).toEqual([
    ["a link of the top bar or the footer", "javascript:alert(1)"],
    ["the file of a font", 'font "Inter"'],
  ]);
});
