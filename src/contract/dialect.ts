// By which reading of §2.11 are pages generated?

/** `contract` follows §2.11 to the letter; `mintlify` adds generated pages where the platform does (D6). */
export type Dialect = "contract" | "mintlify";
