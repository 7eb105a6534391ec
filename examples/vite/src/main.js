// Shows the page at the address of the browser, and follows links without loading the document again.
import { findPage, loadEdition, viewPage } from "navc/runtime";
import * as firstNavigation from "virtual:navc";
import { frameOf, unknownAddress } from "./frame.js";
import * as firstTexts from "./page-texts.js";

let navigation = firstNavigation;
let texts = firstTexts;
/** The edition that the reader saw last, opened. */
let opened;
/** Counts what is shown, because a page may arrive after the reader has left for another. */
let turn = 0;

const shown = new WeakMap();

/** Leaves what is the same as before, with its scroll position and what the reader opened. */
function draw(selector, html) {
  const element = document.querySelector(selector);
  if (shown.get(element) === html) return;
  shown.set(element, html);
  element.innerHTML = html;
}

async function editionAt(address) {
  const id = navigation.editionAt(address, opened?.id);
  if (opened?.id === id) return opened;
  return { id, site: await loadEdition(navigation.index, id, navigation.readEdition) };
}

/** Shows the page at the address. Resolves to whether the reader has waited for it. */
async function show() {
  const mine = (turn += 1);
  const edition = await editionAt(location.href);
  if (mine !== turn) return false;
  opened = edition;
  const { site } = edition;
  const found = findPage(site, location.href);
  if (found.kind === "redirect" && found.external) return leaveFor(found.href);
  if (found.kind === "redirect") {
    history.replaceState(null, "", found.href);
    return show();
  }
  const view = found.kind === "page" ? viewPage(site, found.page) : undefined;
  if (view?.page.url) return leaveFor(view.page.url);
  const frame = view ? frameOf(view, await texts.textOf(view.page)) : unknownAddress(site);
  if (mine !== turn) return false;
  document.title = frame.title;
  Object.assign(document.documentElement, { lang: view?.lang ?? "en", dir: view?.dir ?? "ltr" });
  draw("header", frame.header);
  draw("nav", frame.sidebar);
  draw("main", frame.main);
  return true;
}

function leaveFor(address) {
  location.replace(address);
  return false;
}

async function go(address) {
  history.pushState(null, "", address);
  if (!(await show())) return;
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target) return;
  event.preventDefault();
  void go(link.href);
});
addEventListener("popstate", () => void show());

await show();

// While you write: the page stays where it is, and only what has changed is drawn.
if (import.meta.hot) {
  import.meta.hot.accept("virtual:navc", (next) => {
    if (!next) return;
    navigation = next;
    opened = undefined;
    void show();
  });
  import.meta.hot.accept("./page-texts.js", (next) => {
    if (!next) return;
    texts = next;
    void show();
  });
}
