// Imports a GitBook: its SUMMARY.md, its pages, and the redirects of .gitbook.yaml. (D328, D440)
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { decodeSegment, writtenPath } from "../../../compiler/contract/href.ts";
import { baseName, folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import type { ImportRequest } from "../import-request.ts";
import type {
  CopiedFile,
  ImportedBranch,
  ImportedEntry,
  ImportedNavigation,
  ImportedPage,
  ImportedRedirect,
  ImportedSite,
} from "../imported-site.ts";
import type { OldFolder } from "../old-folder.ts";
import { firstPage } from "../first-page.ts";
import { withCharacters } from "../html-words.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import { knownSettings } from "../known-settings.ts";
import { lostSettings } from "../lost-settings.ts";
import { gitbookProgramRules } from "../text/dialects/gitbook-rules.ts";
import { withBookVariables } from "../text/dialects/gitbook-variables.ts";
import { addGlossary } from "./add-glossary.ts";
import { inferredSummary } from "./inferred-summary.ts";
import { readGitbookConfig } from "./read-gitbook-config.ts";
import { summaryFiles } from "./summary-files.ts";
import { summaryTree } from "./summary-tree.ts";

/** Reads a GitBook: that of GitBook's service, or of its older program with `book.json`. */
export function importGitbook(request: ImportRequest): ImportedSite {
  const { source, limits } = request;
  const read = readGitbookConfig(request);
  const { file: config, value, folder, summary, glossary, isInferred, variables, addressesOf } = read;
  const rules = variables && gitbookProgramRules(variables);
  const titleOf = (title: string): string => withBookVariables(title, variables ?? {}, () => undefined);
  const inferred = isInferred ? { parts: [{ title: undefined, entries: inferredSummary(source, folder) }] } : {};
  const trees = summaryFiles(source, folder, summary).map(({ language, file }) => ({
    language,
    file,
    ...summaryTree({ dialect: "gitbook", source, limits, file, folder, addressesOf, titleOf, ...inferred }),
  }));
  const ofGlossaries = trees.flatMap(({ language, file: list, pages: known }) => {
    const file = glossary && resolvePath(language === undefined ? folder : folderOf(list), glossary);
    if (file === undefined) return [];
    const addresses = addressesOf(folder === "" ? file : file.slice(folder.length + 1));
    return addGlossary({ file, addresses, titleOf }, source, known);
  });
  const pages = trees.flatMap(({ pages: list }) => list.pages);
  const redirects = Object.entries(objectIn(value, "redirects")).flatMap(([from, to]): readonly ImportedRedirect[] => {
    if (typeof to !== "string") return [];
    const at = { file: config, pointer: childPointer("/redirects", from) };
    const path = writtenPath(to);
    const destination = /^https?:/.test(to) ? to : addressesOf(path.replace(/^\.?\//, ""))[0] + to.slice(path.length);
    return [{ source: `/${from.replace(/^\/+/, "")}`, destination, at }];
  });
  const first = trees.length > 1 ? firstPage(trees[0]!.entries) : undefined;
  // The older program lets readers choose a language there.
  const moved = first === undefined ? [] : [{ address: "/", page: first }];
  const start = pages.find(({ addresses }) => addresses.includes("/"));
  const description = wordsIn(value, "description");
  return {
    name: wordsIn(value, "title") ?? (start === undefined ? undefined : wordsIn(start.fields, "title")),
    fields: description === undefined ? {} : { description },
    navigation: navigationOf(trees),
    pages,
    redirects,
    movedAddresses: moved,
    files: [
      ...source.assets(folder).map((from) => ({ from, to: folder === "" ? from : from.slice(folder.length + 1) })),
      ...hiddenAssets(pages, source),
    ],
    links: { base: "/", roots: [folder] },
    ...(rules === undefined ? {} : { rules }),
    losses: [
      ...(isInferred ? [{ ...orderLoss, file: config }] : []),
      ...trees.flatMap(({ losses }) => losses),
      ...ofGlossaries,
      ...lostSettings({ value, file: config }, knownSettings.gitbook),
    ],
  };
}

const orderLoss = {
  feature: "the order of the pages",
  reason:
    "the book has no SUMMARY.md, and how GitBook orders folders is not public; they are in the order of their names",
};

interface BookTree {
  readonly language: string | undefined;
  readonly entries: readonly ImportedEntry[];
}

function navigationOf(trees: readonly BookTree[]): ImportedNavigation {
  const [first] = trees;
  if (first?.language === undefined) return { kind: "entries", entries: first?.entries ?? [] };
  const branches = trees.map(({ language, entries }, index): ImportedBranch => ({
    label: language!,
    fields: index === 0 ? { default: true } : {},
    holds: { kind: "entries", entries },
  }));
  return branches.length === 1 ? branches[0]!.holds : { kind: "languages", branches };
}

const include = /\{%[ \t]+include[ \t]+"([^"\n]{1,300})"[ \t]+%\}/g;
const uploads = String.raw`(?:\.\.?\/){0,50}(?:\.gitbook|\.\.)\/assets\/`;
/** GitBook gives names such as `image (1).png`, so what is before a path says where it ends. */
const upload = new RegExp(
  [
    String.raw`(?<=<)${uploads}[^\n<>]{1,300}`,
    String.raw`(?<=")${uploads}[^\n"]{1,300}`,
    String.raw`(?<=')${uploads}[^\n']{1,300}`,
    String.raw`(?<=\()${uploads}(?:\\[()]|\([^\s()<>"']{0,300}\)|[^\s()<>"'\\]){1,300}`,
    String.raw`${uploads}[^\n<>"')]{1,300}`,
  ].join("|"),
  "g",
);

/** Uploaded pictures are in `.gitbook/assets`, which no listing has: those that pages, and the texts that they show, name. */
function hiddenAssets(pages: readonly ImportedPage[], source: OldFolder): readonly CopiedFile[] {
  const copied = new Map<string, CopiedFile>();
  const files = new Set(pages.flatMap(({ file }) => file ?? []));
  // Files that are added to the set are read, too.
  for (const file of files) {
    const text = source.text(file, defaultLimits.bodyBytes) ?? "";
    for (const [, written = ""] of text.matchAll(include)) {
      const path = resolvePath(folderOf(file), written);
      if (path !== undefined && /(?:^|\/)\.gitbook\/includes\//.test(path) && source.has(path)) files.add(path);
    }
    for (const [found] of text.matchAll(upload)) {
      const written = withCharacters(found.trimEnd()).replaceAll(/\\([()])/g, "$1");
      const from = resolvePath(folderOf(file), written.split("/").map(decodeSegment).join("/"));
      if (from === undefined || !(written.includes(".gitbook/") || /(?:^|\/)\.gitbook\/assets\//.test(from))) continue;
      source.noteHidden(from);
      if (source.has(from)) copied.set(from, { from, to: `images/${baseName(from)}` });
    }
  }
  return [...copied.values()];
}
