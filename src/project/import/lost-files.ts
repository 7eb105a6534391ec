// Names the published files of an old site that the new one can't have.
import type { ImportLoss } from "./import-loss.ts";
import type { OldFolder } from "./old-folder.ts";

/** Losses for the folder of published files: `CNAME`, which GitHub Pages reads, and files of HTML, which had addresses. */
export function lostFiles(source: OldFolder, folder: string): readonly ImportLoss[] {
  const domain = folder === "" ? "CNAME" : `${folder}/CNAME`;
  const ofDomain = source.has(domain)
    ? [{ feature: "the domain of a site", reason: "it is set where the new site is published", file: domain }]
    : [];
  const reason =
    "docs.json sites publish none, so its address leads nowhere; publish it elsewhere, and add a redirect to it";
  return [
    ...ofDomain,
    ...source.files(folder, ["html", "htm"]).map((file) => ({ feature: "a file of HTML", reason, file })),
  ];
}
