// Shows the compiled site in a browser, or writes what it shows to a file.
import { resolve } from "node:path";
import { configFile } from "../../options.ts";
import type { SiteRecord } from "../../explain/explained-site.ts";
import { editors, editorTemplate } from "../../preview/editor-link.ts";
import type { CommandContext } from "../command-context.ts";
import { outputOptions, siteForOutput } from "../compile-for-output.ts";
import { demandUnread, isSource, partOfSite } from "../is-source.ts";
import { openInBrowser } from "../preview/open-in-browser.ts";
import { PreviewAnswers, type PreviewSetting } from "../preview/preview-answers.ts";
import type { FolderListener } from "../preview/watched-folder.ts";
import { PreviewServer, usualPort } from "../preview/preview-server.ts";
import { siteLinks } from "../preview/recorded-site.ts";
import { previewDocument, previewFile } from "../preview/write-preview.ts";
import type { Against } from "../preview/against.ts";
import { checkRoot, runCompile } from "../run-compile.ts";
import type { SiteOptions } from "../site-options.ts";
import { readSettings } from "../site-settings.ts";
import { writeNote } from "../streams.ts";
import { UsageError } from "../usage-error.ts";
import { withBodies, type ForBodies } from "../with-bodies.ts";
import { writeFile } from "../../writer/write-file.ts";

/** The options of `navc preview`. */
export interface PreviewCommandOptions extends SiteOptions {
  readonly output?: string;
  readonly port?: number;
  readonly open?: boolean;
  readonly editor: string;
  readonly against?: string;
}

/** Runs `navc preview`. */
export async function preview(root: string, options: PreviewCommandOptions, context: CommandContext): Promise<void> {
  const document = previewDocument();
  if (options.output === undefined) return serve(document, root, options, context);
  return write(document, options.output, root, options, context);
}

async function write(
  document: string,
  file: string,
  root: string,
  options: PreviewCommandOptions,
  context: CommandContext,
): Promise<void> {
  if (options.port !== undefined || options.open === true)
    throw new UsageError("--port and --open are for a preview that is served. Leave them out, or leave out -o.");
  demandUnread(file, [options.against], "the preview");
  let record: SiteRecord | undefined;
  const site = await runCompile(root, options, context, outputOptions, (kept) => void (record = kept));
  const shown = await siteForOutput(site, root, options, context);
  if (shown.report !== "") context.streams.stderr.write(shown.report);
  if (isSource(file, root, site)) throw new UsageError(partOfSite("the preview", file, "-o"));
  const { result, host, settings } = site;
  const against = await againstOf(root, options, context);
  const forBodies = bodiesOf(root, options, context);
  const made = previewFile({
    document,
    folder: root,
    config: configFile(settings.compile.config),
    found: shown.found,
    recorded: { result, record, host },
    against: against?.word ?? null,
    comparison: (await against?.compare()) ?? null,
    links:
      settings.compile.links === true
        ? await forBodies(async (bodies) => siteLinks(host, settings.compile, await context.loadCompiler(), bodies))
        : null,
  });
  await writeFile(file, made);
  context.exitWith(shown.code);
}

/** The links of all pages are read, whatever the settings of the site say. */
function bodiesOf(root: string, options: PreviewCommandOptions, context: CommandContext): ForBodies {
  return (run) => withBodies({ root, compile: { links: true }, options }, context, run);
}

async function againstOf(
  root: string,
  options: PreviewCommandOptions,
  context: CommandContext,
  listener?: FolderListener,
): Promise<Against | undefined> {
  if (options.against === undefined) return undefined;
  const { openAgainst } = await import("../preview/against.ts");
  return openAgainst(options.against, root, options, context, listener);
}

async function serve(
  document: string,
  root: string,
  options: PreviewCommandOptions,
  context: CommandContext,
): Promise<void> {
  const { watchSite } = await import("../watch-site.ts");
  const { streams } = context;
  // What can't be served has no address.
  checkRoot(root);
  readSettings(root, options);
  const template = editors[options.editor];
  // A page that stays open over a restart notices by the number that it has another site.
  let revision = Date.now();
  let opened: { readonly answers: PreviewAnswers; readonly server: PreviewServer } | undefined;
  const listener: FolderListener = {
    changed() {
      revision += 1;
      opened?.answers.renumber(revision);
      opened?.server.changed();
    },
    failed: (error) => writeNote(streams, error.message),
  };
  const setting: PreviewSetting = {
    root,
    editor: template === undefined ? null : editorTemplate(template, resolve(root)),
    compiler: context.loadCompiler,
    withBodies: bodiesOf(root, options, context),
    against: await againstOf(root, options, context, listener),
    listener,
  };
  const answers = new PreviewAnswers(setting);
  const server = new PreviewServer(document, answers);
  opened = { answers, server };
  try {
    await begin(server, options, context);
    await watchSite(root, options, context, outputOptions, async (site) => {
      const { found, report, code } = await siteForOutput(site, root, options, context);
      revision += 1;
      answers.update({ site, found, revision });
      server.changed();
      if (report !== "") streams.stderr.write(report);
      // A terminal was cleared; a program that reads it wants the address once.
      if (streams.stdout.isTTY === true) streams.stdout.write(`${server.address}\n`);
      return code;
    });
  } finally {
    answers.close();
    setting.against?.close();
    await server.close();
  }
}

async function begin(
  server: PreviewServer,
  { port, open }: PreviewCommandOptions,
  { streams }: CommandContext,
): Promise<void> {
  if (port !== undefined) await server.listen(port);
  else await server.listen(usualPort).catch(() => server.listen(0));
  // The page waits for the site: who opens it now sees that it is being compiled.
  streams.stdout.write(`${server.address}\n`);
  if (open === true) openInBrowser(server.address);
  writeNote(streams, "the preview is open to browsers on this computer only");
}
