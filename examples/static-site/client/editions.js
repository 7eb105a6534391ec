// A page that several editions show is in the one that the reader comes from: all that is around its content is of that one.
const root = document.documentElement;
const { dataset } = root;
const place = `edition ${dataset.site}`;

export async function showLastEdition() {
  if (dataset.waiting !== undefined) {
    try {
      putAround(document.querySelector("#_page"), await loadFrame(dataset.waiting));
    } catch {
      // The page stays as it was drawn, in one edition as a whole.
    }
    delete dataset.waiting;
  }
  remember();
  addEventListener("pageshow", remember);
  addEventListener("hashchange", remember);
  addEventListener("click", follow);
  addEventListener("auxclick", follow);
}

/** Pages with the same sidebar share a frame, and a page has the pieces in which its own is another. */
async function loadFrame(file) {
  const [frame, { [file]: pieces }] = await Promise.all([file, dataset.pieces].map(load));
  for (const [number, piece] of Object.entries(pieces)) frame[number] = piece;
  const { body, documentElement } = new DOMParser().parseFromString(frame.join(""), "text/html");
  for (const link of body.querySelectorAll('a[href=""]')) link.setAttribute("href", dataset.page);
  return documentElement;
}

async function load(file) {
  const answer = await fetch(`${dataset.site}/editions/${file}`, { signal: AbortSignal.timeout(5000) });
  return answer.json();
}

/** The content stays where it is, with its scroll position and what the reader did in it, and in its own language. */
function putAround(content, frame) {
  const { lang, dir } = root;
  if (frame.lang !== lang) Object.assign(content, { lang, dir });
  let [own, other] = [content, frame.querySelector("#_page")];
  while (own !== document.body) {
    for (const node of [...own.parentNode.childNodes].filter((each) => each !== own)) node.remove();
    const nodes = [...other.parentNode.childNodes];
    own.before(...nodes.slice(0, nodes.indexOf(other)));
    own.after(...nodes.slice(nodes.indexOf(other) + 1));
    [own, other] = [own.parentNode, other.parentNode];
    for (const { name, value } of other.attributes) own.setAttribute(name, value);
  }
  for (const { name, value } of frame.attributes) root.setAttribute(name, value);
}

/** For the next page in this tab, for another tab, and for this page when the reader comes back to it. */
function remember() {
  keep("sessionStorage", dataset.edition);
  keep("localStorage", dataset.edition);
  keepHere(dataset.edition);
}

/** A link opens the edition of the page, or the one that it names: in this tab, or in another one. */
function follow({ target, type, ctrlKey, metaKey, shiftKey }) {
  const link = target.closest?.("a[href]");
  if (!link) return;
  const edition = link.dataset.edition ?? dataset.edition;
  keep("localStorage", edition);
  if (type !== "click" || ctrlKey || metaKey || shiftKey) return;
  keep("sessionStorage", edition);
  // A link to the page itself is no new entry of the history, and browsers let it have the state of the old one.
  if (link.href === location.href) keepHere(edition);
}

function keepHere(edition) {
  history.replaceState({ ...history.state, edition }, "");
}

function keep(storage, edition) {
  try {
    globalThis[storage].setItem(place, edition);
  } catch {
    // Without it the next page is shown as it was drawn.
  }
}
