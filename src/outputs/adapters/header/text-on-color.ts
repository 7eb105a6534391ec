// Chooses the color of a text on a color of the site, so that everybody can read it. (D620)

/** White, unless it has less contrast than WCAG 2 asks for: then black, which has enough on each such color. `color` is a hex color; what shines through it does not count. */
export function textOnColor(color: string): "#fff" | "#000" {
  return 1.05 / (luminance(color) + 0.05) >= enough ? "#fff" : "#000";
}

const enough = 4.5;

function luminance(color: string): number {
  const digits = color.slice(1);
  const pairs = (digits.length < 6 ? digits.replaceAll(/./g, "$&$&") : digits).match(/../g) ?? [];
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
