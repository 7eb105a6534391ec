// Reads the text of a page for the search. (D412)
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import type { Host } from "../../../compiler/host/host.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { findFrontMatter } from "../../../compiler/text/front-matter-block.ts";
import { inlineSnippets } from "../../../outputs/page-writer/source/inline-snippets.ts";
import { pageStub } from "../../../outputs/page-writer/source/page-stub.ts";
import type { SpecReader } from "../../../outputs/page-writer/source/spec-reader.ts";
import { readableText } from "../model/readable-text.ts";
import type { SearchedPage } from "../model/searched-pages.ts";
import type { IndexedPage } from "./text-index.ts";

/** A longer body is searched up to here. */
const mostCharacters = 400_000;

/** The words of a page: its description, its text with its snippets, and what its spec says. */
export function indexedPage({ page, edition }: SearchedPage, host: Host, spec: SpecReader): IndexedPage {
  const { href, title, description = "" } = page;
  const body = [bodyOf(page, host), pageStub(page, spec)].join("\n\n").slice(0, mostCharacters);
  const { text, headings } = readableText(body);
  const before = description === "" ? "" : `${description}\n`;
  const moved = headings.map((each) => ({ ...each, start: each.start + before.length }));
  return { href, title, edition, text: before + text, headings: moved };
}

function bodyOf({ file }: Page, host: Host): string {
  if (file === null || (host.stat(file)?.size ?? 0) > defaultLimits.bodyBytes) return "";
  const text = host.readText(file) ?? "";
  const block = findFrontMatter(text, true);
  const body = block.kind === "block" ? text.slice(block.close) : text.replace(/^\uFEFF/, "");
  return inlineSnippets(body, file, host).body;
}
