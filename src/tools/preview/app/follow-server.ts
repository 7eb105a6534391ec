// Follows the state of the site that the server of the preview shows, even if the connection is interrupted.

/** Calls `listener` with the number of the state, now and after each change, and with undefined if the server can't be reached. */
export function followServer(listener: (revision: number | undefined) => void): void {
  let failures = 0;
  const connect = (): void => {
    const events = new EventSource("/events");
    events.addEventListener("open", () => (failures = 0));
    events.addEventListener("message", ({ data }) => listener(Number(data)));
    events.addEventListener("error", () => {
      failures += 1;
      // The server ends a stream where a browser has too many tabs, and opens it again when it is asked.
      if (failures > 1) listener(undefined);
      // After an answer that is not of this server, the browser does not ask again.
      if (events.readyState === EventSource.CLOSED) setTimeout(connect, 1000);
    });
  };
  connect();
}
