// Finds imports and snippets in pages whose files are not there. (D219)
import type { LoadedBody } from "../bodies/body-catalog.ts";
import type { BodyLink } from "../bodies/page-body.ts";
import { snippetPaths } from "../contract/shown-files.ts";
import { sourceFolderOf } from "../contract/source-names.ts";
import { groupBy } from "../text/group-by.ts";
import { importCandidates } from "../text/resolve-path.ts";
import { usesAt } from "./body-links.ts";
import type { Check } from "./check.ts";
import { placeInBody } from "./place-in-body.ts";
import { sortedBodies } from "./sorted-bodies.ts";

/** Reports each such file once, at its first use. */
export const importNotFound: Check = {
  code: "import-not-found",
  needs: ["bodies"],
  run: (site, report, leave) => {
    const missing = sortedBodies(site).flatMap((body) =>
      body.links.flatMap((link) => {
        const files = filesOf(link, body, sourceFolderOf(body.file, site.sources));
        if (files === undefined || files.some((file) => site.files.isFile(file))) return [];
        const [target] = files;
        if (target !== undefined) return [{ link, target, place: placeInBody(body, link) }];
        leave("the file would be outside the docs folder", { at: [{ file: body.file }] });
        return [];
      }),
    );
    for (const [target, uses] of groupBy(missing, (each) => each.target)) {
      const { place, related, ...counts } = usesAt(
        uses.map((each) => each.place),
        "also shown here",
      );
      const isSnippet = uses[0]!.link.kind === "snippet";
      report("import-not-found", place, { target: `/${target}`, isSnippet, ...counts }, { related });
    }
  },
};

/** What the platform reads of what pages import. Other files, and packages, may be known to another program. */
const partNames = /\.(?:mdx?|[jt]sx)$/i;

/** The files that a part of a page may be in; undefined for what is no such part. */
function filesOf(
  { kind, address }: BodyLink,
  { file, imports }: LoadedBody,
  root: string,
): readonly string[] | undefined {
  if (kind === "import")
    return /^\.{0,2}\//.test(address) && partNames.test(address) ? importCandidates(address, file, root) : undefined;
  // A page may have a component of that name.
  if (kind !== "snippet" || imports.some(({ name }) => name === "Snippet")) return undefined;
  return snippetPaths(address).flatMap((path) => importCandidates(path, file, root));
}
