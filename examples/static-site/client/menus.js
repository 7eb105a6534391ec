// Menus close when the reader turns elsewhere, and long lists start at the current page.
const openMenus = () => document.querySelectorAll("details.menu[open]");

export function setUpMenus() {
  document.addEventListener("click", (event) => {
    for (const menu of openMenus()) if (!menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") for (const menu of openMenus()) close(menu);
  });
  showCurrent(document.querySelector(".lists"));
  for (const row of document.querySelectorAll(".tabs > ul")) showCurrent(row);
  for (const menu of document.querySelectorAll("details.menu"))
    menu.addEventListener("toggle", () => showCurrent(menu.querySelector("ul")));
}

function close(menu) {
  if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
  menu.open = false;
}

/** Scrolls a list to its current entry, without moving the page itself. */
function showCurrent(list) {
  const current = list?.querySelector("[aria-current=page]") ?? list?.querySelector("[aria-current], .open");
  if (!current) return;
  const [inner, outer] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.bottom > outer.bottom || inner.top < outer.top) list.scrollTop += inner.top - outer.top - outer.height / 3;
  if (inner.right > outer.right || inner.left < outer.left)
    list.scrollLeft += inner.left - outer.left - outer.width / 3;
}
