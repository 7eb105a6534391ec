// Opens the site that a preview is compared with: a folder is watched, and a revision is read again if its name means another commit.
import {
  openComparedSite,
  type ComparedSite,
  type SideCompile,
  type SideWord,
} from "../../../project/comparison/diff-side.ts";
import { WatchedFolder, type FolderListener } from "./watched-folder.ts";

/** The site that a preview is compared with. */
export interface OtherSide {
  /** A text that is different after each change of the site. */
  readonly state: () => Promise<string>;
  /** Rejects with `UsageError` if the site can't be read. */
  readonly read: () => Promise<ComparedSite>;
  /** Ends the watching. */
  readonly close: () => void;
}

/** Opens a side. With a `listener`, changes of a folder are reported. Rejects with `UsageError` if there is no site to compare with. */
export async function openOtherSide(
  side: SideWord,
  how: SideCompile,
  listener: FolderListener | undefined,
): Promise<OtherSide> {
  if (side.kind === "git") return revisionSide(side, how);
  if (side.kind === "folder" && listener !== undefined) return folderSide(side, how, listener);
  const site = await openComparedSite(side, how);
  return { state: () => Promise.resolve(""), read: () => Promise.resolve(site), close: () => undefined };
}

async function folderSide(side: SideWord, how: SideCompile, listener: FolderListener): Promise<OtherSide> {
  const { compiler } = how;
  const folder = new WatchedFolder(
    side.word,
    (host) => openComparedSite(side, { ...how, compiler: { ...compiler, openHost: () => host } }),
    listener,
  );
  try {
    await folder.read();
  } catch (error) {
    folder.close();
    throw error;
  }
  return {
    state: () => Promise.resolve(String(folder.changes)),
    read: () => folder.read(),
    close: () => folder.close(),
  };
}

async function revisionSide(side: SideWord & { readonly kind: "git" }, how: SideCompile): Promise<OtherSide> {
  const { commitOf } = await import("../../../project/git/git-host.ts");
  const open = async (): Promise<{ readonly commit: string; readonly site: ComparedSite }> => {
    const commit = commitOf(side) ?? "";
    return { commit, site: await openComparedSite(side, how) };
  };
  let opened = Promise.resolve(await open());
  /** The current commit; the last one if the name means nothing now. */
  const current = async (): Promise<string> => commitOf(side) ?? (await opened).commit;
  return {
    state: current,
    async read() {
      if ((await current()) !== (await opened).commit) opened = open();
      return (await opened).site;
    },
    close: () => undefined,
  };
}
