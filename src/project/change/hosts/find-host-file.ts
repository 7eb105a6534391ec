// Finds the file in which a host has its redirects, and reads it. (D285)
import type { Host } from "../../../compiler/host/host.ts";
import { baseName } from "../../../compiler/text/resolve-path.ts";
import { UsageError } from "../../settings/usage-error.ts";
import { insideRoot } from "../resolve-moves.ts";
import type { RedirectFile } from "./redirect-file.ts";
import { readNginxFile } from "./read-nginx-file.ts";
import { readNetlifyFile } from "./read-netlify-file.ts";
import { readVercelFile } from "./read-vercel-file.ts";

/** Reads the text of a file. Throws `UsageError` if it can't be read. */
type ReadRedirectFile = (text: string, file: string) => RedirectFile;

/** Where the files of hosts usually are in a docs folder. */
const usual = ["_redirects", "public/_redirects", "static/_redirects", "vercel.json", "redirects.conf"];

/** The file of the host: the named one, or the only one that is at a usual place. Throws `UsageError` if there is none, or no clear one. */
export function findHostFile(named: string | undefined, { stat }: Pick<Host, "stat">): string {
  const isThere = (file: string): boolean => stat(file)?.kind === "file";
  if (named !== undefined) {
    if (named.startsWith("../"))
      throw new UsageError(
        `"${named}" is outside of the docs folder, where navc changes nothing. Keep the file in the docs folder: navc export copies its _redirects to the folder of --public.`,
      );
    const file = insideRoot(named);
    if (readerOf(file) === undefined)
      throw new UsageError(`"${named}" is not a file of redirects that navc knows: _redirects, vercel.json or *.conf.`);
    if (!isThere(file))
      throw new UsageError(
        `There is no file "${named}" in the docs folder. To make it, use navc compile --format redirects --for <host>, and give its path from the current folder after -o.`,
      );
    return file;
  }
  const found = usualHostFiles({ stat });
  const [first, ...others] = found;
  if (first === undefined)
    throw new UsageError(
      `The docs folder has none of ${usual.join(", ")}. Name the file: --redirects host:<file>, or use --redirects none for a list of the addresses.`,
    );
  if (others.length > 0)
    throw new UsageError(`The docs folder has ${found.join(" and ")}. Name one of them: --redirects host:${first}`);
  return first;
}

/** The files of hosts that are at usual places. */
export function usualHostFiles({ stat }: Pick<Host, "stat">): readonly string[] {
  return usual.filter((file) => stat(file)?.kind === "file");
}

/** The redirects in a file of a host. */
export function readHostFile(file: string, text: string): RedirectFile {
  return readerOf(file)!(text, file);
}

function readerOf(file: string): ReadRedirectFile | undefined {
  const name = baseName(file);
  if (name === "_redirects") return readNetlifyFile;
  if (name === "vercel.json") return readVercelFile;
  return name.endsWith(".conf") ? readNginxFile : undefined;
}
