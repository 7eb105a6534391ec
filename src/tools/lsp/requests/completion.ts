// textDocument/completion: what can be written at a place.
import { CompletionItemKind, type CompletionItem, type CompletionList } from "vscode-languageserver";
import { isPageFileName, pageHref } from "../../../compiler/contract/page-path.ts";
import { pageFields } from "../../../compiler/contract/page-fields.ts";
import type { SiteTree } from "../../../project/editing/edited-state.ts";
import { rangeBetween, type AskedPlace } from "../asked-document.ts";
import { completeConfig } from "../config-completion.ts";
import { fieldAt, fieldNames, iconAt, type BegunIcon } from "../front-matter-at.ts";
import { sortText } from "../sort-text.ts";
import { iconOffers } from "../icons/icon-offers.ts";
import { knownPages, offeredFor } from "../known-pages.ts";
import { linkBeingWritten, type BegunAddress } from "../link-being-written.ts";
import { nearestFirst } from "../nearest-pages.ts";
import { relativePath } from "../../../compiler/text/resolve-path.ts";

const nothing: CompletionList = { isIncomplete: false, items: [] };

/** What can be written at a place. */
export async function completion(place: AskedPlace): Promise<CompletionList> {
  const { tree } = place.site.state;
  if (!isPageFileName(place.file)) return completeConfig(place);
  const text = place.document.getText();
  const field = fieldAt(text, place.offset);
  if (field !== undefined) return completeField(place, field);
  if (tree === undefined) return nothing;
  const icon = iconAt(text, place.offset);
  if (icon !== undefined) return completeIcon(icon, place, tree);
  const address = linkBeingWritten(text, place.offset);
  if (address === undefined) return nothing;
  if (address.kind === "icon") return completeIcon(address, place, tree);
  if (address.kind === "picture") return completePicture(address, place, tree);
  return address.written.includes("#") ? completeAnchor(address, place, tree) : completeLink(address, place, tree);
}

function completeLink(
  { written, start, end }: BegunAddress,
  place: AskedPlace,
  { navigation }: SiteTree,
): CompletionList {
  const { offered, isComplete } = offeredFor(nearestFirst(knownPages(navigation), place.file), written);
  const items = offered.map(({ page }, index): CompletionItem => {
    const isRelative = written.startsWith(".") && page.file !== null;
    const address = isRelative ? relativePath(place.file, page.path) : pageHref(page.path, "");
    return item(address, {
      start,
      end,
      place,
      index,
      detail: page.title,
      kind: CompletionItemKind.File,
      words: `${address} ${page.title}`,
    });
  });
  return { isIncomplete: !isComplete, items };
}

function completeAnchor(
  { written, start, end }: BegunAddress,
  place: AskedPlace,
  { navigation, record }: SiteTree,
): CompletionList {
  const at = written.indexOf("#");
  const to = record.reader?.follow(place.file, written.slice(0, at) || "#");
  const file = to?.kind === "page" ? navigation.pages[to.href]?.file : to?.kind === "file" ? to.file : undefined;
  const ids = file === undefined || file === null ? [] : (record.reader?.anchorsOf(file) ?? []);
  const items = ids.map((id, index) =>
    item(id, { start: start + at + 1, end, place, index, detail: "", kind: CompletionItemKind.Reference, words: id }),
  );
  return { isIncomplete: false, items };
}

const pictures = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "mp4", "webm"];

function completePicture({ written, start, end }: BegunAddress, place: AskedPlace, { host }: SiteTree): CompletionList {
  const files = host.list({ extensions: pictures, ignore: [] }).map((file) => ({ file, words: file.toLowerCase() }));
  const { offered, isComplete } = offeredFor(files, written);
  const items = offered.map(({ file }, index) => {
    const address = written.startsWith(".") ? relativePath(place.file, file) : `/${file}`;
    return item(address, { start, end, place, index, detail: "", kind: CompletionItemKind.File, words: address });
  });
  return { isIncomplete: !isComplete, items };
}

type IconBeingWritten = Pick<BegunIcon, "written" | "start"> & Partial<BegunIcon>;

async function completeIcon(
  { written, start, end, library, style }: IconBeingWritten,
  place: AskedPlace,
  { navigation }: SiteTree,
): Promise<CompletionList> {
  const offers = await iconOffers({ library: library ?? navigation.site.icons?.library, style }, written);
  const { offered, isComplete } = offeredFor(offers, written);
  const items = offered.map(({ text, detail, words }, index) =>
    item(text, { start, end, place, index, detail, kind: CompletionItemKind.Value, words }),
  );
  return { isIncomplete: !isComplete, items };
}

function completeField(
  place: AskedPlace,
  { start, end }: { readonly start: number; readonly end: number },
): CompletionList {
  const text = place.document.getText();
  const known = fieldNames(text);
  const isNamed = text.startsWith(":", end);
  const items = Object.entries(pageFields).flatMap(([name, { note }], index): CompletionItem[] =>
    known.has(name)
      ? []
      : [
          {
            label: name,
            kind: CompletionItemKind.Property,
            documentation: note,
            sortText: sortText(index),
            textEdit: { range: rangeBetween(place.document, start, end), newText: isNamed ? name : `${name}: ` },
          },
        ],
  );
  return { isIncomplete: false, items };
}

interface ItemSetting {
  readonly start: number;
  /** The cursor, if it is absent. */
  readonly end?: number | undefined;
  readonly place: AskedPlace;
  readonly index: number;
  readonly detail: string;
  readonly kind: CompletionItemKind;
  /** What the letters that are written are compared with. */
  readonly words: string;
}

function item(label: string, { start, end, place, index, detail, kind, words }: ItemSetting): CompletionItem {
  return {
    label,
    // An editor shows `detail` of the chosen item only, and the description of all.
    ...(detail === "" ? {} : { detail, labelDetails: { description: detail } }),
    kind,
    filterText: words,
    sortText: sortText(index),
    textEdit: { range: rangeBetween(place.document, start, end ?? place.offset), newText: label },
  };
}
