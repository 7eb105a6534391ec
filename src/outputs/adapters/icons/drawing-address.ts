// Writes the drawing of an icon as an address.

/** An SVG document as an address that is safe between double quotes, in `url("…")` and in attributes. */
export function drawingAddress(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing).replaceAll(/%(?:20|2C|2F|3A|3D)/g, decodeURIComponent)}`;
}
