// Reads a file again to show a place in it.
import type { Host } from "./host.ts";

/** The limits for the length of a file in which a place may be shown, in bytes. */
export interface SourceLimits {
  readonly frontMatterBytes: number;
  readonly configBytes: number;
  readonly specBytes: number;
  /** Only if the bodies of pages were read. */
  readonly bodyBytes?: number | undefined;
}

/** More than the fences of front matter and the lines shown after it need. */
const bytesAround = 1024;

/**
 * The part of a file where problems can be: for a page only its head, unless its body was read. Undefined for a file that is
 * longer than any limit, because showing one problem must not need the memory that the limit saves.
 */
export function sourceText(host: Host, file: string, limits: SourceLimits): string | undefined {
  const size = host.stat(file)?.size ?? 0;
  if (/\.mdx?$/i.test(file) && size > (limits.bodyBytes ?? 0))
    return host.readHead(file, limits.frontMatterBytes + bytesAround);
  return size > Math.max(limits.configBytes, limits.specBytes) ? undefined : host.readText(file);
}
