// Starts the language server of navc for docs.json sites, and adds its commands to VS Code.
import { commands, window, workspace, type ExtensionContext } from "vscode";
import { LanguageClient, RevealOutputChannelOn, TransportKind } from "vscode-languageclient/node";
import { docsPlace } from "./docs-place.ts";
import { findNavc } from "./find-navc.ts";
import { SavedEdits } from "./saved-edits.ts";
import { PreviewPanels } from "./preview-panels.ts";

/** Files that the server may know; it says nothing about those outside a docs folder. */
const documentSelector = [{ scheme: "file", pattern: "**/*.{json,md,mdx,yaml,yml}" }];

let client: LanguageClient | undefined;

/** VS Code calls this when a workspace has a docs.json. */
export async function activate(context: ExtensionContext): Promise<void> {
  const output = window.createOutputChannel("navc", { log: true });
  const navc = (): Promise<string> => findNavc(context.extensionPath);
  const panels = new PreviewPanels(navc, output);
  const edits = new SavedEdits();
  context.subscriptions.push(output, panels, edits);

  const start = async (): Promise<void> => {
    const module = await navc();
    output.info(`The language server is ${module}`);
    client = new LanguageClient(
      "navc",
      { module, args: ["lsp"], transport: TransportKind.stdio },
      {
        documentSelector,
        outputChannel: output,
        // A message says that something is wrong; the output has more than its reader needs.
        revealOutputChannelOn: RevealOutputChannelOn.Never,
        initializationOptions: {
          codeLens: workspace.getConfiguration("navc").get("codeLens"),
          translations: workspace.getConfiguration("navc").get("translations"),
        },
        middleware: edits.middleware,
      },
    );
    await client.start();
    await commands.executeCommand("setContext", "navc.isRunning", true);
  };
  const restart = async (): Promise<void> => {
    await client?.dispose().catch((error: unknown) => output.warn(String(error)));
    await start().catch((error: unknown) => {
      output.error(String(error));
      void window.showErrorMessage(`navc: the language server does not start: ${String(error)}`);
    });
  };

  context.subscriptions.push(
    commands.registerCommand("navc.openPreview", async () => {
      const place = await docsPlace(client);
      if (place !== undefined) await panels.show(place.root);
    }),
    commands.registerCommand("navc.whyHere", async () => {
      const place = await docsPlace(client);
      if (place === undefined) return;
      if (place.href === null)
        void window.showInformationMessage("navc: put the cursor on the entry of a page, or open a page of the site.");
      else await panels.show(place.root, place.href);
    }),
    commands.registerCommand("navc.restart", restart),
    commands.registerCommand("navc.showOutput", () => output.show()),
    workspace.onDidChangeConfiguration(async (change) => {
      if (["path", "codeLens", "translations"].some((name) => change.affectsConfiguration(`navc.${name}`)))
        await restart();
    }),
    workspace.onDidGrantWorkspaceTrust(restart),
  );
  await restart();
}

/** VS Code calls this at its end. */
export async function deactivate(): Promise<void> {
  await client?.dispose();
}
