// Names an edition.
import { languageInfo } from "../../compiler/contract/languages.ts";

/** `English, v2`: an id is `en@v2`, in the language with `~0` for `~` and `~1` for `@` (D13). */
export function editionLabel(id: string): string {
  if (id === "main") return "the only edition";
  const at = id.indexOf("@");
  const language = (at === -1 ? id : id.slice(0, at)).replaceAll("~1", "@").replaceAll("~0", "~");
  const words = [language === "" ? "" : languageInfo(language).label, at === -1 ? "" : id.slice(at + 1)];
  return words.filter((word) => word !== "").join(", ");
}
