// Resolves the links of a site so that those which lead to the same place share what is known of it. (D293)
import { sourceFolderOf } from "../contract/source-names.ts";
import { foldersAbove } from "../text/resolve-path.ts";
import { madeOnce, perKey } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import type { WrittenLink } from "./link-as-written.ts";
import { isPlainPath, resolveLink, type LinkStart, type LinkTarget } from "./resolve-link.ts";

/** Where a link leads from one start; undefined if it names no page. */
type TargetOf = (link: WrittenLink) => LinkTarget | undefined;

/** What was resolved, by the path that is written. */
type Resolved = Map<string, { readonly target: LinkTarget | undefined }>;

/**
 * Resolves each path once: one that begins with a slash for its repository, a relative one for the folder that it climbs to, and any
 * other one for the folder of its page. Links that lead to the same paths get the same object.
 */
export function sharedTargets(site: CheckedSite): (start: LinkStart) => TargetOf {
  const known = new Map<string, LinkTarget>();
  const resolved = (link: WrittenLink, start: LinkStart): { readonly target: LinkTarget | undefined } => {
    const target = resolveLink(link, start, site);
    return { target: target && madeOnce(known, [target.prefix ?? "", ...target.paths].join("\0"), () => target) };
  };

  const climbOf = perKey(climbIn);
  const belowFolders = new Map<string, Resolved>();
  /** What is resolved from each of the folders around a page, its own first. */
  const aroundPage = ({ folder, isPage }: LinkStart): readonly FolderTargets[] =>
    isPage && (folder === "" || isPlainPath(folder))
      ? ["", ...foldersAbove(`${folder}/`)].toReversed().map((above) => ({
          folder: above,
          targets: madeOnce(belowFolders, above, () => new Map()),
        }))
      : [];

  const fromRoots = new Map<string, Resolved>();
  const fromStart = (start: LinkStart): TargetOf => {
    const root = sourceFolderOf(`${start.folder}/`, site.sources);
    const fromRoot: Resolved = madeOnce(fromRoots, root, () => new Map());
    const ofKind = { link: new Map(), asset: new Map() } satisfies Record<WrittenLink["kind"], Resolved>;
    const around = aroundPage(start);
    return (link) => {
      if (link.path.startsWith("/"))
        return madeOnce(fromRoot, link.isFull ? ` ${link.path}` : link.path, () => resolved(link, start)).target;
      const climb = around.length > 0 && climbOf(link.path);
      if (climb === false) return madeOnce(ofKind[link.kind], link.path, () => resolved(link, start)).target;
      // With more steps up than folders a path ends at the root, as in a browser.
      const { folder, targets } = around[climb.folders] ?? around.at(-1)!;
      return madeOnce(targets, climb.rest, () =>
        resolved({ ...link, path: `./${climb.rest}` }, { folder, isPage: true }),
      ).target;
    };
  };
  const byStart = new Map<string, TargetOf>();
  return (start) => madeOnce(byStart, `${String(start.isPage)} ${start.folder}`, () => fromStart(start));
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

/** False for any other path. */
function climbIn(path: string): Climb | false {
  const [lead = ""] = /^(?:\.\.?\/)*/.exec(path)!;
  const rest = path.slice(lead.length);
  if (lead === "" || !isPlainPath(rest) || /(?:^|\/)\.\.?(?:\/|$)/.test(rest)) return false;
  return { folders: lead.split("..").length - 1, rest };
}
