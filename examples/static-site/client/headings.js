// "On this page" is open where there is room beside the text, and marks the heading that the reader has reached.
const room = matchMedia("(width >= 75rem)");

export function setUpHeadings() {
  const list = document.querySelector(".on-this-page");
  if (list === null) return;
  const adapt = () => (list.open = room.matches);
  adapt();
  room.addEventListener("change", adapt);
  const links = new Map([...list.querySelectorAll("a")].map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
  const headings = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
  const mark = () => {
    const reached =
      headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 4) ?? headings[0];
    for (const [id, link] of links) link.toggleAttribute("data-reached", id === reached?.id);
  };
  mark();
  addEventListener("scroll", mark, { passive: true });
}
