// Opens the tabs and accordions around what an address names behind "#", and scrolls to it: the browser scrolls only to what is shown.
const hiders = 'details, [role="tabpanel"]';
const interval = 50;

function around(target) {
  const found = [];
  for (let each = target?.closest(hiders); each; each = each.parentElement.closest(hiders)) found.unshift(each);
  return found;
}

function isClosed(hider) {
  return hider.tagName === "DETAILS" ? !hider.open || hider.dataset.collapsed === "true" : hider.hidden;
}

function open(hider) {
  if (hider.tagName === "DETAILS") return hider.querySelector("summary").click();
  const tabs = hider.closest(".tabs-container").querySelector('[role="tablist"]').children;
  tabs[[...hider.parentElement.children].indexOf(hider)].click();
}

function targetOf(hash) {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A "%" that is none of an address.
    return null;
  }
}

/** Ends when nothing around the target is closed and the page keeps its height; a page answers clicks only when React is ready. */
function openTarget(hash, { left = 40, still = 0, height = 0 } = {}) {
  const target = targetOf(hash);
  const closed = around(target).filter(isClosed);
  const isOpening = height > 0;
  if (left === 0 || (closed.length === 0 && (!isOpening || still === 3))) return;
  closed.forEach(open);
  target.scrollIntoView();
  const now = document.documentElement.scrollHeight;
  const next = { left: left - 1, still: closed.length === 0 && now === height ? still + 1 : 0, height: now };
  setTimeout(() => openTarget(hash, next), interval);
}

export function onRouteDidUpdate({ location }) {
  if (location.hash) setTimeout(() => openTarget(location.hash));
}

// A link to the address that the page already has is no change of it.
if (typeof document !== "undefined")
  document.addEventListener("click", ({ target }) => {
    const link = target.closest?.("a[href]");
    if (link?.hash && link.href === window.location.href) setTimeout(() => openTarget(link.hash));
  });
