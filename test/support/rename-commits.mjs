// Makes commits that rename, edit, split, copy, remove and add pages, and says which new page is which old one.

/** What can happen to a page in a commit. */
export const deeds = [
  "renamed",
  "retitled",
  "moved",
  "edited 10%",
  "edited 30%",
  "edited 50%",
  "split",
  "copied",
  "replaced",
  "template replaced",
  "template renamed",
  "stub replaced",
  "namesake replaced",
];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Which word follows which pair of words in a text. */
export function learnWords(text) {
  const words = text.split(/\s+/).filter((word) => /^[\p{L}\p{N}`"'(),.:-]+$/u.test(word));
  const followers = new Map();
  for (let index = 2; index < words.length; index += 1) {
    const pair = `${words[index - 2]} ${words[index - 1]}`;
    const known = followers.get(pair);
    if (known === undefined) followers.set(pair, [words[index]]);
    else known.push(words[index]);
  }
  return { words, followers };
}

/** A text of invented words, some of them much more frequent than others, as in any language. */
export function inventedText(count) {
  const next = randomNumbers(1);
  const syllables = ["ka", "lo", "mi", "ren", "sta", "to", "ver", "pu", "shi", "an", "el", "or"];
  const wordOf = (rank) =>
    [...rank.toString(syllables.length)].map((digit) => syllables[Number.parseInt(digit, syllables.length)]).join("");
  return Array.from({ length: count }, () => wordOf(Math.floor(3000 ** next()))).join(" ");
}

function writer(learned, seed) {
  const next = randomNumbers(seed);
  const below = (count) => Math.floor(next() * count);
  const pick = (list) => list[below(list.length)];
  const prose = (count) => {
    const start = below(learned.words.length - 2);
    const made = [learned.words[start], learned.words[start + 1]];
    while (made.length < count) {
      const follow = learned.followers.get(`${made.at(-2)} ${made.at(-1)}`);
      made.push(follow === undefined ? pick(learned.words) : pick(follow));
    }
    return made.join(" ");
  };
  const name = () =>
    `${prose(2)
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, "-")
      .replaceAll(/^-|-$/g, "")}-${below(900)}`;
  return { next, below, pick, prose, name };
}

const shared = [
  "## Before you begin",
  "<Note>",
  "</Note>",
  "```bash",
  "npm install acme",
  "```",
  "## Next steps",
  "",
  "",
];

function bodyOf(write, lines) {
  return Array.from({ length: lines }, () =>
    write.next() < 0.3 ? write.pick(shared) : write.prose(write.pick([4, 8, 15, 30, 60])),
  );
}

function templateBody(name) {
  return [
    `Connect ${name} to Acme in a few minutes, so that your team has all of its data in one place.`,
    "## Before you begin",
    `You need an account of ${name} with the rights of an administrator, and an API key of Acme.`,
    "## Connect",
    "<Steps>",
    `<Step title="Open the settings">Open Settings, then Integrations, and search for ${name}.</Step>`,
    '<Step title="Allow access">Choose Allow. You are sent back to Acme when the access is granted.</Step>',
    '<Step title="Choose what is read">Choose the objects to read. The first run can take up to an hour.</Step>',
    "</Steps>",
    "## Limits",
    "Acme reads every fifteen minutes. A plan of your own can read more often; ask our support.",
    "## Remove the connection",
    "Open Settings, then Integrations, and choose Remove. The data that was read stays until you delete it.",
  ];
}

/** Some lines rewritten, and as many of them as asked for. */
function edited(write, body, share) {
  return body.map((line) => (write.next() < share ? write.prose(Math.max(4, line.split(" ").length)) : line));
}

/**
 * One commit, the same for the same seed: the files before and after, and for each page with its deed the new paths that
 * are right for it; none where it was removed.
 */
export function renameCommit(seed, learned) {
  const write = writer(learned, seed);
  const folders = Array.from({ length: 4 }, () => write.name());
  const pages = [];
  const add = (kind, path, title, body) => pages.push({ kind, path, title, body });
  for (const folder of folders)
    for (let index = 0; index < 8; index += 1) {
      const name = write.name();
      const title = write.next() < 0.2 ? titleOf(name) : write.prose(3);
      add("page", `${folder}/${name}`, title, bodyOf(write, write.pick([4, 8, 16, 32, 64])));
    }
  for (let index = 0; index < 10; index += 1) {
    const name = write.name();
    add("template", `integrations/${name}`, titleOf(name), templateBody(titleOf(name)));
  }
  for (const folder of folders) add("namesake", `${folder}/overview`, "Overview", bodyOf(write, 20));
  for (let index = 0; index < 4; index += 1) {
    const name = write.name();
    add("stub", `${write.pick(folders)}/${name}`, titleOf(name), ["Coming soon."]);
  }
  const before = pages.map((page) => ({ ...page }));
  const right = [];
  const chosen = new Set();
  const after = pages.map((page) => ({ ...page }));
  const count = 1 + write.below(8);
  for (let index = 0; index < count; index += 1) {
    const deed = write.pick(deeds);
    const kind = ["template", "stub", "namesake"].find((each) => deed.startsWith(each)) ?? "page";
    const page = write.pick(after.filter((each) => each.kind === kind && !chosen.has(each.path)));
    if (page === undefined) continue;
    const from = page.path;
    const to = act(deed, page, { write, after, folders });
    chosen.add(from);
    for (const path of to) chosen.add(path);
    right.push({ deed, from, to: deed.endsWith("replaced") || deed === "copied" ? [] : to });
  }
  return { before: filesOf(before), after: filesOf(after), right };
}

/** Changes the pages of a commit, and returns the new paths. */
function act(deed, page, { write, after, folders }) {
  const [folder] = page.path.split("/");
  const name = write.name();
  const place = after.indexOf(page);
  // Half of the pages stay where they were in the sidebar.
  const put = (made) => {
    if (write.next() < 0.5) after.splice(place, 0, made);
    else after.push(made);
  };
  const rename = (changes) => {
    after.splice(place, 1);
    const made = { ...page, path: `${folder}/${name}`, ...changes };
    put(made);
    return [made.path];
  };
  const title = write.prose(3);
  switch (deed) {
    case "renamed":
      return rename({});
    case "retitled":
      return rename({ title });
    case "moved":
      return rename({ title, path: `${write.pick(folders)}/${name}` });
    case "edited 10%":
    case "edited 30%":
    case "edited 50%":
      return rename({ title, body: edited(write, page.body, Number.parseInt(deed.slice(7), 10) / 100) });
    case "split": {
      const end = Math.ceil(page.body.length * 0.7);
      const rest = { ...page, path: `${folder}/${write.name()}`, title: write.prose(3), body: page.body.slice(end) };
      const [first] = rename({ title, body: page.body.slice(0, end) });
      after.push(rest);
      return [first, rest.path];
    }
    case "copied":
      put({ ...page, path: `${folder}/${name}`, title });
      return [`${folder}/${name}`];
    case "replaced":
      return rename({ title, body: bodyOf(write, page.body.length) });
    case "template replaced":
      return rename({ title: titleOf(name), body: templateBody(titleOf(name)) });
    case "template renamed":
      return rename({ title, body: [...page.body, write.prose(20)] });
    case "namesake replaced":
      return rename({ path: `${name}/overview`, body: bodyOf(write, 20) });
    case "stub replaced":
      return rename({ title: titleOf(name) });
    default:
      throw new Error(`There is no deed "${deed}".`);
  }
}

function titleOf(name) {
  const words = name.replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function filesOf(pages) {
  const files = pages.map(({ path, title, body }) => [
    `${path}.mdx`,
    `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body.join("\n")}\n`,
  ]);
  const folders = [...new Set(pages.map(({ path }) => path.split("/")[0]))];
  const groups = folders.map((folder) => ({
    group: titleOf(folder),
    pages: pages.filter(({ path }) => path.startsWith(`${folder}/`)).map(({ path }) => path),
  }));
  return { "docs.json": JSON.stringify({ name: "Acme", navigation: { groups } }), ...Object.fromEntries(files) };
}
