// Where the choices of a menu of languages or versions lead from a page.
const isUnder = (path, folder) => folder === "" || path === folder || path.startsWith(`${folder}/`);

/** Where a choice leads from a path; undefined where it leads nowhere. */
function targetOf(choice, path, folder) {
  if (choice.current || choice.folder === undefined) return choice.href;
  const rest = path.slice(folder.length);
  return choice.folder + (rest === "/" && choice.folder !== "" ? "" : rest) || "/";
}

/** The pages of each menu by paths as readers see them; those of `navc.json` are as servers get them. */
const readPaths = new WeakMap();

function pageAt(pages, path) {
  if (!readPaths.has(pages))
    readPaths.set(pages, new Map(Object.entries(pages).map(([href, page]) => [decodeURI(href), page])));
  return readPaths.get(pages).get(path);
}

/** The choices of a menu with their targets, from a path as readers see it. */
export function choicesAt({ editions, pages }, path) {
  const said = pageAt(pages, path);
  if (said?.choices) return said.choices.map((choice) => ({ ...choice, target: choice.href }));
  const [edition] = editions
    .map((each) => ({ ...each, folder: decodeURI(each.folder) }))
    .filter(({ folder }) => isUnder(path, folder))
    .toSorted((one, other) => other.folder.length - one.folder.length);
  return (edition?.choices ?? []).map((choice, index) => ({
    ...choice,
    target: said?.targets ? (said.targets[index] ?? undefined) : targetOf(choice, path, edition.folder),
  }));
}
