// What does a page of a VitePress site show? Runs in the page.

/** What a reader of the open page sees, as its default theme draws it. */
export function shownPage() {
  const first = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const textOf = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";
  const labelOf = (element) => {
    const copy = element.cloneNode(true);
    for (const badge of copy.querySelectorAll(".navc-method, .navc-tag")) badge.remove();
    return textOf(copy);
  };
  const entry = (item) => {
    const head = first(":scope > .item", item);
    if (head === null) return [];
    const shown = {
      label: labelOf(first(".text", head)),
      href: first("a", head)?.href,
      active: item.classList.contains("is-active"),
    };
    const items = first(":scope > .items", item);
    return items === null
      ? [{ kind: "link", ...shown }]
      : // An open group in a closed one can't be seen, and is open when that one opens.
        [{ kind: "group", ...shown, open: !item.classList.contains("collapsed") }];
  };
  const neighbor = (which) => {
    const link = first(`.VPDocFooter .pager-link.${which}`);
    return link && { label: textOf(first(".title", link)), href: link.href };
  };
  const choices = (kind) => {
    const menu = first(`.VPNavBar .navc-menu.${kind}`);
    if (menu === null) return [];
    const current = { label: labelOf(first("summary", menu)), href: undefined, current: true };
    const others = all("li", menu).map((item) => ({
      label: labelOf(first("a, span", item)),
      href: first("a", item)?.href,
      current: false,
    }));
    return [current, ...others];
  };
  return {
    title: textOf(first(".vp-doc h1"))
      .replace(/\u200B$/, "")
      .trim(),
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    sidebar: all(".VPSidebar .VPSidebarItem").flatMap(entry),
    prev: neighbor("prev"),
    next: neighbor("next"),
    languages: choices("languages"),
    versions: choices("versions"),
  };
}
