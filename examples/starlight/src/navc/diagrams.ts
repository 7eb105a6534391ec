// Draws the diagrams of Mermaid, which is loaded only where a page has one. One with a mistake stays as its source.
const blocks = [...document.querySelectorAll('pre[data-language="mermaid"]')];

async function draw(): Promise<void> {
  const { default: mermaid } = await import("mermaid");
  const isDark = document.documentElement.dataset.theme !== "light";
  mermaid.initialize({ startOnLoad: false, theme: isDark ? "dark" : "default" });
  for (const [index, block] of blocks.entries()) {
    const lines = [...block.querySelectorAll(".ec-line")].map((line) => line.textContent?.replace(/\n$/, "") ?? "");
    const drawn = await mermaid.render(`navc-diagram-${index}`, lines.join("\n")).catch(() => undefined);
    const frame = block.closest<HTMLElement>(".expressive-code");
    if (drawn === undefined || frame === null) continue;
    const known = frame.nextElementSibling;
    const picture = known?.classList.contains("navc-diagram") ? known : document.createElement("div");
    picture.className = "navc-diagram not-content";
    picture.innerHTML = drawn.svg;
    frame.hidden = true;
    frame.after(picture);
  }
}

export async function drawDiagrams(): Promise<void> {
  if (blocks.length === 0) return;
  await draw();
  new MutationObserver(() => void draw()).observe(document.documentElement, { attributeFilter: ["data-theme"] });
}
