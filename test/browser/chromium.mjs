// What does the site look like from within a browser? Chromium as a process, and what a page shows.
import { existsSync } from "node:fs";
import axe from "axe-core";
import { chromium } from "playwright-core";

const flags = ["--no-sandbox", "--headless", "--disable-gpu", "--disable-quic", "--no-first-run"];
const silence = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Chromium without its windows shows a page in half the CPU time. */
const usualPaths = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Where Chromium is, or undefined. */
export function chromiumPath() {
  return [process.env["CHROMIUM_PATH"], ...usualPaths].find((path) => path && existsSync(path));
}

export function openChromium(executablePath) {
  return chromium.launch({ executablePath, args: [...flags, ...silence] });
}

/** What a reader of the open page gets. `regions` are selectors of parts whose links are asked for. */
export function look(page, regions) {
  return page.evaluate(shownPage, regions);
}

export async function resize(page, size) {
  await page.setViewportSize(size);
  // The page hears of it before the next frame.
  await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
}

export async function audit(page) {
  // It is half a megabyte, and stays until another page is loaded.
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(axe.source);
  const { violations } = await page.evaluate("axe.run()");
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

/** Runs in the page. */
function shownPage(regions) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const textOf = (element) => element?.textContent.replace(/\s+/g, " ").trim();
  const link = (element) => ({
    text: element.querySelector(":scope > span, :scope > s")?.textContent ?? textOf(element),
    href: element.getAttribute("href"),
    current: element.getAttribute("aria-current"),
  });
  const hrefsIn = (region) => [...new Set(all(`${region} a[href]`).map((each) => each.getAttribute("href")))];
  return {
    title: document.title,
    heading: document.querySelector("h1").firstChild.textContent.trim(),
    lang: document.documentElement.lang,
    endpoint: textOf(document.querySelector(".endpoint p")) ?? null,
    hrefs: hrefsIn("body"),
    regions: Object.fromEntries(regions.map((region) => [region, hrefsIn(region)])),
    current: all("[aria-current=page]").map((each) => each.getAttribute("href")),
    sidebar: all("#_sidebar .tree a").map(link),
    groups: all("#_sidebar .tree details").map((each) => each.open),
    options: all(".menu.selector a").map(link),
    alternates: all("link[rel=alternate]").map((each) => ({ lang: each.hreflang, href: each.getAttribute("href") })),
  };
}
