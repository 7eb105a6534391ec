// Is every request of an editor answered on broken and hostile sites, and does the server live on?
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import {
  CancellationTokenSource,
  LSPErrorCodes,
  type CodeAction,
  type WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { editSite, anyEdit, type Edit } from "../../fuzz/edit-site.ts";
import { fixtureSites, type SeedSite } from "../../fuzz/seed-sites.ts";
import { compileSite } from "../../fuzz/fuzzed-site.ts";
import { hostileTexts } from "../../fuzz/hostile-texts.ts";
import { diceFrom, type Dice } from "../../outputs/schema/mutate.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { madeSite, type MadeSite } from "../cli/made-site.ts";
import { TestEditor, uriOf } from "./test-editor.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** `NAVC_SERVED_SITES=200` tries that many sites; `NAVC_FUZZ_SEED=7` other ones. */
const runs = Number(process.env["NAVC_SERVED_SITES"] ?? 5 + propertyRuns(30));
const seed = Number(process.env["NAVC_FUZZ_SEED"] ?? 1);

/** Errors with which the protocol lets a server answer; any other one is a fault. */
const allowed: ReadonlySet<number> = new Set<number>([
  LSPErrorCodes.RequestFailed,
  LSPErrorCodes.RequestCancelled,
  LSPErrorCodes.ContentModified,
]);

const capabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ["create", "rename", "delete"] } },
  textDocument: { codeAction: { dataSupport: true, resolveSupport: { properties: ["edit"] } } },
};

/** Files that a disk takes. */
function onDisk({ files }: SeedSite): Readonly<Record<string, string>> {
  const names = Object.keys(files).filter(
    (file) => /^[^\0\\]{1,200}$/.test(file) && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(file),
  );
  const taken = names.filter((file) => !names.some((other) => other.startsWith(`${file}/`)));
  return Object.fromEntries(taken.map((file) => [file, files[file]!]));
}

class Asker {
  readonly #editor: TestEditor;
  readonly #site: MadeSite;
  readonly #dice: Dice;
  answers = 0;
  refusals = 0;

  constructor(editor: TestEditor, site: MadeSite, dice: Dice) {
    this.#editor = editor;
    this.#site = site;
    this.#dice = dice;
  }

