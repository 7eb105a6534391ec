// Collects the pages of an imported site, each with a path of its own. (D321)
import { pageHref } from "../../compiler/contract/page-path.ts";
import type { JsonObject } from "../../compiler/text/json-value.ts";
import { utf8Length } from "../../compiler/text/byte-lengths.ts";
import type { TextDialect } from "./import-kind.ts";
import type { ImportLoss } from "./import-loss.ts";
import type { ImportedPage } from "./imported-site.ts";
import { addressKey } from "./old-address.ts";

/** A page to add. */
export interface NewPage {
  /** Absent for a page that is made. */
  readonly file?: string;
  /** The address that the old site shows, from "/" after its base. */
  readonly address: string;
  /** Other addresses that it served the page at. */
  readonly more?: readonly string[];
  /** Whether its file is the index of a folder. */
  readonly isIndex?: boolean;
  /** False for a page that the old site did not have, such as one that links out. */
  readonly isOld?: boolean;
  readonly fields: JsonObject;
  readonly dialect: TextDialect;
  /** The heading that its title is made of, if that is not the title itself. */
  readonly heading?: string | undefined;
}

/** The pages of a site. */
export class PageList {
  readonly pages: ImportedPage[] = [];
  readonly losses: ImportLoss[] = [];
  readonly #taken = new Set<string>();
  readonly #byFile = new Map<string, ImportedPage>();
  readonly #lastNumbers = new Map<string, number>();

  /** Adds a page at the path of its address. If another page has that, it gets a number, and is a loss. */
  add({ file, address, more = [], isIndex = false, isOld = true, fields, dialect, heading }: NewPage): ImportedPage {
    const wanted = pathOfAddress(address, isIndex);
    const path = this.#freePath(wanted, file);
    const addresses = isOld ? [...new Set([address, ...more])] : [];
    const page: ImportedPage = { file, path, extension: "mdx", addresses, fields, dialect, heading };
    if (path !== wanted && isOld)
      this.losses.push({
        feature: "the address of a page",
        reason: `another page has it, so this one is at ${pageHref(path, "")}`,
        file: file ?? "",
        what: address,
      });
    this.pages.push(page);
    if (file !== undefined && !this.#byFile.has(file)) this.#byFile.set(file, page);
    return page;
  }

  /** The page of a file. */
  ofFile(file: string): ImportedPage | undefined {
    return this.#byFile.get(file);
  }

  #freePath(wanted: string, file: string | undefined): string {
    let path = wanted;
    if (this.#taken.has(foldedKey(path))) {
      const stem = wanted.replace(/(?:^|\/)index$/, "") || nameOf(file);
      let number = this.#lastNumbers.get(stem) ?? 1;
      do {
        number += 1;
        path = `${stem}-${number}`;
      } while (this.#taken.has(foldedKey(path)));
      this.#lastNumbers.set(stem, number);
    }
    this.#taken.add(foldedKey(path));
    return path;
  }
}

function nameOf(file: string = "page"): string {
  return file.replace(/^.*\//, "").replace(/\.\w+$/, "");
}

/** Many disks take names that differ only in capitals for one. */
function foldedKey(path: string): string {
  return addressKey(pageHref(path, "")).normalize("NFC").toLowerCase();
}

/** The path of the page in the docs folder for an address; `isIndex`: its file was the index of a folder. (D321) */
function pathOfAddress(address: string, isIndex: boolean): string {
  const segments = addressKey(address.replace(/\.html?$/i, ""))
    .split("/")
    .map(fileName)
    .filter((segment) => segment !== "");
  if (segments.length === 0) return "index";
  const all = isIndex ? [...segments, "index"] : segments;
  return all.map((each, index) => (index < all.length - 1 ? folderName(each) : each)).join("/");
}

/** A folder with a name that no page file has: `a.mdx/b` and `a` would be one path. */
function folderName(segment: string): string {
  return segment.replace(/\.(?=mdx?$)/i, "-");
}

/** A segment as a name that all systems have: see `pathProblem` of the writer. */
function fileName(segment: string): string {
  return shortened(
    segment
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\0-\x1F\x7F\\:*?"<>|\uFFFD]/g, "-")
      .replace(/^\.+/, "")
      .replace(/(?<![. ])[. ]+$/, ""),
  );
}

/** Systems take names of 255 bytes; a number and the extension come behind it. */
const mostBytes = 200;

/** The beginning of a name. */
function shortened(name: string): string {
  if (utf8Length(name) <= mostBytes) return name;
  let short = "";
  let bytes = 0;
  for (const sign of name) {
    bytes += utf8Length(sign);
    if (bytes > mostBytes) break;
    short += sign;
  }
  return short.replace(/(?<![. ])[. ]+$/, "");
}
