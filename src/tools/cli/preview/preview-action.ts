// Shows the compiled site in a browser, or writes what it shows to a file.
import type { CompileOptions } from "../../../compiler/options.ts";
import type { SiteRecord } from "../../../compiler/site-record.ts";
import { editors } from "../../../outputs/render/editor-link.ts";
import { checkRoot } from "../../../project/compiled-site.ts";
import { demandUnread, isSource, replacesSource } from "../../../project/is-source.ts";
import type { SiteOptions } from "../../../project/settings/site-options.ts";
import { readSettings, type SiteSettings } from "../../../project/settings/site-settings.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { writeFile } from "../../../project/writer/write-file.ts";
import type { CommandContext, PreviewCommandContext } from "../command-context.ts";
import { bodyCache } from "../body-cache.ts";
import { outputOptions, siteForOutput } from "../site-for-output.ts";
import { noteWritten } from "../io/note-written.ts";
import { writeNote } from "../io/streams.ts";
import { runCompile } from "../printed-site.ts";
import type { PreviewOf, PreviewProgram, ServedPreview } from "../../../project/preview-program.ts";

/** The options of `navc preview`. */
export interface PreviewCommandOptions extends SiteOptions {
  readonly output?: string;
  readonly port?: number;
  readonly open?: boolean;
  readonly editor: string;
  readonly against?: string;
  readonly readOnly?: boolean;
}

/** Runs `navc preview`. */
export async function preview(
  root: string,
  options: PreviewCommandOptions,
  context: PreviewCommandContext,
): Promise<void> {
  const program = await context.loadPreview();
  const of: PreviewOf = {
    root,
    options,
    compiler: context.loadCompiler,
    against: options.against,
    readOnly: options.readOnly,
    cache: bodyCache(context),
  };
  if (options.output === undefined) return serve(program, of, options, context);
  return write(program, of, { ...options, output: options.output }, context);
}

async function write(
  program: PreviewProgram,
  of: PreviewOf,
  options: PreviewCommandOptions & { readonly output: string },
  context: CommandContext,
): Promise<void> {
  const { root } = of;
  const { output, port, open, against, readOnly } = options;
  if (port !== undefined || open === true || readOnly === true)
    throw new UsageError(
      "--port, --open and --read-only are for a preview that is served. Leave them out, or leave out -o.",
    );
  demandUnread(output, [against], "the preview");
  let record: SiteRecord | undefined;
  const site = await runCompile(root, options, context, fileOptions, (kept) => void (record = kept));
  const { report, code } = await siteForOutput(site, root, options, context);
  if (report !== "") context.streams.stderr.write(report);
  if (isSource(output, root, site)) throw new UsageError(replacesSource("the preview", output, "-o"));
  const { result, host, settings } = site;
  const made = await program.fileOf({ ...of, settings, recorded: { result, record, host } });
  await writeFile(output, made);
  if (options.quiet !== true) noteWritten(context.streams, output);
  context.exitWith(code);
}

/** The options of the compile of a file, which also has pages in no list. */
function fileOptions(settings: SiteSettings): CompileOptions {
  return { ...outputOptions(settings), discover: true };
}

async function serve(
  program: PreviewProgram,
  of: PreviewOf,
  options: PreviewCommandOptions,
  context: CommandContext,
): Promise<void> {
  const { watchSite } = await import("../watch-site.ts");
  const { root } = of;
  const { streams } = context;
  // A preview that can't be served has no address.
  checkRoot(root);
  readSettings(root, options);
  const opened = await program.open(of, editors[options.editor] ?? null, (error) => writeNote(streams, error.message));
  try {
    await begin(opened, options, context);
    await watchSite(root, options, context, outputOptions, {
      async show(site) {
        // A terminal was cleared; a program that reads it wants the address once.
        if (streams.stdout.isTTY === true) streams.stdout.write(`${opened.address}\n`);
        // What is accepted and ignored is counted on the page, because texts are read for it: without texts there are fewer.
        const judged = siteForOutput(site, root, options, context, { end: onPage });
        const { found, report, code } = await judged.catch((error: unknown) => {
          // Who looks at the page does not see the terminal.
          if (error instanceof UsageError)
            opened.show({ site, found: site.result.diagnostics, unjudged: error.message });
          throw error;
        });
        opened.show({ site, found });
        if (report !== "") streams.stderr.write(report);
        return code;
      },
      refused: (reason) => opened.refuse(reason),
    });
  } finally {
    await opened.close();
  }
}

/** The page has other counts. */
const onPage = "and more on the page: infos, links in all texts, and pages in no list";

async function begin(
  opened: ServedPreview,
  { port, open }: PreviewCommandOptions,
  { streams }: CommandContext,
): Promise<void> {
  await opened.listen(port);
  // The page waits for the site: who opens it now sees that it is being compiled.
  streams.stdout.write(`${opened.address}\n`);
  if (open === true) opened.openInBrowser();
  writeNote(streams, "the preview is open to browsers on this computer only");
}
