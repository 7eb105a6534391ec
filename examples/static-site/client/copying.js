// A button that copies a block of code.
export function setUpCopying() {
  const template = document.querySelector("#_copy");
  if (template === null || navigator.clipboard === undefined) return;
  for (const block of document.querySelectorAll("figure.code")) {
    const button = template.content.firstElementChild.cloneNode(true);
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(block.querySelector("code").textContent);
      button.ariaLabel = template.dataset.copied;
      button.classList.add("copied");
    });
    block.append(button);
  }
}
