// Lets only one run at a time write to a folder.
import { createHash, randomBytes } from "node:crypto";
import { closeSync, openSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { privateFolder } from "./private-folder.ts";
import { hasEnded, machine, markForm, processMark } from "./process-mark.ts";
import { removeAtEnd } from "./remove-at-end.ts";
import { userCaches } from "./user-caches.ts";
import { WriteFailure } from "./write-failure.ts";

/** How often another run is waited for, and how long each time on average. */
export interface Patience {
  readonly tries: number;
  readonly milliseconds: number;
}

/** 10 seconds in all. */
const defaultPatience: Patience = { tries: 100, milliseconds: 100 };

const ticketForm = new RegExp(String.raw`^([0-9a-f]{32})\.(${markForm.source})\.[0-9a-f]{16}$`);

/**
 * Waits until no other run of this user on this machine writes to the folder at a real path. Returns a function that lets
 * others write. Rejects with `WriteFailure` where the other run takes long.
 *
 * Each run puts a file of its own, a ticket, into a private folder, and may write when no other run has one there. The later of
 * two sees the earlier, so never two write at once. A ticket of a run that has ended counts for nothing: nobody takes over a
 * lock, which is where libraries such as proper-lockfile let two runs in.
 */
export async function lockFolder(
  real: string,
  { tries, milliseconds }: Patience = defaultPatience,
): Promise<() => void> {
  const folder = createHash("sha256").update(`${machine()}\n${real}`).digest("hex").slice(0, 32);
  for (let left = tries; ; left -= 1) {
    const ticket = takeTicket(`${folder}.${processMark()}.${randomBytes(8).toString("hex")}`);
    // Where nothing can be kept, nothing can be locked.
    if (ticket === undefined) return () => {};
    const [other] = othersThan(ticket, folder);
    if (other === undefined) return ticket.giveBack;
    ticket.giveBack();
    if (left <= 0) throw new WriteFailure(real, busy(other));
    // oxlint-disable-next-line no-await-in-loop -- another try
    await pause(milliseconds * (0.5 + Math.random()));
  }
}

function busy(ticket: string): string {
  const [, , mark = ""] = ticketForm.exec(ticket) ?? [];
  return `another run of navc writes there (process ${mark.split("-")[1] ?? ""}). Wait until it has ended, and run this again`;
}

interface Ticket {
  readonly name: string;
  /** The folder that it is in. */
  readonly among: string;
  readonly giveBack: () => void;
}

/** In the first folder that takes it; undefined where none does. */
function takeTicket(name: string): Ticket | undefined {
  for (const make of ticketFolders) {
    const among = make();
    if (among === undefined) continue;
    const file = join(among, name);
    const stopGuarding = removeAtEnd(file);
    try {
      closeSync(openSync(file, "wx", 0o600));
    } catch {
      stopGuarding();
      continue;
    }
    const giveBack = (): void => {
      rmSync(file, { force: true });
      stopGuarding();
    };
    return { name, among, giveBack };
  }
  return undefined;
}

/** The tickets of other runs for a folder; those of runs that have ended are removed, whatever folder they are for. */
function othersThan({ name: own, among }: Ticket, folder: string): readonly string[] {
  return readdirSync(among).filter((name) => {
    const [, of, mark = ""] = ticketForm.exec(name) ?? [];
    if (of === undefined || name === own) return false;
    if (!hasEnded(mark)) return of === folder;
    rmSync(join(among, name), { force: true });
    return false;
  });
}

/** Outside of all repositories, so that none can bring a ticket along. */
const ticketFolders: readonly (() => string | undefined)[] = [
  () => {
    const caches = userCaches();
    return caches === undefined ? undefined : privateFolder(join(caches, "locks"));
  },
  () => privateFolder(join(tmpdir(), `navc-locks-${process.getuid?.() ?? ""}`)),
];
