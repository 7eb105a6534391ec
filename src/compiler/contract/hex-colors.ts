// Finds the hex color that another way of writing a color means.

// The sixteen names of the first standard, and others that people write as the color of a site.
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aqua: "#00FFFF",
    black: "#000000",
    blue: "#0000FF",
    brown: "#A52A2A",
    coral: "#FF7F50",
    crimson: "#DC143C",
    cyan: "#00FFFF",
    fuchsia: "#FF00FF",
    gold: "#FFD700",
    gray: "#808080",
    green: "#008000",
    grey: "#808080",
    indigo: "#4B0082",
    lime: "#00FF00",
    magenta: "#FF00FF",
    maroon: "#800000",
    navy: "#000080",
    olive: "#808000",
    orange: "#FFA500",
    pink: "#FFC0CB",
    purple: "#800080",
    red: "#FF0000",
    salmon: "#FA8072",
    silver: "#C0C0C0",
    teal: "#008080",
    tomato: "#FF6347",
    turquoise: "#40E0D0",
    violet: "#EE82EE",
    white: "#FFFFFF",
    yellow: "#FFFF00",
  }),
);

/** `#0000FF` for `blue`, `0000FF`, `#0000FFCC` and `rgb(0, 0, 255)`; undefined for what is no color. */
export function hexOfColor(written: string): string | undefined {
  const text = written.trim().toLowerCase();
  const name = named.get(text);
  if (name !== undefined) return name;
  const digits = /^(?:#|0x)?([\da-f]+)$/.exec(text)?.[1];
  if (digits !== undefined) return hexOfDigits(digits);
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text)?.slice(1).map(Number);
  if (parts === undefined || parts.some((part) => part > 255)) return undefined;
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** With three or six digits it is a color; a fourth, or the seventh and eighth, say how transparent it is. */
function hexOfDigits(digits: string): string | undefined {
  const kept = { 3: 3, 4: 3, 6: 6, 8: 6 }[digits.length];
  return kept === undefined ? undefined : `#${digits.slice(0, kept).toUpperCase()}`;
}
