// The reasons why an address could not be fetched, as messages say them.

/** A reason that reads on after "could not be fetched: ". */
export class RemoteProblem extends Error {
  override readonly name = "RemoteProblem";
}

/** The problem with an address that is not public (D23). */
export function privateAddress(address: string): RemoteProblem {
  return new RemoteProblem(`it leads to a private address (${address})`);
}

/** The problem with a body of more than `most` bytes (D22). */
export function tooLarge(most: number): RemoteProblem {
  const mebibytes = most / (1024 * 1024);
  return new RemoteProblem(`it is larger than ${mebibytes >= 1 ? `${round(mebibytes)} MiB` : `${most} bytes`}`);
}

/** The problem with a server that takes its time. */
export function tooSlow(milliseconds: number): RemoteProblem {
  const seconds = round(milliseconds / 1000);
  return new RemoteProblem(`it took longer than ${seconds} ${seconds === 1 ? "second" : "seconds"}`);
}

/** The problem with an address that comes after too many slow ones. */
export function noTimeLeft(): RemoteProblem {
  return new RemoteProblem("the addresses before it took all the time there is for fetching");
}

/** What is known about an error of Node's network, as a reason; the error itself is its cause. */
export function remoteProblem(error: unknown): RemoteProblem {
  if (error instanceof RemoteProblem) return error;
  const { code, message } = detailsOf(error);
  return new RemoteProblem(wordsFor(code) ?? (message || code || "the connection failed"), { cause: error });
}

const words: { readonly [code: string]: string } = {
  ENOTFOUND: "there is no host of that name",
  EAI_AGAIN: "the name of the host could not be looked up",
  ECONNREFUSED: "the host refused the connection",
  ECONNRESET: "the connection broke off",
  EPIPE: "the connection broke off",
  ERR_STREAM_PREMATURE_CLOSE: "the connection broke off",
  ETIMEDOUT: "the host can't be reached",
  EHOSTUNREACH: "the host can't be reached",
  ENETUNREACH: "the host can't be reached",
  EADDRNOTAVAIL: "the host can't be reached",
  EPROTO: "the host does not speak https",
  CERT_HAS_EXPIRED: "its certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host",
};

function wordsFor(code: string): string | undefined {
  if (Object.hasOwn(words, code)) return words[code];
  if (/CERT|UNABLE_TO_|ISSUER|SIGNATURE/.test(code)) return `its certificate is not trusted (${code})`;
  if (code.startsWith("ERR_SSL_")) return "the host does not speak https";
  if (code.startsWith("HPE_")) return "its answer is not HTTP";
  return /^(Z_|ERR_BROTLI|ERR__ERROR_)/.test(code) ? "its answer can't be unpacked" : undefined;
}

function detailsOf(error: unknown): { readonly code: string; readonly message: string } {
  if (!(error instanceof Error)) return { code: "", message: String(error) };
  return { code: "code" in error ? String(error.code) : "", message: error.message };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
