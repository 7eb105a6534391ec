// Resolves the links of a site so that those which lead to the same place share what is known of it. (D293)
import { madeOnce } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import type { WrittenLink } from "./link-as-written.ts";
import { isPlainPath, resolveLink, type LinkStart, type LinkTarget } from "./resolve-link.ts";

/** Where a link leads from one start; undefined if it names no page. */
export type TargetOf = (link: WrittenLink) => LinkTarget | undefined;

/** What was resolved, by the path that is written. */
type Resolved = Map<string, { readonly target: LinkTarget | undefined }>;

/**
 * Resolves each path once for each folder: a relative one for the folder that it climbs to, and any other one for the folder of its
 * page. Links that lead to the same paths get the same object.
 */
export function sharedTargets(site: CheckedSite): (start: LinkStart) => TargetOf {
  const known = new Map<string, LinkTarget>();
  const resolved = (link: WrittenLink, start: LinkStart): { readonly target: LinkTarget | undefined } => {
    const target = resolveLink(link, start, site);
    return { target: target && madeOnce(known, [target.prefix ?? "", ...target.paths].join("\0"), () => target) };
  };

  const climbs = new Map<string, { readonly climb: Climb | undefined }>();
  const climbOf = (path: string): Climb | undefined => madeOnce(climbs, path, () => ({ climb: climbIn(path) })).climb;
  const belowFolders = new Map<string, Resolved>();
  /** What is resolved from each of the folders around a page, its own first. */
  const aroundPage = ({ folder, isPage }: LinkStart): readonly FolderTargets[] =>
    isPage && (folder === "" || isPlainPath(folder))
      ? foldersAround(folder).map((above) => ({
          folder: above,
          targets: madeOnce(belowFolders, above, () => new Map()),
        }))
      : [];

  const fromStart = (start: LinkStart): TargetOf => {
    const ofKind = { link: new Map(), asset: new Map(), full: new Map() } satisfies Record<string, Resolved>;
    const around = aroundPage(start);
    return (link) => {
      const climb = around.length === 0 ? undefined : climbOf(link.path);
      if (climb === undefined)
        return madeOnce(ofKind[link.isFull ? "full" : link.kind], link.path, () => resolved(link, start)).target;
      // A browser that is told to leave the root stays there.
      const { folder, targets } = around[climb.folders] ?? around.at(-1)!;
      return madeOnce(targets, climb.rest, () =>
        resolved({ ...link, path: `./${climb.rest}` }, { folder, isPage: true }),
      ).target;
    };
  };
  const byStart = new Map<string, TargetOf>();
  return (start) => madeOnce(byStart, `${start.isPage ? "page" : "part"} ${start.folder}`, () => fromStart(start));
}

interface FolderTargets {
  readonly folder: string;
  readonly targets: Resolved;
}

/** A relative path that leads first up and then down: the number of folders up, and the way from there. */
interface Climb {
  readonly folders: number;
  readonly rest: string;
}

function climbIn(path: string): Climb | undefined {
  const [lead] = /^(?:\.\.?\/)+/.exec(path) ?? [];
  if (lead === undefined) return undefined;
  const rest = path.slice(lead.length);
  if (!isPlainPath(rest) || rest.split("/").some((step) => step === "." || step === "..")) return undefined;
  return { folders: lead.split("/").filter((step) => step === "..").length, rest };
}

/** A folder and those that it is in, up to the root, which is "". */
function foldersAround(folder: string): readonly string[] {
  if (folder === "") return [""];
  const segments = folder.split("/");
  return [folder, ...segments.map((_, index) => segments.slice(0, segments.length - 1 - index).join("/"))];
}
