// Makes llms.txt and llms-full.txt for the folder of public files of a host. (D465)
import { join } from "node:path";
import type { Host } from "../../../compiler/host/host.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { PageSource } from "../../../outputs/page-writer/source/page-source.ts";
import { isOnePlace } from "../../../project/settings/repository-path.ts";
import { recordedPaths, recordName } from "../../../project/writer/export-record.ts";
import { llmsFullOf, llmsFullTexts } from "../llms-full-of.ts";
import type { WrittenFile } from "./write-host-files.ts";

const names = ["llms.txt", "llms-full.txt"] as const;

/** Both files of a host. */
export interface LlmsOfHost {
  /** Those that the docs folder has itself, which are copied. */
  readonly own: readonly string[];
  /** Takes a page that was read, before it is written. */
  readonly add: (source: PageSource) => void;
  /** The others; after all pages were taken. */
  readonly made: () => AsyncGenerator<WrittenFile, void>;
}

/** `folder` is that of the public files, and `root` that of the docs; `scripts`: whether pages are read with their scripts. */
export async function llmsOfHost(
  { folder, root, scripts }: { readonly folder: string; readonly root: string; readonly scripts: boolean },
  navigation: ResolvedNavigation,
  host: Host,
): Promise<LlmsOfHost> {
  // If the host serves the docs folder itself, what an earlier export wrote there is no file of the author.
  const earlier = isOnePlace(folder, root) ? recordedPaths(join(folder, recordName)) : [];
  const own = names.filter((path) => host.stat(path)?.kind === "file" && !earlier.includes(path));
  // A page with its scripts has components in the place of texts.
  const isRead = !scripts && !own.includes("llms-full.txt");
  const texts = isRead ? await llmsFullTexts(navigation) : undefined;
  const textOf = async (path: (typeof names)[number]): Promise<string> => {
    if (path === "llms.txt") return (await import("../../../outputs/feeds/llms-text.ts")).llmsText(navigation);
    return texts === undefined ? (await llmsFullOf(navigation, host)).text : texts.join();
  };
  return {
    own,
    add: (source) => texts?.add(source),
    async *made() {
      for (const path of names) if (!own.includes(path)) yield { path, content: await textOf(path) };
    },
  };
}
