// Divides the data of a preview in one file into parts; the page reads only those that it shows.
import { EditionParts } from "../../../outputs/split/edition-parts.ts";
import { editionData } from "./edition-data.ts";
import { inBuckets } from "./edition-pages.ts";
import { findEntries } from "./find-entries.ts";
import type { PreviewFile } from "./preview-data.ts";
import { explanationBuckets, partNames, textBuckets } from "./part-names.ts";
import { linesIn } from "./source-lines.ts";

/** A part of a file, with its name. */
export type FilePart = readonly [name: string, value: unknown];

/** All parts of a file; the first one is needed to open it. */
export function* fileParts(file: PreviewFile): Generator<FilePart> {
  const {
    summary,
    navigation,
    lines,
    coverage,
    explanations,
    comparison,
    changedTexts,
    texts,
    problemPlaces,
    links,
    icons,
  } = file;
  yield [partNames.summary, summary];
  yield [partNames.coverage, coverage];
  yield [partNames.comparison, comparison];
  yield [partNames.changedTexts, changedTexts];
  yield [partNames.problemPlaces, problemPlaces];
  yield [partNames.links, links];
  yield [partNames.icons, icons];
  yield* buckets(explanations, explanationBuckets, partNames.explanations);
  yield* buckets(texts, textBuckets, partNames.texts);
  if (navigation === null) return;
  yield [partNames.entries, findEntries(navigation)];
  const parts = new EditionParts(navigation);
  for (const [at, edition] of navigation.editions.entries()) {
    const part = parts.of(edition);
    const data = editionData(part);
    yield [partNames.edition(at), data];
    yield [partNames.lines(at), linesIn(edition, summary.config, lines)];
    yield* buckets(part.pages, data.buckets, (bucket) => partNames.pages(at, bucket));
  }
}

function* buckets(
  record: { readonly [href: string]: unknown },
  count: number,
  nameOf: (bucket: number) => string,
): Generator<FilePart> {
  for (const [bucket, content] of inBuckets(record, count).entries())
    if (Object.keys(content).length > 0) yield [nameOf(bucket), content];
}
