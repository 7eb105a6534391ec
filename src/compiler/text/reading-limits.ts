// The fixed limits of reading (D5, D22, D62). Limits that a user can set are in contract/limits.ts.

/** What is beyond one of these is reported or left out; each keeps a small text from taking minutes or all memory. */
export const readingLimits = {
  yaml: {
    /** Characters of lists that aliases repeat as keys: more than any real document repeats. */
    repeatedCharacters: 67_108_864,
    /** Characters of a text in which places are looked for: the nodes of a longer one would fill the memory. */
    placedCharacters: 8_388_608,
  },
  frontMatter: {
    /** Spaces and line ends in a row: gray-matter takes the square of this many steps to look for comments. */
    blankRun: 256,
    /** Levels that are parsed: more than `depth`, so that this is what is reported, and fewer than a stack holds. */
    parsedDepth: 100,
    depth: 32,
    /** Values once aliases are written out. */
    values: 10_000,
    /** Characters that aliases may add to those of the text. */
    aliasedCharacters: 65_536,
  },
  body: {
    /** Characters that are parsed at once: some constructs take the square of their length. */
    blockCharacters: 16_384,
    /** The same for statements of a program, which take as long as they are. */
    statementCharacters: 262_144,
    /** Characters of a block with a heading: emphasis takes the square of its marks, and only in a title it matters. */
    headingCharacters: 2048,
    /** Lists and quotes in one another: each takes the parser once more through its line. */
    containers: 32,
    /** Characters of JavaScript that are parsed in all, and so many more for each one of the body: an expression is parsed up to each "}". */
    programCharacters: 524_288,
    programTimes: 8,
    /** Blocks that one expression may reach over. */
    joinedBlocks: 64,
    /** Faults of one body after which the rest is read as plain Markdown. */
    faults: 20,
    /** Steps that the parser may need for a whole body, roughly: about a second of them. */
    wholeSteps: 67_108_864,
    /** Ids of parts that the bodies of a site get, for each body: parts in parts in a long chain would give each one all. */
    idsOfParts: 200,
  },
  page: {
    /** Marks such as "*" in one paragraph of a page that is written for a host: the parser takes the square of some. */
    marks: 2000,
    /** Words in one paragraph: the parser moves all that is behind each piece of text that it joins. */
    words: 16_384,
    /** Definitions of references in such a page: each reference is looked for among all of them. */
    definitions: 2000,
    /** Tags, lists and quotes in one another: what writes the tree of such a page recurses. */
    depth: 200,
    /** Columns before the mark of a list: each level of lists takes two at least. */
    indent: 400,
  },
  spec: {
    /** Levels: deeper than any schema that people write, and fewer than would fill the stack. */
    depth: 500,
    /** Tags of one operation: in YAML all operations can share one endless list. */
    tags: 100,
    /** Levels of groups that tags make by their parents; no people write as many, and all later stages recurse. */
    tagLevels: 16,
    /** Values and levels of `x-mint.metadata`, which becomes a part of the result. */
    metadataValues: 1000,
    metadataDepth: 32,
    /** Bytes by which a file over the limit of size is known as a spec. */
    headBytes: 4096,
    /** Wrong values of one spec that are reported one by one: a mistake of a generator is in every operation. */
    problems: 10,
    duplicateKeys: 10,
  },
  graphql: {
    /** Levels of brackets: more than any schema has, and fewer than would fill the stack. */
    depth: 100,
    /** Words and signs of a schema: the parser needs about 300 bytes for each, so that more would fill the memory. */
    words: 500_000,
  },
  mintIgnore: {
    /** Patterns: each is compared with every path. */
    patterns: 500,
    patternCharacters: 500,
    /** `**` in one pattern: a pattern with several can match a path in very many ways. */
    doubleStars: 2,
    /** Folders of a path that is compared. */
    pathDepth: 64,
  },
} as const;
