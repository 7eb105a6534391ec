// Makes the badge of an entry; Starlight shows only one.
import type { StarlightBadge } from "./starlight-route.ts";

/** The badge of a page or group with this method and this tag; undefined if it has neither. */
export function badgeOf(node: { readonly method?: string; readonly tag?: string }): StarlightBadge | undefined {
  const { method, tag } = node;
  const text = [method, tag].filter((word) => word !== undefined && word !== "").join(" · ");
  return text === "" ? undefined : { text, variant: variants.get(method ?? "") ?? "default" };
}

const variants: ReadonlyMap<string, StarlightBadge["variant"]> = new Map([
  ["GET", "note"],
  ["POST", "success"],
  ["PUT", "caution"],
  ["PATCH", "caution"],
  ["DELETE", "danger"],
  ["WEBHOOK", "tip"],
]);
