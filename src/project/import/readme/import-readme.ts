// Imports a ReadMe project: the folder of Markdown that it keeps in step with a repository. (D386)
import { UsageError } from "../../settings/usage-error.ts";
import { firstPage } from "../first-page.ts";
import type { ImportRequest } from "../import-request.ts";
import type {
  ImportedBranch,
  ImportedEntry,
  ImportedNavigation,
  ImportedSite,
  MovedAddress,
} from "../imported-site.ts";
import type { OldFolder } from "../old-folder.ts";
import { PageList } from "../page-list.ts";
import { wordsIn } from "../json-fields.ts";
import { addReadmePage, frontMatterOf, stemOf, type ReadmeTarget } from "./readme-pages.ts";
import { ReadmeSpecs } from "./readme-specs.ts";
import { sectionEntries } from "./readme-tree.ts";

/** A folder of the project. */
interface Section {
  readonly folders: readonly string[];
  /** The address of its pages. */
  readonly address: string;
  /** Its tab; a section without one is in no list. */
  readonly label: string | undefined;
  /** Whether its pages are in the order of their dates, and in no folders. */
  readonly isDated?: boolean;
}

const sections: readonly Section[] = [
  { folders: ["docs"], address: "docs", label: "Guides" },
  { folders: ["recipes"], address: "recipes", label: "Recipes" },
  { folders: ["reference"], address: "reference", label: "API Reference" },
  { folders: ["changelogs", "changelog"], address: "changelog", label: "Changelog", isDated: true },
  { folders: ["custom_pages", "custompages"], address: "page", label: undefined },
];

/** The address that each kind of link of ReadMe stands for. */
const schemes = {
  doc: "/docs/",
  docs: "/docs/",
  ref: "/reference/",
  page: "/page/",
  changelog: "/changelog/",
  recipe: "/recipes/",
};

/** Reads a ReadMe project. */
export function importReadme({ source }: ImportRequest): ImportedSite {
  checkFolder(source);
  const pages = new PageList();
  const specs = new ReadmeSpecs("reference", source);
  const target: ReadmeTarget = { source, pages, specs, losses: [] };
  const branches: ImportedBranch[] = [];
  const movedAddresses: MovedAddress[] = [];
  for (const section of sections) {
    const folder = section.folders.find((each) => source.hasFolder(each));
    if (folder === undefined) continue;
    for (const file of source.files(folder, ["html"]))
      target.losses.push({
        feature: "a page in HTML",
        reason: "only pages in Markdown come along; write its text as a page of Markdown",
        file,
        what: `/${section.address}/${stemOf(file).toLowerCase()}`,
      });
    const entries =
      section.isDated === true
        ? datedEntries(folder, section, target)
        : sectionEntries(folder, section.address, target);
    const page = firstPage(entries);
    if (page === undefined || section.label === undefined) continue;
    branches.push({ label: section.label, holds: { kind: "entries", entries } });
    movedAddresses.push({ address: `/${section.address}`, page });
    if (branches.length === 1) movedAddresses.push({ address: "/", page });
  }
  const navigation: ImportedNavigation = branches.length === 1 ? branches[0]!.holds : { kind: "tabs", branches };
  return {
    name: undefined,
    fields: {},
    navigation: branches.length === 0 ? { kind: "entries", entries: [] } : navigation,
    pages: pages.pages,
    redirects: [],
    movedAddresses,
    files: [...new Set([...source.assets(""), ...specs.files])].map((from) => ({ from, to: from })),
    links: { base: "/", roots: [""], schemes },
    losses: [...target.losses, ...specs.losses, ...pages.losses],
  };
}

/** Throws `UsageError` if the folder has no section. */
function checkFolder(source: OldFolder): void {
  if (sections.some(({ folders }) => folders.some((each) => source.hasFolder(each)))) return;
  throw new UsageError("There is no folder docs or reference here. Name the folder that ReadMe writes to.");
}

/** Entries with dates, the newest first; those without one follow. */
function datedEntries(folder: string, { address }: Section, target: ReadmeTarget): readonly ImportedEntry[] {
  const dated = target.source.pages(folder).map((file) => ({ file, date: dateOf(file, target.source) }));
  return dated
    .toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
    .map(({ file }) => ({ kind: "page", page: addReadmePage(file, address, target) }));
}

function dateOf(file: string, source: OldFolder): string {
  const data = frontMatterOf(file, source);
  return wordsIn(data, "published_at") ?? wordsIn(data, "createdAt") ?? "";
}
