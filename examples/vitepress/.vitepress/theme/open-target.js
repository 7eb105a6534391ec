// Opens the tabs and accordions around what an address names behind "#", and scrolls to it: VitePress scrolls only to what is shown.
import { nextTick, onMounted, onUnmounted } from "vue";
import { getScrollOffset, onContentUpdated } from "vitepress";

const hiders = 'details, [role="tabpanel"]';

function around(target) {
  const found = [];
  for (let each = target?.closest(hiders); each; each = each.parentElement.closest(hiders)) found.unshift(each);
  return found;
}

/** True if it was closed. */
function open(hider) {
  if (hider.tagName === "DETAILS") {
    const wasClosed = !hider.open;
    hider.open = true;
    return wasClosed;
  }
  if (!hider.hidden) return false;
  const panels = [...hider.parentElement.children].filter((each) => each.role === "tabpanel");
  hider.parentElement.querySelector('[role="tablist"]').children[panels.indexOf(hider)].click();
  return true;
}

function targetOf(hash) {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A "%" that is none of an address.
    return null;
  }
}

function openTarget() {
  const target = targetOf(location.hash);
  if (around(target).filter(open).length === 0) return;
  // After the scrolling of VitePress, which is to the top where the target was hidden.
  const scroll = () => window.scrollTo(0, scrollY + target.getBoundingClientRect().top - getScrollOffset());
  void nextTick(() => requestAnimationFrame(() => requestAnimationFrame(scroll)));
}

/** On each page that opens, at each change of the address, and at links to the address that the page already has. */
export function useTargets() {
  const opened = ({ target }) => {
    const link = target.closest?.("a[href]");
    if (link?.hash && link.href === location.href) setTimeout(openTarget);
  };
  onMounted(() => {
    addEventListener("hashchange", openTarget);
    document.addEventListener("click", opened);
    openTarget();
  });
  onUnmounted(() => {
    removeEventListener("hashchange", openTarget);
    document.removeEventListener("click", opened);
  });
  onContentUpdated(openTarget);
}
