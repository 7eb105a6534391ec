// The reading of §2.11 by which pages are generated.

/** `contract` follows §2.11 to the letter; `mintlify` adds generated pages where the platform does (D6). */
export type Dialect = "contract" | "mintlify";
