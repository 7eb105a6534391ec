// How does text get into HTML without becoming markup?

/** Text that is HTML already; all other text is escaped on its way in. */
class Markup {
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

/** For HTML that a package made. Never for what is written in a docs folder. */
export function markup(text) {
  return new Markup(text);
}

/** A template whose values are escaped; lists are joined, and nothing stands for undefined, null and false. */
export function html(strings, ...values) {
  return new Markup(values.reduce((text, value, index) => text + written(value) + strings[index + 1], strings[0]));
}

/** An attribute in a tag; nothing where it has no value. */
export function attribute(name, value) {
  return value && html` ${markup(name)}="${value}"`;
}

function written(value) {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(written).join("");
  return value === undefined || value === null || value === false ? "" : escaped(String(value));
}

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text) {
  return text.replace(/[&<>"']/g, (character) => entities[character]);
}
