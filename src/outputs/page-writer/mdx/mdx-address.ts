// Writes addresses into MDX so that they can't end early, and no host stops at one.
import { decodeSegment, writtenPath } from "../../../compiler/contract/href.ts";
import { decodableAddress } from "../../adapters/safe-address.ts";

/** The address, in a form that hosts can decode, with all characters encoded that could end it. */
export function mdxAddress(address: string): string {
  return decodableAddress(address.trim()).replaceAll(
    // oxlint-disable-next-line no-control-regex -- an address has none
    /[\0-\x20"<>\\^`{|}\x7F-\x9F\s]/g,
    encodeURIComponent,
  );
}

/** True for a path that, when decoded, leads out of the folder where it starts, or to a special path of a host. */
export function leadsOut(address: string): boolean {
  const path = decodeSegment(decodeSegment(writtenPath(address))).replaceAll("\\", "/");
  return path.startsWith("@") || path.split("/").includes("..");
}

/** True for a relative path, or one that leads out of the folder that it starts from. */
export function isFileOfHost(address: string): boolean {
  return leadsOut(address) || (!/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(address) && /\.\w+(?:[?#]|$)|^@/.test(address));
}
