// What is in the bar of a VitePress site? Runs in the page.

/** The texts of what is in the bar, and of what something else covers. */
export function shownBar() {
  const parts = [...document.querySelectorAll(".VPNavBarMenu :is(a, button, summary), .VPSwitchAppearance")];
  const shown = parts.filter((part) => part.checkVisibility({ visibilityProperty: true }));
  const isCovered = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const places = [x + 2, x + width / 2, x + width - 2];
    return places.some((at) => !part.contains(document.elementFromPoint(at, y + height / 2)));
  };
  const textOf = (part) => part.textContent.trim();
  return { shown: shown.map(textOf), covered: shown.filter(isCovered).map(textOf) };
}
