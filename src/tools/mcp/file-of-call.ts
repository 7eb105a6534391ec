// Finds the file that a call names, and refuses one that is not there: no problem in it would be taken for a file without problems.
import { possiblePageFiles } from "../../compiler/contract/page-path.ts";
import { isAddress, wordPaths } from "../../compiler/contract/word-paths.ts";
import { didYouMean } from "../../compiler/diagnostics/codes.ts";
import { nearest } from "../../compiler/text/nearest.ts";
import { pageAtAddress } from "../../project/change/with-paths.ts";
import type { ServedSite } from "../../project/serving/served-folder.ts";
import { UsageError } from "../../project/settings/usage-error.ts";
import { siteText } from "./answer.ts";

/** The file with this name, or of the page with this path or address; undefined without a name. Throws `UsageError` if there is none. */
export function fileOfCall(written: string | undefined, site: ServedSite): string | undefined {
  if (written === undefined) return undefined;
  const { navigation, problems, host } = site;
  const paths = wordPaths(written, navigation.site.basePath);
  const [path = written] = paths;
  const file = isAddress(written) ? pageAtAddress(written, { navigation })?.file : undefined;
  const isThere = (name: string): boolean =>
    host.stat(name)?.kind === "file" || problems.some((problem) => filesOf(problem).includes(name));
  const found = [...(file ? [file] : []), ...paths.flatMap((each) => [each, ...possiblePageFiles(each)])].find(isThere);
  if (found !== undefined) return found;
  const files = [...Object.values(navigation.pages).flatMap((page) => page.file ?? []), ...problems.flatMap(filesOf)];
  throw new UsageError(
    `There is no file "${siteText(written)}" in the docs folder.${didYouMean(nearest(path, files))} find_page finds the file of a page.`,
  );
}

/** The files that a problem is in. */
export function filesOf({ file, files = [file] }: ServedSite["problems"][number]): readonly string[] {
  return files;
}
