// Writes the addresses of pictures that a text of Docusaurus imports where it shows them. (D326)
import { fencedBlocks } from "../../../../compiler/text/fenced-blocks.ts";
import { outsideBlocks, outsideCode } from "../outside-code.ts";

/** The kinds of files whose import is their address. */
const kinds = "png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|mov|mp3|wav|ogg|flac|aac|pdf|zip";
const statement = new RegExp(
  String.raw`^import[ \t]+([A-Za-z_$][\w$]*)[ \t]+from[ \t]+["']((?:\.{1,2}|@site)/[^"'!?#\n]+\.(?:${kinds}))["'];?[ \t]*$`,
  "i",
);
const shown = /(?<=\s)(src|href|poster)=\{[ \t]*([A-Za-z_$][\w$]*)[ \t]*\}/g;
/** What `<ThemedImage>` shows. */
const themed = /(?<=[{,\s])(light|dark):[ \t]*([A-Za-z_$][\w$]*)(?=[ \t]*(?:[,}]|$))/g;

/** The text with `src="./p.png"` in place of `src={name}` for what it imports. It has as many lines. */
export function withImportedPictures(text: string): string {
  if (!text.includes("={") || !/^import[ \t]/m.test(text)) return text;
  const blocks = fencedBlocks(text);
  const paths = new Map<string, string>();
  outsideBlocks(text, blocks, (line) => {
    const [, name, path] = statement.exec(line) ?? [];
    if (name !== undefined) paths.set(name, path!);
    return line;
  });
  if (paths.size === 0) return text;
  const written = (sign: string) => (whole: string, attribute: string, name: string) => {
    const path = paths.get(name);
    return path === undefined ? whole : `${attribute}${sign}"${path}"`;
  };
  const hasThemed = text.includes("<ThemedImage");
  const write = (part: string): string => {
    const sources = part.replaceAll(shown, written("="));
    return hasThemed ? sources.replaceAll(themed, written(": ")) : sources;
  };
  return outsideBlocks(text, blocks, (line) => outsideCode(line, write));
}
