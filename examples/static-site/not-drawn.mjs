// What does docs.json say that this theme does not show? The build prints it, so that nobody looks for it in the pages.

/** What texts have that is not drawn, with the files that have it. */
export class LeftOut {
  #files = new Map();

  add(what, file) {
    const files = this.#files.get(what) ?? new Set();
    this.#files.set(what, files.add(file));
  }

  lines() {
    return [...this.#files].map(([what, files]) => {
      const [first, ...others] = files;
      const more = others.length === 0 ? "" : ` and ${others.length} more`;
      return `A text has ${what}: ${first}${more}.`;
    });
  }
}

/** A line for each thing; `frames` are the addresses of the frames in texts, `left` what is left out of them, and `redirects` those of the host. */
export function notDrawn(navigation, { frames, left, redirects }) {
  const { fonts, appearance } = navigation.site;
  const fields = [
    fonts && '"fonts": the pages have the fonts of the system',
    appearance && '"appearance": readers begin with the mode of their system, and can change it',
  ];
  return [
    ...fields.filter(Boolean).map((field) => `docs.json has ${field}.`),
    ...(frames.size === 0 ? [] : [`Frames are links, because no page loads another site: ${[...frames].join(", ")}.`]),
    ...left.lines(),
    ...redirects.notWritten.map(({ redirect, reason }) => `_redirects does not have ${redirect.source}: ${reason}.`),
  ];
}
