// In which form does each host get logo, links, banner, footer, favicon and colors, below a base path?
import { expect, test } from "vitest";
import { toDocusaurus, toFumadocs, toStarlight, toVitePress, vitePressConfig } from "../../../../src/adapters.ts";
import { compileNavigation, memoryHost, type ResolvedNavigation } from "../../../../src/index.ts";

const config = {
  name: "Acme",
  logo: { light: "/logo.svg", dark: "/logo.svg", href: "/b" },
  favicon: "/icon.svg",
  colors: { primary: "#111111" },
  navbar: {
    links: [
      { label: "Start <1>", href: "/a" },
      { type: "github", href: "https://github.com/acme" },
    ],
    primary: { type: "button", label: "Sign up", href: "https://acme.example" },
  },
  banner: { content: "New & [here](/a)", dismissible: true },
  footer: { socials: { x: "https://x.com/acme" }, links: [{ header: "More", items: [{ label: "A", href: "/a" }] }] },
  navigation: { pages: ["a", "b"] },
};

async function site(): Promise<ResolvedNavigation> {
  const host = memoryHost({ "a.mdx": "", "b.mdx": "", "logo.svg": "", "icon.svg": "" });
  const { navigation } = await compileNavigation({ config, host, basePath: "/docs" });
  return navigation!;
}

test("VitePress adds the base path to pictures and links, and reads labels as HTML", async () => {
  const made = toVitePress(await site());
  const { nav, navc, ...theme } = made.locales["root"]!.themeConfig;
  expect(nav.slice(-2)).toEqual([
    { text: "Start &lt;1&gt;", link: "/a" },
    { text: '<span class="navc-button">Sign up</span>', link: "https://acme.example" },
  ]);
  expect(theme).toEqual({
    logo: { light: "/logo.svg", dark: "/logo.svg", alt: "Acme" },
    logoLink: { link: "/docs/b" },
    siteTitle: false,
    socialLinks: [{ icon: "github", link: "https://github.com/acme", ariaLabel: "GitHub" }],
  });
  expect([navc?.banner?.parts[1], navc?.columns[0]?.links[0], navc?.socials.length]).toEqual([
    { text: "here", href: "/a" },
    { label: "A", href: "/a" },
    1,
  ]);
  const [icon, style] = vitePressConfig(made).head;
  expect(icon).toEqual(["link", { rel: "icon", href: "/docs/icon.svg" }]);
  expect(style?.[2]).toContain("#111111");
});

test("Docusaurus has it in its navbar, its footer and its announcement bar", async () => {
  const made = toDocusaurus(await site());
  const { navbarItems, header } = made.locales[made.i18n.defaultLocale]!;
  expect(navbarItems.slice(-3)).toEqual([
    { label: "Start <1>", position: "right", to: "/docs/a", autoAddBaseUrl: false },
    { label: "GitHub", position: "right", href: "https://github.com/acme" },
    { label: "Sign up", position: "right", className: "navc-button", href: "https://acme.example" },
  ]);
  expect(header?.logo).toEqual({ alt: "Acme", src: "/docs/logo.svg", srcDark: "/docs/logo.svg", href: "/docs/b" });
  expect(header?.footer?.links).toEqual([
    { title: "More", items: [{ label: "A", to: "/docs/a" }] },
    { items: [{ label: "X", href: "https://x.com/acme" }] },
  ]);
  expect([header?.announcementBar?.content, header?.announcementBar?.isCloseable, made.favicon]).toEqual([
    'New &amp; <a href="/docs/a">here</a>',
    true,
    "/docs/icon.svg",
  ]);
});

test("Starlight and Fumadocs have it as data, and Starlight adds the base path to the favicon", async () => {
  const [starlight, fumadocs] = [toStarlight(await site()), toFumadocs(await site())];
  expect([starlight.favicon, fumadocs.favicon]).toEqual(["/icon.svg", "/docs/icon.svg"]);
  expect(starlight.headers).toEqual(fumadocs.headers);
  expect(starlight.headers?.[""]?.logo?.light).toBe("/docs/logo.svg");
  expect([starlight.css, fumadocs.css].every((css) => css?.includes("#111111"))).toBe(true);
});
