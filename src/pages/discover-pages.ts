// Which page files lie below the root, named or not? (`discover`, D14)
import { toPagePath, type PagePath } from "../contract/page-path.ts";
import type { Host } from "../host/host.ts";
import { mintIgnored } from "./mint-ignore.ts";

const ignored: readonly string[] = ["**/node_modules/**", "**/snippets/**", "**/_snippets/**"];
const aboutTheRepository = /(^|\/)(readme|licen[cs]e|contributing|contribute|changelog)\.md$/i;

/** The paths of all files that would be pages, sorted; parts of pages and files about the repository are none. */
export function discoverPages(host: Host): readonly PagePath[] {
  const isIgnored = mintIgnored(host.readText(".mintignore") ?? "");
  const paths = host
    .list({ extensions: ["mdx", "md"], ignore: ignored })
    .filter((file) => !aboutTheRepository.test(file) && !isIgnored(file))
    .flatMap(pathOf);
  return [...new Set(paths)].toSorted();
}

function pathOf(file: string): readonly PagePath[] {
  const path = file.replace(/\.mdx?$/, "");
  const result = toPagePath(path);
  return result.ok && result.path === path ? [result.path] : [];
}
