// Decides whether a request comes from the preview itself.

/** The headers that say where a request goes and where it comes from. */
export interface RequestOrigin {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly "sec-fetch-site"?: string | string[] | undefined;
}

/**
 * True for a request to this computer by a name of its own, from the preview or from an address bar. Another site that has
 * its name lead to this computer (DNS rebinding) sends its own name as host; a script of another site sends its origin.
 */
export function isOwnRequest({ host, origin, "sec-fetch-site": site }: RequestOrigin, port: number): boolean {
  const hosts = ["127.0.0.1", "localhost", "[::1]"].flatMap((name) =>
    port === 80 ? [name] : [`${name}:${String(port)}`],
  );
  if (host === undefined || !hosts.includes(host.toLowerCase())) return false;
  if (origin !== undefined && !hosts.some((own) => origin.toLowerCase() === `http://${own}`)) return false;
  return site === undefined || site === "none" || site === "same-origin";
}
