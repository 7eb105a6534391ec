// Names a process, so that a later one can say whether it still runs.
import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** The form of a mark: the machine, the process id, and when the process was started. */
export const markForm: RegExp = /[0-9a-f]{8}-\d{1,10}-\d{1,20}/;

/** The mark of this process: `9f86d081-4711-123456`. */
export function processMark(): string {
  const { pid } = process;
  return `${machine()}-${pid}-${startOf(pid) ?? 0}`;
}

/** True if the process of a mark has certainly ended. For another machine or container this is never known. */
export function hasEnded(mark: string): boolean {
  const [where, pid = "", start = ""] = mark.split("-");
  if (where !== machine()) return false;
  if (!isRunning(Number(pid))) return true;
  // Ids are used again: in a container, the next run often has the id of the last one.
  const now = startOf(Number(pid));
  return now !== undefined && start !== "0" && now !== start;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is one of another user.
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}

let known: string | undefined;

/** The id of this machine or container, because a process id is only valid there. */
export function machine(): string {
  known ??= createHash("sha256").update(`${hostname()}\n${processNamespace()}`).digest("hex").slice(0, 8);
  return known;
}

/** A name for what navc keeps about the folder at a real path of this machine or container. */
export function folderMark(real: string): string {
  return createHash("sha256").update(`${machine()}\n${real}`).digest("hex").slice(0, 32);
}

function processNamespace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

/** When a process was started, in ticks since the start of the system; undefined if the system does not say. */
function startOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field is the name of the program, in brackets, which can hold anything.
    return text.slice(text.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}
