// Reads the data of the preview from the parts of its own file.
import type { PageExplanation } from "../../../outputs/explain/explanation.ts";
import type { DrawnPage } from "../../../outputs/page-writer/drawn/drawn-node.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import { reasonOf } from "../../../compiler/text/reason-of.ts";
import { bucketOf } from "../model/edition-pages.ts";
import type { FindEntry } from "../model/find-entries.ts";
import { explanationBuckets, partId, partNames, textBuckets } from "../model/part-names.ts";
import { searchTable } from "../model/search-entries.ts";
import { iconLoader } from "./icon-loader.ts";
import { kept, keptByName } from "./kept.ts";
import { openEdition } from "./loaded-edition.ts";
import type { PreviewSource } from "./preview-source.ts";
import { readPieces, unpacked } from "./read-pieces.ts";

export function fileSource(): PreviewSource {
  return {
    live: false,
    summary: () => required(partNames.summary),
    edition: keptByName((overview, id) => {
      const at = overview.index.editions.findIndex((edition) => edition.id === id);
      return openEdition(overview, id, {
        data: () => required(partNames.edition(at)),
        pages: async (bucket) => (await part(partNames.pages(at, bucket))) ?? {},
        lines: () => required(partNames.lines(at)),
      });
    }),
    explanation: async (href) => {
      const bucket = partNames.explanations(bucketOf(href, explanationBuckets));
      return ownValue((await part<{ readonly [href: string]: PageExplanation }>(bucket)) ?? {}, href);
    },
    text: async (href) => {
      const bucket = partNames.texts(bucketOf(href, textBuckets));
      return ownValue((await part<{ readonly [href: string]: DrawnPage }>(bucket)) ?? {}, href) ?? null;
    },
    // oxlint-disable-next-line typescript/require-await -- the bodies of other pages are not there
    deadLinks: async () => ({}),
    // oxlint-disable-next-line typescript/require-await -- nothing can be done in a file
    problemActions: async () => [],
    coverage: () => required(partNames.coverage),
    icon: iconLoader(kept(() => required(partNames.icons))),
    entries: kept(async () => searchTable((await part<readonly FindEntry[]>(partNames.entries)) ?? [])),
    comparison: kept(() => required(partNames.comparison)),
    changedTexts: kept(() => required(partNames.changedTexts)),
    problemPlaces: () => required(partNames.problemPlaces),
    links: () => required(partNames.links),
    onChange: () => undefined,
  };
}

async function required<Value>(name: string): Promise<Value> {
  const found = await part<Value>(name);
  if (found === undefined) throw damaged(`its part "${name}" is missing`);
  return found;
}

/** Undefined if the file has no such part. */
async function part<Value>(name: string): Promise<Value | undefined> {
  // The first part is before the script that runs. Another one could be there in part only.
  if (name !== partNames.summary) await whole;
  const text = document.getElementById(partId(name))?.textContent;
  // It is a string of JSON without escapes.
  if (text === undefined) return undefined;
  try {
    return await readPieces(unpacked(text.slice(1, -1)));
  } catch (error) {
    throw damaged(reasonOf(error));
  }
}

function damaged(reason: string): Error {
  return new Error(
    `This file is not as it was written: ${reason}. Download it again, or write it again with navc preview -o.`,
  );
}

/** True if the file is complete. */
const whole = new Promise<void>((ready) => {
  if (document.readyState !== "loading") ready();
  else document.addEventListener("DOMContentLoaded", () => ready());
});
