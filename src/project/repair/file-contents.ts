// Compares files of two states of a site by their contents.
import { createHash } from "node:crypto";
import type { Host } from "../../compiler/host/host.ts";
import { sketchOf } from "../../outputs/diff/text-sketch.ts";

/** What the content of a file is compared by. */
export interface FileContent {
  /** Equal for the same content. */
  readonly key: string;
  /** False for a text that is so short that two files may have it by chance. */
  readonly saysEnough: () => boolean;
}

const longestText = 2 ** 24;
const headBytes = 2 ** 16;
const leastRuns = 3;

/**
 * The content of a file; undefined if there is none. In texts, line ends and the addresses of links do not count: somebody may have
 * written these anew after the file had moved.
 */
export function contentOf(file: string, host: Host): FileContent | undefined {
  const stat = host.stat(file);
  if (stat?.kind !== "file" || stat.size === 0) return undefined;
  const text = stat.size > longestText ? host.readHead(file, headBytes) : host.readText(file);
  if (text === undefined) return undefined;
  if (stat.size > longestText || /[\0\uFFFD]/.test(text))
    return { key: `${stat.size} ${sha256(text)}`, saysEnough: () => true };
  const words = text.replaceAll("\r\n", "\n").replaceAll(addresses, "");
  return { key: sha256(words), saysEnough: () => sketchOf(words).runs.length >= leastRuns };
}

/** What stands in the place of an address, also in text that is no link: only equal texts are compared. */
const addresses =
  /(?<=\]\()[^()\n]*(?=\))|(?<=[\s{](?:href|src|from|import|file)[\s=]*["'])[^"'\n]*(?=["'])|(?<=^\[[^\]\n]*\]:)[^\n]*|(?<=^related:)[^\n]*/gm;

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
