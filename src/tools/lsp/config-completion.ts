// Completes docs.json: pages and operations of the site, addresses, and the fields and values of the schema.
import { CompletionItemKind, type CompletionItem, type CompletionList } from "vscode-languageserver";
import { entryText } from "../../compiler/contract/endpoint-entry.ts";
import { pageHref } from "../../compiler/contract/page-path.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import { begunPointerAt } from "../../compiler/text/pointer-at.ts";
import { pointerSegments } from "../../compiler/text/json-pointer.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import { writtenStrings } from "../../compiler/text/written-strings.ts";
import { stringAt } from "../../compiler/text/string-at.ts";
import type { SiteTree } from "../../project/editing/edited-state.ts";
import { rangeBetween, type AskedPlace } from "./asked-document.ts";
import { iconOffers, type IconWanted } from "./icons/icon-offers.ts";
import { knownPages, offeredFor, type Offer } from "./known-pages.ts";
import { plainCompletion } from "./plain-completion.ts";
import { schemaDocument } from "./schema-service.ts";
import { sortText } from "./sort-text.ts";

/** What can be written at a place of docs.json or a file of its `$ref`s. */
export async function completeConfig(place: AskedPlace): Promise<CompletionList> {
  const own = await ownItems(place);
  const known = await schemaDocument(place);
  const position = place.document.positionAt(place.offset);
  const theirs = await known?.service.doComplete(place.document, position, known.parsed);
  const labels = new Set(own.items.map(({ label }) => label));
  const others = (theirs?.items ?? []).filter(({ label }) => !labels.has(unquoted(label)));
  return {
    isIncomplete: own.isIncomplete || theirs?.isIncomplete === true,
    items: [...own.items, ...(place.site.client.hasSnippets ? others : others.map(plainCompletion))],
  };
}

/** The schema service labels a value as JSON. */
function unquoted(label: string): string {
  return label.replace(/^"(.*)"$/, "$1");
}

/** Fields that hold an address. */
const addressFields: ReadonlySet<string> = new Set(["href", "destination", "link", "url"]);

async function ownItems(place: AskedPlace): Promise<CompletionList> {
  const { tree } = place.site.state;
  const { document, offset } = place;
  const text = document.getText();
  const written = stringAt(text, offset);
  const pointer = written?.pointer ?? begunPointerAt(text, offset);
  if (tree === undefined || pointer === undefined || written?.isKey === true) return { isIncomplete: false, items: [] };
  const isClosed = written !== undefined && written.end - written.start > 1 && text[written.end - 1] === '"';
  const comma = commaAfter(text, written?.end ?? offset);
  const isEndKept = isClosed && comma === "";
  const inside =
    written === undefined ? undefined : { start: written.start + 1, end: written.end - (isEndKept ? 1 : 0) };
  const typed = inside === undefined ? "" : text.slice(inside.start, offset);
  const isIcon = isIconName(pointer);
  const all = isIcon ? await iconOffers(writtenIcon(text, pointer, tree), typed) : offersAt(pointer, tree);
  const { offered, isComplete } = offeredFor(all, typed);
  const range = rangeBetween(document, inside?.start ?? offset, inside?.end ?? offset);
  const items = offered.map(({ text: label, detail, words }, index): CompletionItem => {
    const json = JSON.stringify(label);
    return {
      label,
      detail,
      // An editor shows `detail` of the chosen item only, and this one of all.
      labelDetails: { description: detail },
      kind: isIcon ? CompletionItemKind.Value : CompletionItemKind.File,
      filterText: inside === undefined ? `"${words}"` : words,
      sortText: sortText(index),
      textEdit: { range, newText: `${json.slice(inside === undefined ? 0 : 1, isEndKept ? -1 : undefined)}${comma}` },
    };
  });
  return { isIncomplete: !isComplete, items };
}

/** The comma that a value needs before the next one; "" if there is one, or if no value follows. */
function commaAfter(text: string, end: number): string {
  const next = /\S/.exec(text.slice(end))?.[0] ?? "";
  return next === "" || ",:]}".includes(next) ? "" : ",";
}

function offersAt(pointer: string, { navigation, record }: SiteTree): readonly Offer[] {
  const names = pointerSegments(pointer);
  const field = names.findLast((name) => !/^\d+$/.test(name)) ?? "";
  const pages = knownPages(navigation);
  if (field === "pages" && /\/\d+$/.test(pointer))
    return [
      ...pages.flatMap(({ page, isListed, words }): Offer[] =>
        page.file === null
          ? []
          : [{ text: page.path, detail: isListed ? page.title : `${page.title} (in no list)`, words }],
      ),
      ...operationOffers(record),
    ];
  if (field === "root") return pages.map(({ page, words }) => ({ text: page.path, detail: page.title, words }));
  if (addressFields.has(field))
    return pages.map(({ page, words }) => ({ text: pageHref(page.path, ""), detail: page.title, words: `/${words}` }));
  if (field === "openapi" || field === "asyncapi")
    return record.documents.map(({ source, operations }) => ({
      text: source,
      detail: `${operations.length} operations`,
      words: source.toLowerCase(),
    }));
  return [];
}

function isIconName(pointer: string): boolean {
  const names = pointerSegments(pointer);
  return names.at(-1) === "icon" || (names.at(-1) === "name" && names.at(-2) === "icon");
}

/** What is known of an icon beside its name. */
function writtenIcon(text: string, pointer: string, { navigation }: SiteTree): IconWanted {
  const site = navigation.site.icons?.library;
  if (!pointer.endsWith("/name")) return { library: site };
  const written = writtenStrings(text, pointer.slice(0, -"/name".length));
  return { library: written.get("library") ?? site, style: written.get("style") };
}

/** The entries of all operations; the spec is named if several specs have the operation. */
const operationOffers: (record: SiteRecord) => readonly Offer[] = perObject(({ documents }) => {
  const all = documents
    .flatMap(({ operations }) => operations)
    .filter(({ kind, excluded }) => kind !== "channel" && !excluded);
  const entries = all.map((each) => entryText(each.kind === "webhook" ? "WEBHOOK" : each.method, each.target));
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return all.map(({ spec, summary }, index): Offer => {
    const entry = entries[index]!;
    const text = counts.get(entry) === 1 ? entry : `${spec} ${entry}`;
    return { text, detail: summary ?? spec, words: `${text} ${summary ?? ""}`.toLowerCase() };
  });
});
