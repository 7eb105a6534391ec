// What is known of the libraries whose documentation docs.json names (D236).
import type { SdkReference } from "../contract/api-reference.ts";
import type { SdkSymbol } from "../contract/sdk-symbol.ts";

/** The page of a symbol, as the platform makes it. */
export interface SdkSymbolPage {
  /** Its address below the folder of the library. */
  readonly slug: string;
  readonly title: string;
  readonly description: string | undefined;
  /** The kind in capitals. */
  readonly tag: string;
  readonly symbol: SdkSymbol;
}

/** A group of symbols of one kind. */
export interface SdkGroup {
  readonly label: string;
  readonly pages: readonly SdkSymbolPage[];
}

/** A library that was read. */
export interface SdkLibrary {
  /** All but methods and properties. */
  readonly groups: readonly SdkGroup[];
  /** The page at an address below the folder of the library. */
  readonly at: (slug: string) => SdkSymbolPage | undefined;
  readonly find: (symbol: SdkSymbol) => SdkSymbolPage | undefined;
  /** The names of the symbols of a kind, without methods and properties. */
  readonly names: (kind: SdkSymbol["kind"]) => readonly string[];
}

/** What became of a library: it was read; its format or address is one that navc does not read; or it could not be read, which was reported. */
export type SdkState =
  | { readonly kind: "read"; readonly library: SdkLibrary }
  | { readonly kind: "not read" | "unread" };

/** Every library that docs.json names. */
export interface SdkCatalog {
  /** What became of a library, by its format and its source as written. */
  readonly of: (reference: Pick<SdkReference, "format" | "source">) => SdkState;
}

/** The catalogue of a site that names no library. */
export const noSdks: SdkCatalog = { of: () => ({ kind: "not read" }) };
