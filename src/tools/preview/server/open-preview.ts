// Serves the preview of a site.
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { editorTemplate } from "../../../outputs/render/editor-link.ts";
import { withBodies, type ForBodies } from "../../../project/kept-bodies/with-bodies.ts";
import type { FoundSite, PreviewOf, ServedPreview } from "../../../project/preview-program.ts";
import { openAgainst, type Against } from "./against.ts";
import type { ChangeAnswer } from "./change-answers.ts";
import { LoadedChanges } from "./loaded-changes.ts";
import { openInBrowser } from "./open-in-browser.ts";
import { PreviewAnswers, type PreviewSetting } from "./preview-answers.ts";
import { PreviewServer, usualPort } from "./preview-server.ts";
import type { FolderListener } from "./watched-folder.ts";
import { withToken } from "../model/preview-document.ts";
import { previewDocument } from "./write-preview.ts";

export { comparedFile, fileOf } from "./write-preview.ts";

/** The links of all pages are read, even if the settings of the site say otherwise. */
function bodiesOf({ root, options, cache }: PreviewOf): ForBodies {
  return (run) => withBodies({ root, compile: { links: true }, options }, cache, run);
}

async function againstOf(
  { root, options, compiler, against }: PreviewOf,
  listener?: FolderListener,
): Promise<Against | undefined> {
  return against === undefined ? undefined : openAgainst(against, root, options, await compiler(), listener);
}

/** Opens a preview that does not listen yet; `failed` is called with what can't be watched. */
export async function open(of: PreviewOf, editor: string | null, failed: (error: Error) => void): Promise<Preview> {
  // If files of the package are missing, that is reported before anything is watched.
  const document = previewDocument();
  let preview: Preview | undefined;
  const listener: FolderListener = { changed: () => preview?.renumber(), failed };
  const changes = of.readOnly === true ? undefined : new LoadedChanges(of, () => preview?.written());
  const setting = {
    root: of.root,
    editor: editor === null ? null : editorTemplate(editor, resolve(of.root)),
    compiler: of.compiler,
    withBodies: bodiesOf(of),
    against: await againstOf(of, listener),
    listener,
    changes,
  };
  preview = new Preview(document, setting);
  return preview;
}

interface WritingSetting extends PreviewSetting {
  /** Undefined if the preview only reads. */
  readonly changes: LoadedChanges | undefined;
}

/** A preview that is served. */
class Preview implements ServedPreview {
  readonly #setting: WritingSetting;
  readonly #answers: PreviewAnswers;
  readonly #server: PreviewServer;
  // A page that stays open during a restart sees by the number that the site is another one.
  #revision = Date.now();

  constructor(document: string, setting: WritingSetting) {
    this.#setting = setting;
    this.#answers = new PreviewAnswers(setting);
    const { changes } = setting;
    if (changes === undefined) this.#server = new PreviewServer(document, this.#answers);
    else {
      const token = randomBytes(32).toString("hex");
      const answer = (path: string, text: string): Promise<ChangeAnswer | undefined> => changes.answer(path, text);
      this.#server = new PreviewServer(withToken(document, token), this.#answers, { token, answer });
    }
  }

  get address(): string {
    return this.#server.address;
  }

  async listen(port: number | undefined): Promise<void> {
    if (port === undefined) await this.#server.listen(usualPort).catch(() => this.#server.listen(0));
    else await this.#server.listen(port);
  }

  openInBrowser(): void {
    openInBrowser(this.#server.address);
  }

  show(shown: FoundSite): void {
    this.#revision += 1;
    this.#answers.update({ ...shown, revision: this.#revision });
    this.#server.changed();
  }

  refuse(reason: string | undefined): void {
    this.#answers.refuse(reason);
    this.renumber();
  }

  /** Files that only some answers depend on have changed. */
  renumber(): void {
    this.#revision += 1;
    this.#answers.renumber(this.#revision);
    this.#server.changed();
  }

  /** The preview has written files: what it compares is another site now, before the next compile has ended. */
  written(): void {
    this.#answers.compareAgain();
    this.renumber();
  }

  async close(): Promise<void> {
    await this.#answers.close();
    this.#setting.against?.close();
    await this.#setting.changes?.close();
    await this.#server.close();
  }
}
