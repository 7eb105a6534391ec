// Draws the icons of the preview.
import type { VNode } from "preact";

const paths = {
  chevron: "M6 4l4 4-4 4",
  down: "M4 6l4 4 4-4",
  search: "M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM11 11l3 3",
  close: "M4 4l8 8M12 4l-8 8",
  out: "M6 4h6v6M12 4l-8 8",
  hidden: "M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4zM3 13L13 3",
  moon: "M13 9.5A5.5 5.5 0 1 1 6.5 3 4.5 4.5 0 0 0 13 9.5z",
  sun: "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8 1.5v1M8 13.5v1M1.500 8h1M13.5 8h1M3.400 3.4l.7.7M11.900 11.900l.7.7M3.400 12.6l.7-.7M11.900 4.1l.7-.7",
  system: "M2.500 3.500h11v7h-11zM6 13.500h4",
  menu: "M2.500 4.500h11M2.500 8h11M2.500 11.500h11",
  inspect: "M9.500 2.500h4v11h-11v-11M5.500 6.500h5M5.500 9.500h5",
  check: "M3 8.500l3.500 3.500L13 4.500",
  warn: "M8 5.500v3.500M8 11.500v.1M8 1.800L15 14H1z",
  left: "M13 8H3M7 4L3 8l4 4",
  right: "M3 8h10M9 4l4 4-4 4",
  folder: "M2 4h4l1.500 2H14v7H2z",
  file: "M4 2h5l3 3v9H4zM9 2v3h3",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }): VNode {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
