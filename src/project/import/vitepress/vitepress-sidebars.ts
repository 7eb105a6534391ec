// Finds the sidebars that a language of a VitePress site shows. (D380)
import { isJsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import type { VitepressLocale } from "./read-vitepress-config.ts";

/** A sidebar as it is written. */
export interface WrittenSidebar {
  /** The beginning of the addresses that it is for. */
  readonly start: string;
  readonly items: readonly JsonValue[];
  /** Is before each of its links. */
  readonly base: string;
  readonly pointer: string;
}

/** The sidebars of a language, in their order. */
export function vitepressSidebars(locale: VitepressLocale): readonly WrittenSidebar[] {
  const { theme, folder } = locale;
  const pointer = locale.pointerOf("sidebar");
  const { sidebar } = theme;
  if (Array.isArray(sidebar))
    return [{ start: `/${folder}`, items: sidebar as readonly JsonValue[], base: "", pointer }];
  const all = Object.entries(objectIn(theme, "sidebar")).map(([start, value]): WrittenSidebar => {
    const at = childPointer(pointer, start);
    if (Array.isArray(value)) return { start, items: value as readonly JsonValue[], base: "", pointer: at };
    const own = isJsonObject(value) ? value : {};
    return { start, items: listIn(own, "items"), base: wordsIn(own, "base") ?? "", pointer: `${at}/items` };
  });
  return shownIn(locale, all);
}

/** All languages may share one list of sidebars: VitePress takes the one whose beginning is that of the page. */
function shownIn({ folder, others }: VitepressLocale, all: readonly WrittenSidebar[]): readonly WrittenSidebar[] {
  const own = all.filter(
    ({ start }) => isIn(start, folder) && !others.some((other) => isWithin(other, folder) && isIn(start, other)),
  );
  if (own.length > 0 || folder === "") return own;
  const around = all.filter(({ start }) => isIn(`/${folder}`, start.replaceAll(/^\/|\/$/g, "")));
  const [nearest] = around.toSorted((one, other) => other.start.length - one.start.length);
  return nearest === undefined ? [] : [nearest];
}

function isIn(start: string, folder: string): boolean {
  return folder === "" || `/${start}/`.replaceAll(/\/+/g, "/").startsWith(`/${folder}/`);
}

function isWithin(other: string, folder: string): boolean {
  return other !== folder && isIn(other, folder);
}
