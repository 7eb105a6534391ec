// What does docs.json say that this theme does not show? The build prints it, so that nobody looks for it in the pages.

/** A line for each thing; `frames` are the addresses of the frames in texts, and `redirects` those of the host. */
export function notDrawn(navigation, { frames, redirects }) {
  const { fonts, appearance } = navigation.site;
  const fields = [
    fonts && '"fonts": the pages have the fonts of the system',
    appearance && '"appearance": readers begin with the mode of their system, and can change it',
  ];
  return [
    ...fields.filter(Boolean).map((field) => `docs.json has ${field}.`),
    ...(frames.size === 0 ? [] : [`Frames are links, because no page loads another site: ${[...frames].join(", ")}.`]),
    ...redirects.notWritten.map(({ redirect, reason }) => `_redirects does not have ${redirect.source}: ${reason}.`),
  ];
}
