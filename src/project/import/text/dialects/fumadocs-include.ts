// Reads `<include>` of Fumadocs. (D567)
import { folderOf, resolvePath } from "../../../../compiler/text/resolve-path.ts";
import { readTag } from "../html-attributes.ts";
import type { IncludedFile } from "../text-rules.ts";
import { vitepressPart } from "./vitepress-parts.ts";

/** The file that an opening tag and the name behind it include: a part of the page if it is Markdown, and else a block of code. */
export function fumadocsInclude(tag: string, written: string, file: string): IncludedFile {
  const attributes = readTag(tag)?.attributes ?? [];
  const valueOf = (name: string): string | undefined => {
    const value = attributes.find((each) => each.name === name && !each.isExpression)?.value;
    return typeof value === "string" ? value : undefined;
  };
  const folder = attributes.some(({ name }) => name === "cwd") ? "" : folderOf(file);
  const paths = (name: string): readonly string[] => [resolvePath(folder, name)].filter((each) => each !== undefined);
  const [name = "", region] = written.split("#", 2);
  const extension = /\.([\w-]+)$/.exec(name)?.[1] ?? "";
  const language = valueOf("lang");
  if (language === undefined && /^(?:md|mdx)$/.test(extension)) return { paths: paths(written) };
  return {
    paths: paths(name),
    part: (text) => vitepressPart(text, region),
    code: `${language ?? extension} ${valueOf("meta") ?? ""}`.trimEnd(),
  };
}
