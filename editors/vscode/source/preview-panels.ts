// Shows the preview of a docs folder in a panel: what its page asks is passed on to `navc preview`.
import { env, Range, Uri, ViewColumn, window, type Disposable, type LogOutputChannel, type WebviewPanel } from "vscode";
import { PreviewProcess } from "./preview-process.ts";

/** What the page of the preview says to the program that shows it. */
type FromPage =
  | { readonly kind: "get"; readonly id: number; readonly path: string }
  | { readonly kind: "follow" }
  | { readonly kind: "open"; readonly address: string };

/** The panels, one for each docs folder. */
export class PreviewPanels implements Disposable {
  readonly #navc: () => Promise<string>;
  readonly #output: LogOutputChannel;
  readonly #panels = new Map<string, WebviewPanel>();

  constructor(navc: () => Promise<string>, output: LogOutputChannel) {
    this.#navc = navc;
    this.#output = output;
  }

  /** Shows the preview of a docs folder, at a page if one is given. */
  async show(root: string, href?: string): Promise<void> {
    const place = href === undefined ? "" : `#/site?page=${encodeURIComponent(href)}`;
    const known = this.#panels.get(root);
    if (known !== undefined) {
      known.reveal(undefined, true);
      if (place !== "") await known.webview.postMessage({ kind: "show", place });
      return;
    }
    try {
      await this.#open(root, place);
    } catch (error) {
      this.#output.error(String(error));
      void window.showErrorMessage(`navc: the preview does not start: ${String(error)}`);
    }
  }

  dispose(): void {
    for (const panel of this.#panels.values()) panel.dispose();
  }

  async #open(root: string, place: string): Promise<void> {
    const preview = await PreviewProcess.start(await this.#navc(), root, this.#output);
    const page = await preview.get("/");
    const panel = window.createWebviewPanel("navc.preview", "Preview", ViewColumn.Beside, {
      enableScripts: true,
      // It keeps what is open and inspected while another tab is shown.
      retainContextWhenHidden: true,
      localResourceRoots: [],
    });
    this.#panels.set(root, panel);
    panel.onDidDispose(() => {
      this.#panels.delete(root);
      preview.dispose();
    });
    const { webview } = panel;
    webview.onDidReceiveMessage(async (message: FromPage) => {
      switch (message.kind) {
        case "get":
          return webview.postMessage({ kind: "answer", id: message.id, ...(await preview.get(message.path)) });
        case "follow":
          if (place !== "") await webview.postMessage({ kind: "show", place });
          return preview.follow((revision) => void webview.postMessage({ kind: "revision", revision }));
        case "open":
          return openAddress(message.address);
      }
    });
    webview.html = page.text;
  }
}

/** Opens a line of a file beside the panel, and other addresses in the browser. */
async function openAddress(address: string): Promise<void> {
  const place = /^vscode:\/\/file(\/.+):(\d+):(\d+)$/.exec(address);
  if (place === null) {
    if (/^https?:/.test(address)) await env.openExternal(Uri.parse(address));
    return;
  }
  const [, path = "", line, column] = place;
  const at = [Number(line) - 1, Number(column) - 1] as const;
  await window.showTextDocument(Uri.file(decodeURIComponent(path)), {
    viewColumn: ViewColumn.One,
    selection: new Range(...at, ...at),
  });
}
