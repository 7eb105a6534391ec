// Finds the pages whose address the last commit has not.
import { possiblePageFiles, pageHref, routeOf, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Host } from "../../compiler/host/host.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { isJsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { withReferredFiles } from "./config-references.ts";
import { readableRedirects } from "./hosts/redirect-inside.ts";
import { jsonFile } from "./json-file.ts";

/** The files that may have a redirect. */
interface RedirectFiles {
  readonly config: string;
  /** The file of the host in which redirects are written, if they are. */
  readonly hostFile: string | undefined;
  readonly basePath: string;
}

/** Those of these page files at whose address a commit has neither a redirect nor another page file. None if its docs.json, or the file of its host, can't be read. */
export function withoutCommittedAddress(
  files: ReadonlySet<string>,
  { config, hostFile, basePath }: RedirectFiles,
  commit: Pick<Host, "readText" | "stat">,
): ReadonlySet<string> {
  if (jsonFile(config, commit) === undefined) return new Set();
  const ofHost = hostFile === undefined ? undefined : commit.readText(hostFile);
  const onHost = ofHost === undefined ? [] : readableRedirects(hostFile!, ofHost, basePath);
  if (onHost === undefined) return new Set();
  const find = redirectFinder([
    ...withReferredFiles([config], commit).flatMap((file) => redirectsIn(jsonFile(file, commit))),
    ...onHost,
  ]);
  const isServed = (path: string): boolean =>
    [path, `${path}/index`].flatMap(possiblePageFiles).some((file) => commit.stat(file)?.kind === "file");
  return new Set(
    [...files].filter((file) => {
      const path = routeOf(withoutPageExtension(file));
      return !isServed(path) && find(pageHref(path, "")) === undefined;
    }),
  );
}

/** Each object with a source and a destination: the list, or a single redirect, can be in a file of its own. */
function redirectsIn(value: JsonValue | undefined): readonly Redirect[] {
  if (Array.isArray(value)) return value.flatMap((each: JsonValue) => redirectsIn(each));
  if (!isJsonObject(value)) return [];
  const { source, destination } = value;
  if (typeof source === "string" && typeof destination === "string") return [{ source, destination }];
  return Object.values(value).flatMap(redirectsIn);
}
