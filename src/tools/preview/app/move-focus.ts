// Moves the focus from the field of a search to what it found, and on.

/** Follows the arrow keys from the field to the first button below it, and from one button to the next. */
export function moveFocus(event: KeyboardEvent, dialog: HTMLElement | null): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [...(dialog?.querySelectorAll<HTMLElement>("[data-search], .move-targets button") ?? [])];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  if (now === -1) return;
  stops[Math.max(0, Math.min(now + (event.key === "ArrowDown" ? 1 : -1), stops.length - 1))]?.focus();
  event.preventDefault();
}
