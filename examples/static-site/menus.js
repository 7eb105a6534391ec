// What needs a script? Closing menus when the reader turns elsewhere, a long sidebar's start, putting away the banner.
const openMenus = () => document.querySelectorAll("details.menu[open]");

document.addEventListener("click", (event) => {
  for (const menu of openMenus()) if (!menu.contains(event.target)) menu.open = false;
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of openMenus()) {
    if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
    menu.open = false;
  }
});

// A long sidebar starts at the page, without moving the page itself.
const sidebar = document.querySelector("#sidebar");
const current = sidebar.querySelector("[aria-current=page]");
if (current) sidebar.scrollTop = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top - 120;

const banner = document.querySelector("[data-dismissible]");
if (banner) {
  const key = `banner ${banner.textContent}`;
  const close = document.createElement("button");
  close.append("×");
  close.setAttribute("aria-label", "Dismiss");
  close.addEventListener("click", () => {
    localStorage.setItem(key, "closed");
    banner.remove();
  });
  if (localStorage.getItem(key) === "closed") banner.remove();
  else banner.append(close);
}
