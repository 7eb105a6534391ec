// Makes the edits of micromark take time that grows only with the length of the text.
import { EditMap } from "micromark-util-edit-map";
import type { Event, Extension } from "micromark-util-types";

/**
 * An extension that every parser in navc has; it adds no syntax. micromark copies everything it has read before each edit, and
 * edits once for each list, quote and underlined heading, so the time for a page grows with the square of their number. Here an
 * edit moves only what comes after it.
 */
export const quickEdits: Extension = {};

EditMap.prototype.consume = function consume(this: EditMap, events: Event[]): undefined {
  const edits = this.map.toSorted(([a], [b]) => a - b);
  const first = edits[0]?.[0] ?? events.length;
  const behind = events.splice(first);
  let from = first;
  for (const [at, remove, add] of edits) {
    for (const event of behind.slice(from - first, at - first)) events.push(event);
    for (const event of add) events.push(event);
    from = at + remove;
  }
  for (const event of behind.slice(from - first)) events.push(event);
  this.map.length = 0;
  this.index.clear();
};
