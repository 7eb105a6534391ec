// Draws the diagrams of Mermaid, which is loaded only where a page has one. One with a mistake stays as its source.
import { onMounted, watch } from "vue";
import { useData, useRoute } from "vitepress";

export function useDiagrams() {
  const route = useRoute();
  const { isDark } = useData();
  onMounted(() => watch([() => route.path, isDark], draw, { immediate: true, flush: "post" }));

  async function draw() {
    const blocks = [...document.querySelectorAll(".vp-doc .language-mermaid")];
    if (blocks.length === 0) return;
    const { default: mermaid } = await import("mermaid");
    mermaid.initialize({ startOnLoad: false, theme: isDark.value ? "dark" : "default" });
    for (const [index, block] of blocks.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- Mermaid draws one after the other
      const drawn = await mermaid
        .render(`navc-diagram-${index}`, block.querySelector("code").textContent)
        .catch(() => {});
      if (drawn === undefined) continue;
      const picture = block.nextElementSibling?.classList.contains("navc-diagram")
        ? block.nextElementSibling
        : document.createElement("div");
      picture.className = "navc-diagram";
      picture.innerHTML = drawn.svg;
      block.hidden = true;
      block.after(picture);
    }
  }
}
