// Opens an address in the browser of the user.
import { spawn } from "node:child_process";

/** Opens an address that navc made itself. Does nothing if the system has no browser, because the address was printed. */
export function openInBrowser(address: string): void {
  const [program, ...words] = command(address);
  const child = spawn(program, words, { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}

function command(address: string): readonly [string, ...string[]] {
  if (process.platform === "darwin") return ["open", address];
  if (process.platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", address];
  return ["xdg-open", address];
}
