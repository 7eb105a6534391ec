// Finds the tables of contents of a GitBook, one for each of its languages. (D440)
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { baseName, resolvePath } from "../../../compiler/text/resolve-path.ts";
import { languageCode } from "../language-code.ts";
import type { OldFolder } from "../old-folder.ts";

/** A SUMMARY.md, with the language of its pages if the book has several. */
export interface SummaryFile {
  readonly language: string | undefined;
  readonly file: string;
}

/** The one of the book, or those of the folders that LANGS.md links to. */
export function summaryFiles(source: OldFolder, folder: string, summary: string): readonly SummaryFile[] {
  const list = source.text(resolvePath(folder, "LANGS.md")!, defaultLimits.bodyBytes) ?? "";
  const found = [...list.matchAll(/\]\(([^()\s]{1,200})\)/g)].flatMap(([, target = ""]): readonly SummaryFile[] => {
    const own = resolvePath(folder, target);
    const file = own === undefined ? undefined : resolvePath(own, baseName(summary));
    return file !== undefined && source.has(file) ? [{ language: languageCode(baseName(own!)), file }] : [];
  });
  const known = new Set<string>();
  const eachOnce = found.filter(({ language }) => !known.has(language!) && known.add(language!));
  return eachOnce.length > 0 ? eachOnce : [{ language: undefined, file: summary }];
}
