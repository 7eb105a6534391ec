// Says in which direction the texts of an edition are read, and what keys mean there. (D384)
import type { SiteOverview } from "./preview-data.ts";

/** The direction of the script of an edition; that of English for an edition that the site does not have. */
export function directionOf(overview: SiteOverview | null, edition: string): "ltr" | "rtl" {
  const language = overview?.index.editions.find(({ id }) => id === edition)?.language;
  return overview?.languages.find(({ code }) => code === language)?.dir ?? "ltr";
}

/** The key as if texts were read from left to right: left and right are swapped if they are not. */
export function readingKey(key: string, dir: "ltr" | "rtl"): string {
  if (dir === "rtl" && key === "ArrowLeft") return "ArrowRight";
  return dir === "rtl" && key === "ArrowRight" ? "ArrowLeft" : key;
}
