// Opens an address in the browser of the user.
import { spawn } from "node:child_process";

/** Opens an address that navc made itself. Does nothing where the system has no browser: the address was printed. */
export function openInBrowser(address: string): void {
  const [program, ...words] = command(address);
  const child = spawn(program, words, { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}

function command(address: string): readonly [string, ...string[]] {
  switch (process.platform) {
    case "darwin":
      return ["open", address];
    case "win32":
      return ["rundll32", "url.dll,FileProtocolHandler", address];
    default:
      return ["xdg-open", address];
  }
}
