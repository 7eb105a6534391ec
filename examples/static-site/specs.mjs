// What does a spec say about an operation? Read once, with every file that it refers to inside the docs folder.
import { posix } from "node:path";
import { $RefParser } from "@apidevtools/json-schema-ref-parser";

/** The specs of the operations of these pages, by the file that has the operation. Specs on other hosts are not loaded. */
export async function openSpecs(docs, pages) {
  const files = new Set(pages.flatMap(({ operation }) => (operation?.pointer ? [operation.file] : [])));
  const specs = await Promise.all([...files].map(async (file) => [file, await openSpec(docs, file)]));
  return new Map(specs);
}

async function openSpec(docs, file) {
  const path = docs.fileAt(file);
  if (path === undefined) return undefined;
  const parser = new $RefParser();
  try {
    const read = ({ url }) => docs.text(docs.pathOf(decodeURIComponent(url))) ?? Promise.reject(new Error(url));
    await parser.resolve(path, { continueOnError: true, resolve: { http: false, file: { read } } });
  } catch {
    // What could be read is used.
  }
  const { $refs } = parser;
  if ($refs.paths().length === 0) return undefined;
  for (const [of, value] of Object.entries($refs.values())) makeAbsolute(value, of);
  return new Spec($refs, $refs.paths()[0]);
}

/** A reference in another file is relative to that file. Afterwards each says which file it is about. */
function makeAbsolute(value, file) {
  const seen = new Set();
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== "object" || next === null || seen.has(next)) continue;
    seen.add(next);
    if (typeof next.$ref === "string" && !URL.canParse(next.$ref)) next.$ref = inFile(next.$ref, file);
    for (const each of Object.values(next)) open.push(each);
  }
}

function inFile(reference, file) {
  if (reference.startsWith("#")) return file + reference;
  const [path, pointer = ""] = reference.split("#", 2);
  return `${posix.join(posix.dirname(file), path)}#${pointer}`;
}

/** Follows references on demand, so that a schema that holds itself does no harm. */
class Spec {
  #refs;
  #path;

  constructor(refs, path) {
    this.#refs = refs;
    this.#path = path;
  }

  /** What is at a pointer into the spec; undefined when nothing is. */
  at(pointer) {
    const words = pointer.split("/").map(encodeURIComponent);
    return this.#get(`${this.#path}#${words.join("/")}`);
  }

  /** A value, or what its reference leads to; `{}` when it leads nowhere. */
  resolved(value) {
    let found = value;
    for (let hops = 0; typeof found?.$ref === "string"; hops += 1) {
      if (hops === 16) return {};
      found = this.#get(found.$ref);
    }
    return found ?? {};
  }

  #get(reference) {
    try {
      return this.#refs.get(reference);
    } catch {
      return undefined;
    }
  }
}
