// Writes a style object of React as the text of HTML.

/** The text of a style object of React. */
export function styleText(styles: unknown): string {
  if (typeof styles !== "object" || styles === null) return "";
  const declarations = Object.entries(styles).flatMap(([name, value]) => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const unit = typeof value === "number" && value !== 0 && !plainNumbers.test(name) ? "px" : "";
    return `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}${unit}`;
  });
  return declarations.join("; ");
}

const plainNumbers =
  /^(?:--.*|opacity|(?:fill|stop|flood|stroke)Opacity|fontWeight|zIndex|flex|flexGrow|flexShrink|order|lineHeight|lineClamp|aspectRatio|columns|columnCount|grid(?:Row|Column|Area).*|orphans|widows|zoom|scale)$/;
