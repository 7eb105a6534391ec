// Says on stderr which parts of pages could not be written for a host, with the first places.
import { join } from "node:path";
import type { PageFault } from "../../../outputs/page-writer/source/page-fault.ts";
import { firstOf } from "../../../outputs/render/text-layout.ts";
import { readingLimits } from "../../../compiler/text/reading-limits.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { visible } from "../../../compiler/text/visible.ts";

const placesNamed = 3;
const plainFormsNamed = 20;
const { marks: mostMarks, words: mostWords, definitions: mostDefinitions } = readingLimits.page;

/** A line about faults of one kind. */
export interface FaultNote {
  readonly text: string;
  readonly isPlainForm: boolean;
}

/** One line for each kind of fault. */
export function pageFaultNotes(faults: readonly PageFault[], root: string): readonly FaultNote[] {
  return [...groupBy(faults, sentenceOf)].map(([sentence, same]) => {
    const places = [...new Set(same.map((fault) => placeOf(fault, root)))];
    const isPlain = same.some(isPlainForm);
    const { shown, left } = firstOf(places, isPlain ? plainFormsNamed : placesNamed);
    const text = visible(`${sentence}: ${shown.join(", ")}${left === 0 ? "" : ` and ${String(left)} more`}`);
    return { text, isPlainForm: isPlain };
  });
}

const plainKinds: ReadonlySet<string> = new Set<PageFault["kind"]>(["not-mdx", "too-many-marks", "plain-form"]);

/** True for a fault because of which a page shows its tags and expressions as text. */
export function isPlainForm({ kind }: PageFault): boolean {
  return plainKinds.has(kind);
}

const sentences: { readonly [kind in PageFault["kind"]]: string } = {
  "no-file": "Nothing is written for pages that have no file",
  sdk: "Nothing is written for pages that only the platform makes, of what a generator wrote",
  unreadable: "Nothing is written for pages whose files can't be read any more",
  "too-large": "Nothing is written for pages whose files are larger than",
  "left-out": "Parts that pages import are left out, because",
  "missing-file":
    "Pages show files that are not in the docs folder, and some hosts fail without them (`navc check --links --assets` shows each place)",
  "not-copied": "Files that pages show or link to are not copied, because",
  "unknown-component":
    "Components that neither docs.json sites have nor their pages define are shown as their link and content, until you add them to the components of the host",
  "too-many-marks": `Pages are written as plain text where a paragraph has more than ${String(mostMarks)} marks such as "*" or ${String(mostWords)} words, or a page more than ${String(mostDefinitions)} definitions of links, because parsers would take too long`,
  "plain-form":
    "Pages with which the build of the host would end are written in a plain form, with their tags and expressions as text",
  "not-mdx":
    "Texts that are no valid MDX would end the build of a site, so their tags and expressions are shown as text",
};

function sentenceOf(fault: PageFault): string {
  const sentence = sentences[fault.kind];
  if (fault.kind === "too-large") return `${sentence} ${String(fault.bytes)} bytes`;
  return fault.kind === "left-out" || fault.kind === "not-copied" ? `${sentence} ${fault.reason}` : sentence;
}

function placeOf(fault: PageFault, root: string): string {
  if (fault.kind === "plain-form") return `${plainFormPlace(fault, root)} (${fault.reason})`;
  if ("href" in fault) return `page "${fault.title}" (${fault.href})`;
  if (fault.kind === "unknown-component") return `<${fault.name}> (${lineIn(join(root, fault.file), fault.line)})`;
  const file = join(root, fault.file);
  const place = "line" in fault ? `${file}:${String(fault.line)}:${String(fault.column)}` : file;
  if (fault.kind === "not-copied") return `${fault.path} in ${place}`;
  if (fault.kind === "missing-file") return `${fault.address} in ${place}`;
  if (fault.kind !== "left-out") return place;
  const what = fault.snippet === undefined ? fault.what : `${fault.what} in ${join(root, fault.snippet)}`;
  return `${what} (${place})`;
}

function plainFormPlace(
  { title, href, file, line }: Extract<PageFault, { readonly kind: "plain-form" }>,
  root: string,
): string {
  if (file === null) return `page "${title}" (${href})`;
  return lineIn(join(root, file), line);
}

function lineIn(file: string, line: number | undefined): string {
  return line === undefined ? file : `${file}:${String(line)}`;
}
