// Does a page open the tabs and accordions around what an address names?
import { type Browser, resize } from "./chromium.mjs";

/** The ids that a reader does not see who opens the page with one of them in its address, or clicks the first link to it. */
export async function targetsNotShown(
  browser: Browser,
  address: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await resize(page, { width: 1280, height: 400 });
  const isShown = async (id: string): Promise<boolean> =>
    page.waitForFunction(`(${isInView})(${JSON.stringify(id)})`).then(
      () => true,
      () => false,
    );
  const missed: string[] = [];
  for (const id of ids) {
    // oxlint-disable no-await-in-loop -- one page after the other
    // Another document, so that the address is not only a change of the hash.
    await page.goto("about:blank");
    await page.goto(`${address}#${id}`);
    if (!(await isShown(id))) missed.push(`${id} by its address`);
    await page.goto("about:blank");
    await page.goto(address, { waitUntil: "networkidle" });
    await page.evaluate(`document.querySelector('main a[href$="#${id}"]:not(.hash-link, .header-anchor)').click()`);
    if (!(await isShown(id))) missed.push(`${id} by a click`);
    // oxlint-enable no-await-in-loop
  }
  await context.close();
  return missed;
}

/** True if the reader sees it, and nothing lies over it. */
const isInView = `(id) => {
  const target = document.getElementById(id);
  const { left, top, height } = target.getBoundingClientRect();
  return height > 0 && target.contains(document.elementFromPoint(left + 2, top + height / 2));
}`;
