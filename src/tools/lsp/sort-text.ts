// Keeps what is offered in its order.

/** The text by which an editor sorts the offer with this index. Without one it sorts by labels. */
export function sortText(index: number): string {
  return String(index).padStart(5, "0");
}
