// Opens the tabs and accordions around what an address names behind "#", and scrolls to it: the browser scrolls only to what is shown.
const hiders = 'details, [role="tabpanel"]';

function around(target: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let each = target.closest<HTMLElement>(hiders);
    each;
    each = each.parentElement?.closest<HTMLElement>(hiders) ?? null
  )
    found.unshift(each);
  return found;
}

/** True if it was closed. */
function open(hider: HTMLElement): boolean {
  if (hider instanceof HTMLDetailsElement) {
    const wasClosed = !hider.open;
    hider.open = true;
    return wasClosed;
  }
  const tab = hider.hidden ? document.getElementById(hider.getAttribute("aria-labelledby") ?? "") : null;
  tab?.click();
  return tab !== null;
}

function openTarget(hash: string): void {
  let target: Element | null = null;
  try {
    target = document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A "%" that is none of an address.
  }
  if (target !== null && around(target).filter(open).length > 0) target.scrollIntoView();
}

/** On each page that opens, at each change of the address, and at links to the address that the page already has. */
export async function openTargets(): Promise<void> {
  addEventListener("hashchange", () => openTarget(location.hash));
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link?.hash && link.role !== "tab" && link.href === location.href) setTimeout(() => openTarget(link.hash));
  });
  if (document.querySelector("starlight-tabs") !== null) await customElements.whenDefined("starlight-tabs");
  openTarget(location.hash);
}
