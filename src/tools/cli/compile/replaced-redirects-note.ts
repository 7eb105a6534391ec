// Says which redirects a file of a host had that its new text lacks: a move may have written them there.
import { visible } from "../../../compiler/text/visible.ts";
import type { RedirectHost } from "../../../outputs/feeds/redirect-host.ts";

/** The usual name of the file of a host. */
const fileNames: { readonly [Name in Exclude<RedirectHost, "docs.json">]: string } = {
  netlify: "_redirects",
  cloudflare: "_redirects",
  vercel: "vercel.json",
  nginx: "redirects.conf",
};

/** The note; undefined if no address of the file loses its redirect, or if its earlier text can't be read. */
export async function replacedRedirectsNote(
  { file, host }: { readonly file: string; readonly host: Exclude<RedirectHost, "docs.json"> },
  before: string,
  after: string,
): Promise<string | undefined> {
  const { readableRedirects } = await import("../../../project/change/hosts/redirect-inside.ts");
  const [old, now] = [before, after].map((text) => readableRedirects(fileNames[host], text, ""));
  const kept = new Set(now?.map(({ source }) => source));
  const gone = old?.filter(({ source }) => !kept.has(source)) ?? [];
  const [first] = gone;
  if (first === undefined) return undefined;
  const from = `from ${first.source} to ${first.destination}`;
  const said =
    gone.length === 1
      ? `${file} had a redirect ${from} that docs.json does not have, and it is replaced.`
      : `${file} had ${String(gone.length)} redirects that docs.json does not have, the first ${from}, and they are replaced.`;
  return visible(
    `${said} Add what is still needed to "redirects" of docs.json, where navc mv writes redirects without --redirects host.`,
  );
}
