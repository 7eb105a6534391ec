// Decides whether a request comes from the preview itself.

/** The headers that say where a request goes and where it comes from. */
export interface RequestOrigin {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly "sec-fetch-site"?: string | string[] | undefined;
}

/**
 * True for a request to this computer by one of its own names, from the preview or from an address bar. A site whose name leads
 * to this computer (DNS rebinding) sends its own name as host; a script of another site sends its origin.
 */
export function isOwnRequest({ host, origin, "sec-fetch-site": site }: RequestOrigin, port: number): boolean {
  const hosts = ["127.0.0.1", "localhost", "[::1]"].flatMap((name) =>
    port === 80 ? [name] : [`${name}:${String(port)}`],
  );
  if (host === undefined || !hosts.includes(host.toLowerCase())) return false;
  if (origin !== undefined && !hosts.some((own) => origin.toLowerCase() === `http://${own}`)) return false;
  return site === undefined || site === "none" || site === "same-origin";
}
