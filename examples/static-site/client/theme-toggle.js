// The button for light or dark; the choice is remembered, and theme.js reads it on the next page.
export function setUpThemeToggle() {
  const button = document.querySelector("[data-theme-toggle]");
  const { dataset } = document.documentElement;
  button.hidden = false;
  button.addEventListener("click", () => {
    const current = dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    dataset.theme = current === "dark" ? "light" : "dark";
    localStorage.setItem("theme", dataset.theme);
  });
}
