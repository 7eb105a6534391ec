// Reaches the server from a panel of VS Code: the page has another origin there, so the extension asks in its place (D315).
import type { ServerConnection } from "./server-connection.ts";

/** What VS Code gives to the page of a panel. */
interface PanelApi {
  readonly postMessage: (message: unknown) => void;
}

/** What the extension says. */
type FromExtension =
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly text: string }
  | { readonly kind: "revision"; readonly revision: number | null }
  | { readonly kind: "show"; readonly place: string };

/** The connection of a page in a panel; undefined for any other page. */
export function panelConnection(): ServerConnection | undefined {
  const { acquireVsCodeApi } = globalThis as { readonly acquireVsCodeApi?: () => PanelApi };
  if (acquireVsCodeApi === undefined) return undefined;
  const api = acquireVsCodeApi();
  const asked = new Map<number, (answer: Response) => void>();
  const followers = new Set<(revision: number | undefined) => void>();
  let count = 0;
  addEventListener("message", ({ data }: MessageEvent<FromExtension>) => {
    switch (data.kind) {
      case "answer": {
        const { id, status, text } = data;
        asked.get(id)?.(new Response(text, { status }));
        asked.delete(id);
        return;
      }
      case "revision":
        for (const follow of followers) follow(data.revision ?? undefined);
        return;
      case "show":
        location.hash = data.place;
        showInspector();
        return;
    }
  });
  document.addEventListener("DOMContentLoaded", () => followLinks(api));
  return {
    get: (path) =>
      new Promise((answered) => {
        count += 1;
        asked.set(count, answered);
        api.postMessage({ kind: "get", id: count, path });
      }),
    follow(listener) {
      followers.add(listener);
      api.postMessage({ kind: "follow" });
    },
  };
}

/** VS Code scrolls to the hash of a link instead of going there, and opens other links in a browser: so neither reaches it. */
function followLinks(api: PanelApi): void {
  document.body.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const address = link?.getAttribute("href");
    if (address === undefined || address === null) return;
    event.stopPropagation();
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (address.startsWith("#")) location.hash = address;
    else api.postMessage({ kind: "open", address });
  });
}

/** In a narrow panel the inspector is below the page, where nobody would see the answer. */
function showInspector(): void {
  const found = document.querySelector(".inspector");
  if (found !== null) return found.scrollIntoView();
  const observer = new MutationObserver(() => {
    if (document.querySelector(".inspector") === null) return;
    observer.disconnect();
    showInspector();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
