// Lets a link of a bar take rows of the sidebar that are dropped on it. (D398)
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { dropIntoDivision } from "./drag-rows.ts";
import { useChanges } from "./use-changes.ts";

/** What a link needs to take rows. */
export interface DivisionDrop {
  readonly ref: RefObject<HTMLAnchorElement | null>;
  /** True while a row is over it. */
  readonly isOver: boolean;
}

/** Makes the link of a division a place for rows, if anything can be changed. */
export function useDivisionDrop(id: string): DivisionDrop {
  const changes = useChanges();
  const ref = useRef<HTMLAnchorElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (changes === undefined || ref.current === null) return undefined;
    return dropIntoDivision(ref.current, id, setOver);
  }, [changes?.source, id]);
  return { ref, isOver };
}
