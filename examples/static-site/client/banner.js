// A banner that the reader has dismissed stays away until it says something else.
export function setUpBanner() {
  const button = document.querySelector("[data-dismiss]");
  if (button === null) return;
  const banner = button.parentElement;
  const key = `banner ${banner.textContent.trim()}`;
  if (localStorage.getItem(key) === "closed") banner.remove();
  button.hidden = false;
  button.addEventListener("click", () => {
    localStorage.setItem(key, "closed");
    banner.remove();
  });
}
