// Runs before the page is drawn, so that it does not flash: the reader's choice of light or dark, else that of the system.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing shows what the system says.
}
