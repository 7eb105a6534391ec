// Compares paths with lines of patterns as MkDocs does. (D373)
import { ignorePatterns } from "../../../compiler/pages/ignored-files.ts";
import { baseName, foldersAbove } from "../../../compiler/text/resolve-path.ts";
import { UsageError } from "../../settings/usage-error.ts";

interface PatternLine {
  readonly isNegated: boolean;
  readonly fits: (path: string) => boolean;
  /** Whether it names a file itself, and perhaps its folder, too. */
  readonly namesFile: (path: string) => boolean;
}

/**
 * A test for paths that the lines of a field name, after some lines that always hold. In git, a file stays ignored if its folder is; in MkDocs, a later line that names the
 * file itself takes it back, and one that names only its folder does not. Throws `UsageError` for a line beyond the limits.
 */
export function namedByLines(text: string, field: string, before: readonly string[] = []): (path: string) => boolean {
  const lines = text.split(/\r\n?|\n/);
  const [refused] = ignorePatterns(lines).refused;
  if (refused !== undefined)
    throw new UsageError(
      `Line ${refused.line + 1} of ${field} can't be read: ${refused.reason}. Without it, pages that are not public would come along. Write it in another way.`,
    );
  const patterns = [...before, ...lines].map(patternLine);
  return (path) => {
    const folder = foldersAbove(path).at(-1);
    let isNamed = false;
    let isByFile = false;
    for (const { isNegated, fits, namesFile } of patterns) {
      if (!fits(path)) continue;
      const isFolder = folder !== undefined && fits(`${folder}/`) && !namesFile(path);
      if (isFolder && isNegated && isByFile) continue;
      isNamed = !isNegated;
      isByFile = !isFolder;
    }
    return isNamed;
  };
}

function patternLine(written: string): PatternLine {
  const line = written.trim();
  const isNegated = line.startsWith("!");
  const pattern = isNegated ? line.slice(1) : line;
  const { lineFor } = ignorePatterns([pattern], { isCaseSensitive: true });
  const fits = (path: string): boolean => lineFor(path) !== undefined;
  const isForAllBelow = pattern.endsWith("/**");
  const isAnywhere = !pattern.slice(0, -1).includes("/");
  return { isNegated, fits, namesFile: (path) => isForAllBelow || (isAnywhere && fits(baseName(path))) };
}
