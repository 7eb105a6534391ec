// Lets only one run at a time write to a folder.
import { randomBytes } from "node:crypto";
import { closeSync, openSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ownFolders } from "./own-folders.ts";
import { folderMark, hasEnded, markForm, processMark } from "./process-mark.ts";
import { removeAtEnd } from "./remove-at-end.ts";
import { WriteFailure } from "./write-failure.ts";

/** How often navc waits for another run, and how long each time on average. */
export interface Patience {
  readonly tries: number;
  readonly milliseconds: number;
}

/** 10 seconds in total. */
const defaultPatience: Patience = { tries: 100, milliseconds: 100 };

const ticketForm = new RegExp(String.raw`^([0-9a-f]{32})\.(${markForm.source})\.[0-9a-f]{16}$`);

/**
 * Waits until no other run of this user on this machine writes to the folder at a real path. Returns a function that lets
 * others write. Rejects with `WriteFailure` if the other run takes too long. Each run puts its own file, a ticket, into a
 * private folder, and may write if no other run has one there. The later of two runs sees the earlier one, so two never write
 * at once. Tickets of ended runs are ignored, so no lock is ever taken over; in libraries such as proper-lockfile two runs can
 * do that at once.
 */
export async function lockFolder(
  real: string,
  { tries, milliseconds }: Patience = defaultPatience,
): Promise<() => void> {
  const folder = folderMark(real);
  for (let left = tries; ; left -= 1) {
    const ticket = takeTicket(`${folder}.${processMark()}.${randomBytes(8).toString("hex")}`);
    // Without a place for the lock there is no lock.
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
  /** The folder that contains it. */
  readonly among: string;
  readonly giveBack: () => void;
}

/** Puts a ticket into the first possible folder; undefined if none is possible. */
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

/** The tickets of other runs for a folder; tickets of ended runs are removed, for any folder. */
function othersThan({ name: own, among }: Ticket, folder: string): readonly string[] {
  return readdirSync(among).filter((name) => {
    const [, of, mark = ""] = ticketForm.exec(name) ?? [];
    if (of === undefined || name === own) return false;
    if (!hasEnded(mark)) return of === folder;
    rmSync(join(among, name), { force: true });
    return false;
  });
}

/** They are outside all repositories, so that no repository can contain a ticket. */
const ticketFolders = ownFolders("locks");
