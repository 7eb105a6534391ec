// Keeps the answers of a host from one compile to the next.
import type { Host, HostStat, ListPattern } from "./host.ts";

/** Thrown to end a compile whose result nobody needs any more. Its answers are right, so they are kept. */
export class CompileStopped extends Error {
  override readonly name = "CompileStopped";
}

/** The answers of one host. */
export interface KeptAnswers {
  /** Runs one compile with a host that gives known answers again. A compile that fails keeps no answers, and one that is stopped drops none. */
  readonly during: <Result>(compile: (host: Host) => Promise<Result>) => Promise<Result>;
  /** Forgets what a change at a path can affect: the answers for this path and the paths below and above it, and all listings. */
  readonly forget: (path: string) => void;
}

/** What is known of one path; an absent field was not requested. */
interface Known {
  text?: string | undefined;
  stat?: HostStat | undefined;
  /** By the number of requested bytes, because the host may give more. */
  readonly heads: Map<number, string | undefined>;
  round: number;
}

interface Answers {
  readonly known: Map<string, Known>;
  listings: Map<string, readonly string[]>;
  round: number;
}

/** The same host, which is asked each question once: all compiles see the site as it was at the first question. */
export function hostAskedOnce(host: Host): Host {
  const fetched = new Map<string, Promise<string>>();
  const fetch = (url: string): Promise<string> => {
    const body = fetched.get(url) ?? host.fetch!(url);
    fetched.set(url, body);
    return body;
  };
  const answers: Answers = { known: new Map(), listings: new Map(), round: 0 };
  return { ...host, ...rememberingHost(host, answers), ...(host.fetch === undefined ? {} : { fetch }) };
}

/** No answers yet, of a host that reports changes. */
export function keepAnswers(host: Host): KeptAnswers {
  const answers: Answers = { known: new Map(), listings: new Map(), round: 0 };
  return {
    async during(compile) {
      try {
        const result = await compile(rememberingHost(host, answers));
        forgetUnused(answers);
        return result;
      } catch (error) {
        if (!(error instanceof CompileStopped)) forget("", answers);
        throw error;
      }
    },
    forget: (path) => forget(path, answers),
  };
}

function rememberingHost(host: Host, answers: Answers): Host {
  const knownAt = (path: string): Known => {
    const known = answers.known.get(path) ?? { heads: new Map(), round: 0 };
    answers.known.set(path, known);
    known.round = answers.round;
    return known;
  };
  // An answer during which something was reported is put where nobody finds it: what was affected is no longer there.
  return {
    readText(path) {
      const known = knownAt(path);
      if (!("text" in known)) known.text = host.readText(path);
      return known.text;
    },
    readHead(path, bytes) {
      const { heads } = knownAt(path);
      if (!heads.has(bytes)) heads.set(bytes, host.readHead(path, bytes));
      return heads.get(bytes);
    },
    stat(path) {
      const known = knownAt(path);
      if (!("stat" in known)) known.stat = host.stat(path);
      return known.stat;
    },
    list(pattern: ListPattern) {
      const { listings } = answers;
      const key = JSON.stringify([pattern.extensions, pattern.ignore]);
      const files = listings.get(key) ?? host.list(pattern);
      listings.set(key, files);
      return files;
    },
    ...(host.refusal === undefined ? {} : { refusal: (path: string) => host.refusal!(path) }),
    ...(host.fetch === undefined ? {} : { fetch: (url: string) => host.fetch!(url) }),
  };
}

function forget(path: string, answers: Answers): void {
  answers.listings = new Map();
  for (const each of answers.known.keys()) if (isAffected(each, path)) answers.known.delete(each);
}

/** A path is affected by changes below and above it: a folder exists as long as something is below it, and nothing below it exists longer than the folder. */
function isAffected(path: string, changed: string): boolean {
  return (
    changed === "" ||
    path === "" ||
    path === changed ||
    path.startsWith(`${changed}/`) ||
    changed.startsWith(`${path}/`)
  );
}

function forgetUnused(answers: Answers): void {
  for (const [path, { round }] of answers.known) if (round !== answers.round) answers.known.delete(path);
  answers.round += 1;
}
