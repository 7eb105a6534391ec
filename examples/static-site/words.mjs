// What does the theme itself say, in the language of the page? A file per language in words/; other languages read English.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "words");

const tables = new Map(readdirSync(folder).map((file) => [file.replace(/\.json$/, ""), wordsIn(file)]));

function wordsIn(file) {
  return JSON.parse(readFileSync(join(folder, file), "utf8"));
}

/** The words of a language tag: `pt-BR` reads those of `pt`, and `zh` those of `zh-Hans`. */
export function wordsOf(tag = "en") {
  const known = [tag, tag.split("-", 1)[0], `${tag}-Hans`].find((each) => tables.has(each));
  return tables.get(known ?? "en");
}
