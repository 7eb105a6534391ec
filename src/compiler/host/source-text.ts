// Reads a file again, to show where in it something is.
import type { Host } from "./host.ts";

/** The limits that say how long a file is in which there is something to show, in bytes. */
export interface SourceLimits {
  readonly frontMatterBytes: number;
  readonly configBytes: number;
  readonly specBytes: number;
  /** Only where the bodies of pages were read. */
  readonly bodyBytes?: number | undefined;
}

/** More than the fences of front matter and the lines shown after it take. */
const bytesAround = 1024;

/**
 * The text of a file as far as problems can lie in it: of a page its head, unless its body was read. Undefined for a file that is longer than all
 * that is read, because one problem with it must not cost the memory that the limit saves.
 */
export function sourceText(host: Host, file: string, limits: SourceLimits): string | undefined {
  const size = host.stat(file)?.size ?? 0;
  if (/\.mdx?$/i.test(file) && size > (limits.bodyBytes ?? 0))
    return host.readHead(file, limits.frontMatterBytes + bytesAround);
  return size > Math.max(limits.configBytes, limits.specBytes) ? undefined : host.readText(file);
}
