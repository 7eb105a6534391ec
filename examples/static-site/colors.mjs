// Can everybody read text in the colour of the site? It becomes darker or lighter until its contrast is enough (WCAG 2).

/** Text is also shown on a tint of its own colour, which takes a part of the contrast. */
const enough = 5.6;

/** `color` as `#rrggbb`, as far from `background` as text needs; undefined when it is no such colour. */
export function readable(color, background) {
  let channels = channelsOf(color);
  const behind = channelsOf(background);
  if (channels === undefined) return undefined;
  const goal = luminance(behind) > 0.5 ? 0 : 255;
  while (contrast(channels, behind) < enough) channels = channels.map((channel) => channel + (goal - channel) * 0.08);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

function channelsOf(color) {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[0].slice(1);
  if (digits === undefined) return undefined;
  const pairs = (digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits).match(/../g);
  return pairs.map((pair) => Number.parseInt(pair, 16));
}

function contrast(one, other) {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(channels) {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
