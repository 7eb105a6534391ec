// What does each host make of the redirects that are written for it?
import { getTransformedRoutes } from "@vercel/routing-utils";
import { parsePlain } from "netlify-redirector";
import type { Redirect, RedirectHost } from "../../../src/index.ts";

/** Where a host sends a path; undefined where nowhere. */
export type Served = (path: string) => string | undefined;

/** The code that Vercel runs at a deployment. */
function servedByVercel(text: string): Served {
  const { redirects } = JSON.parse(text) as { readonly redirects: Required<Redirect>[] };
  const { routes, error } = getTransformedRoutes({ redirects });
  if (error !== null) throw new Error(error.message);
  return (path) => {
    for (const route of routes ?? []) {
      if (!("headers" in route) || route.src === undefined) continue;
      const found = new RegExp(route.src).exec(path);
      const to = route.headers?.["Location"];
      if (found !== null) return to?.replaceAll(/\$(\d)/g, (_: string, group: string) => found[Number(group)] ?? "");
    }
    return undefined;
  };
}

/** The code of Netlify's own server, as its command line runs it. */
async function servedByNetlify(text: string): Promise<Served> {
  const matcher = await parsePlain(text, {});
  const none = () => "";
  return (path) =>
    matcher.match({
      scheme: "https",
      host: "x.example",
      path,
      query: "",
      headers: {},
      cookieValues: {},
      getHeader: none,
      getCookie: none,
    })?.to;
}

/** As Cloudflare documents it: `*` takes anything, `:name` what has no slash, and the first line that matches counts. */
function servedByCloudflare(text: string): Served {
  const rules = linesOf(text).map((line) => {
    const [from = "", to = ""] = line.split(" ");
    const pattern = from.replaceAll(/[-/\\^$+?.()|[\]{}]/g, String.raw`\$&`).replace("*", "(?<splat>.*)");
    return { pattern: new RegExp(`^${pattern.replaceAll(/:([a-z]\w*)/gi, "(?<$1>[^/]+)")}$`), to };
  });
  return (path) => {
    for (const { pattern, to } of rules) {
      const found = pattern.exec(path);
      if (found === null) continue;
      return Object.entries(found.groups ?? {}).reduce(
        (text_, [name, value]) => text_.replaceAll(`:${name}`, value),
        to,
      );
    }
    return undefined;
  };
}

/** As nginx documents it: the decoded path is compared. */
function servedByNginx(text: string): Served {
  const rules = linesOf(text).map((line) => {
    const [, pattern = "", to = ""] = /^rewrite "(.*)" "(.*)" (?:permanent|redirect);$/.exec(line) ?? [];
    return { pattern: new RegExp(pattern, "u"), to };
  });
  return (path) => {
    for (const { pattern, to } of rules) {
      const found = pattern.exec(decodeURIComponent(path));
      if (found !== null) return to.replaceAll(/\$(\d)/g, (_, group: string) => encodeURI(found[Number(group)] ?? ""));
    }
    return undefined;
  };
}

/** The lines of a file for a host, without comments. */
export function linesOf(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

export const servers: {
  readonly [host in Exclude<RedirectHost, "docs.json">]: (text: string) => Served | Promise<Served>;
} = {
  vercel: servedByVercel,
  netlify: servedByNetlify,
  cloudflare: servedByCloudflare,
  nginx: servedByNginx,
};