  /** Sends a request; now and then it is cancelled at once. Fails if it is answered with an error that is a fault. */
  async send<Answer>(method: string, params: object): Promise<Answer | undefined> {
    const cancel = new CancellationTokenSource();
    const waiting = this.#editor.connection.sendRequest<Answer>(method, params, cancel.token);
    if (this.#dice(12) === 0) cancel.cancel();
    try {
      const answer = await waiting;
      this.answers += 1;
      return answer;
    } catch (error) {
      const { code, message } = error as { readonly code?: number; readonly message: string };
      if (!allowed.has(code ?? 0)) throw new Error(`${method} ${JSON.stringify(params)}: ${message}`, { cause: error });
      this.refusals += 1;
      return undefined;
    }
  }

  async everything(file: string, text: string): Promise<void> {
    const uri = uriOf(this.#site.folder, file);
    const textDocument = { uri };
    const lines = text.split("\n");
    const line = this.#dice(lines.length);
    const position = { line, character: this.#dice(lines[line]!.length + 1) };
    const place = { textDocument, position };
    const range = { start: position, end: position };
    for (const method of ["completion", "hover", "definition", "prepareRename"])
      await this.send(`textDocument/${method}`, place);
    await this.send("textDocument/references", { ...place, context: { includeDeclaration: true } });
    for (const method of ["documentLink", "documentSymbol", "foldingRange", "codeLens"])
      await this.send(`textDocument/${method}`, { textDocument });
    await this.send("workspace/symbol", { query: text.slice(0, this.#dice(4)) });
    const newName = ["a", "é", "/", hostileTexts[this.#dice(hostileTexts.length)]!]
      .slice(0, 1 + this.#dice(4))
      .join("");
    await this.send<WorkspaceEdit>("textDocument/rename", { ...place, newName });
    const only = this.#dice(3) === 0 ? { only: ["source.fixAll"] } : {};
    const actions = await this.send<CodeAction[]>("textDocument/codeAction", {
      textDocument,
      range,
      context: { diagnostics: [], ...only },
    });
    for (const action of actions?.slice(0, 3) ?? []) await this.send("codeAction/resolve", action);
    const newUri = uriOf(this.#site.folder, ["moved", ""][this.#dice(2)]!, file);
    await this.send("workspace/willRenameFiles", { files: [{ oldUri: uri, newUri }] });
    await this.send("workspace/willDeleteFiles", { files: [{ uri }] });
  }
}

async function askAbout(seedSite: SeedSite, edits: readonly Edit[], dice: Dice): Promise<Asker> {
  const before = onDisk(seedSite);
  const site = madeSite(before);
  ends.push(() => site.remove());
  const editor = await TestEditor.open({ folders: [site.folder], capabilities });
  const asker = new Asker(editor, site, dice);
  const edited = onDisk(editSite(seedSite, edits));
  const files = Object.keys(before).filter((file) => /\.(?:json|mdx?)$/.test(file) && edited[file] !== undefined);
  const first = files.toSorted((one, other) => Number(other === "docs.json") - Number(one === "docs.json")).slice(0, 3);
  for (const file of first) {
    const path = `${site.folder}/${file}`;
    await editor.openFile(path, before[file]);
    await asker.everything(file, before[file]!);
    await editor.type(path, edited[file]!);
    await asker.everything(file, edited[file]!);
  }
  const open = new Map(first.map((file) => [`${site.folder}/${file}`, edited[file]!]));
  // While docs.json can't be read, requests are answered from the last tree; a cold start has none.
  const { navigation } = await compileSite({
    ...seedSite,
    files: { ...before, ...Object.fromEntries(first.map((file) => [file, edited[file]!])) },
  });
  if (navigation !== null) await compareWithCold(editor, site, open, dice);
  expect(await editor.end()).toBe(true);
  return asker;
}

/** Fails unless the answers are those of a server that has just been started. */
async function compareWithCold(
  editor: TestEditor,
  { folder }: MadeSite,
  texts: ReadonlyMap<string, string>,
  dice: Dice,
): Promise<void> {
  const cold = await TestEditor.open({ folders: [folder], capabilities });
  for (const [path, text] of texts) {
    await editor.openFile(path, text);
    await cold.openFile(path, text);
  }
  for (const [path, text] of texts) {
    const line = dice(text.split("\n").length);
    const place = { position: { line, character: dice(12) }, context: { includeDeclaration: true } };
    const range = { start: { line: 0, character: 0 }, end: { line: line + 1, character: 0 } };
    // The first waits for the compile of all changes.
    for (const method of [
      "documentSymbol",
      "codeLens",
      "references",
      "codeAction",
      "hover",
      "completion",
      "definition",
    ]) {
      const params = method === "codeAction" ? { range, context: { diagnostics: [] } } : place;
      const [now, fresh] = await Promise.all(
        [editor, cold].map((each) => each.ask(`textDocument/${method}`, path, params)),
      );
      expect(now, `${method} at line ${line} of ${path}`).toEqual(fresh);
    }
  }
  await cold.end();
}

test("every request is answered on broken sites", { timeout: 60_000 + runs * 20_000 }, async () => {
  const sites = fixtureSites();
  const dice = diceFrom(seed);
  const cases = fc.sample(fc.array(anyEdit, { minLength: 1, maxLength: 5 }), { numRuns: runs, seed });
  let answers = 0;
  let refusals = 0;
  for (const edits of cases) {
    const asker = await askAbout(sites[dice(sites.length)]!, edits, dice);
    answers += asker.answers;
    refusals += asker.refusals;
  }
  expect(answers).toBeGreaterThan(runs * 10);
  expect(refusals).toBeGreaterThan(0);
});
