// Tells what is below the bar how high it is: the style sheet gives it a second line where its items have no room in one.
let seen;

export function onRouteDidUpdate() {
  const bar = document.querySelector(".navbar");
  if (bar === null || bar === seen) return;
  seen = bar;
  const tell = () => document.documentElement.style.setProperty("--ifm-navbar-height", `${bar.offsetHeight}px`);
  new ResizeObserver(tell).observe(bar);
}
