// Defines how the page of the preview reaches its server, which a browser does by itself.
import { followServer } from "./follow-server.ts";

/** The way to the server of a preview. */
export interface ServerConnection {
  /** Asks for an address of the server. */
  readonly get: (path: string) => Promise<Response>;
  /** Calls `listener` with the number of the state, now and after each change, and with undefined if the server can't be reached. */
  readonly follow: (listener: (revision: number | undefined) => void) => void;
}

/** The connection of a page that the server itself has sent. */
export const ownConnection: ServerConnection = { get: (path) => fetch(path), follow: followServer };
