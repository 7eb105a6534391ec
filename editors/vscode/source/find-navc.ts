// Chooses the navc that is started: that of the settings, that of the workspace, or that of the extension.
import { stat } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { workspace } from "vscode";

const command = "dist/cli/bin.js";

/** The file of the command. Throws if the settings name a navc that is not there. */
export async function findNavc(extension: string): Promise<string> {
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
  // In a folder that is not trusted, VS Code leaves this setting of the folder out.
  const named = workspace.getConfiguration("navc").get<string>("path", "");
  if (named !== "") {
    const path = isAbsolute(named) ? named : join(folders[0] ?? "", named);
    const found = (await commandIn(path)) ?? ((await isFile(path)) ? path : undefined);
    if (found === undefined) throw new Error(`The setting navc.path names ${path}, where no navc is.`);
    return found;
  }
  if (workspace.isTrusted)
    for (const folder of folders) {
      // oxlint-disable-next-line no-await-in-loop -- the first one is taken
      const found = await commandIn(join(folder, "node_modules/navc"));
      if (found !== undefined) return found;
    }
  return join(extension, "server/node_modules/navc", command);
}

async function commandIn(folder: string): Promise<string | undefined> {
  const file = join(folder, command);
  return (await isFile(file)) ? file : undefined;
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
