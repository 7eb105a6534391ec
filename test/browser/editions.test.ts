// Does a page that several versions have lead back to the version that the reader comes from?
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BrowserPage, chromiumPath } from "./chromium.mjs";
import { type OpenedSite, openSite } from "./opened-site.ts";
import { printPageOnFailure } from "./print-page-on-failure.ts";

const version = (name: string): object => ({
  version: name,
  tabs: [
    { tab: "Guides", pages: [`${name}/install`, `${name}/use`] },
    { tab: "Help", pages: ["help"] },
  ],
});
const files = {
  "docs.json": JSON.stringify({ name: "Acme", navigation: { versions: [version("v2"), version("v1")] } }),
  ...Object.fromEntries(["v2/install", "v2/use", "v1/install", "v1/use", "help"].map((path) => [`${path}.mdx`, ""])),
};

describe.skipIf(chromiumPath() === undefined)("a page that two versions have", () => {
  let site: OpenedSite;
  let page: BrowserPage;
  printPageOnFailure(() => page);

  beforeAll(async () => {
    site = await openSite(files);
    ({ page } = site);
  });

  afterAll(async () => {
    await site?.close();
  });

  const open = (href: string): Promise<unknown> => page.goto(site.origin + href);
  const shown = (): Promise<unknown> =>
    page.evaluate(`({
      guides: new URL(document.querySelector(".tabs a").href).pathname,
      version: document.querySelector(".version .chosen").textContent,
      current: [...document.querySelectorAll(".version [aria-current]")].map((link) => link.textContent.trim()),
    })`);

  test("is drawn in the first one", async () => {
    await open("/help");
    await expect.poll(shown).toEqual({ guides: "/v2/install", version: "v2", current: ["v2"] });
  });

  test("leads to the one that the reader saw before", async () => {
    await open("/v1/use");
    await open("/help");
    await expect.poll(shown).toEqual({ guides: "/v1/install", version: "v1", current: ["v1"] });
    await open("/v2/use");
    await open("/help");
    await expect.poll(shown).toEqual({ guides: "/v2/install", version: "v2", current: ["v2"] });
  });

  test("loads only what is there, from the site itself", () => {
    expect(site.failures).toEqual([]);
  });
});
