// Writes addresses into MDX so that nothing in them ends them, and no host stops at one.
import { decodeSegment, writtenPath } from "../../../compiler/contract/href.ts";
import { decodableAddress } from "../../adapters/safe-address.ts";

/** The address with all characters encoded that could end it, in a form that hosts can decode. */
export function mdxAddress(address: string): string {
  return decodableAddress(address.trim()).replaceAll(
    // oxlint-disable-next-line no-control-regex -- an address has none
    /[\0-\x20"<>\\^`{|}\x7F-\x9F\s]/g,
    encodeURIComponent,
  );
}

/** True for a path that leads out of the folder that it starts from once it is decoded, or to what a host calls its own. */
export function leadsOut(address: string): boolean {
  const path = decodeSegment(decodeSegment(writtenPath(address))).replaceAll("\\", "/");
  return path.startsWith("@") || path.split("/").includes("..");
}
