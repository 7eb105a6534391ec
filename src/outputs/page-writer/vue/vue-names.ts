// Lists the tags of a page, and the properties of components, that a template of Vue may have. (D181)
import { asWrittenInHtml } from "../attribute-names.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const inline = words(
  "a abbr b bdi bdo big br button cite code data del dfn em i img input ins kbd label mark meter output picture progress q " +
    "ruby s samp select small span strong sub sup time u tt var wbr",
);

/** True for a tag with which a paragraph of VitePress may begin. */
export function isInlineTag(name: string): boolean {
  return inline.has(name);
}

/** Attributes that Vue runs, uses as HTML, or gives a special meaning, on the element that a component draws. */
const reserved =
  /^(?:v-.*|on.*|(?:inner|outer)-?(?:html|text)|text-?content|node-?value|srcdoc|form-?action|action|is|key|slot|ref|ref_.*)$/i;

/** The name of a property of a component; undefined if it would be more than data. */
export function propertyName(written: string): string | undefined {
  const name = asWrittenInHtml(written);
  return /^[a-z][\w-]*$/i.test(name) && !reserved.test(name) ? name : undefined;
}
