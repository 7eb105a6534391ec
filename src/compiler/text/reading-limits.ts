// The fixed limits of reading (D5, D22, D62). Limits that a user can set are in contract/limits.ts.

/** What exceeds one of these limits is reported or left out. Each limit prevents that a small text takes minutes or all memory. */
export const readingLimits = {
  yaml: {
    /** Characters of lists that aliases repeat as keys; real documents have fewer. */
    repeatedCharacters: 67_108_864,
    /** Characters of a text that is searched for places: the nodes of a longer one would fill the memory. */
    placedCharacters: 8_388_608,
  },
  frontMatter: {
    /** Spaces and line ends in a row: gray-matter needs the square of this number of steps to look for comments. */
    blankRun: 256,
    /** Levels that are parsed: more than `depth`, so that the limit `depth` is what is reported, and few enough for the stack. */
    parsedDepth: 100,
    depth: 32,
    /** Values, with aliases written out. */
    values: 10_000,
    /** Characters that aliases may add to those of the text. */
    aliasedCharacters: 65_536,
  },
  body: {
    /** Characters that are parsed at once: some constructs need time that grows with the square of their length. */
    blockCharacters: 16_384,
    /** The same for statements of a program, whose time grows only with their length. */
    statementCharacters: 262_144,
    /** Characters of a block with a heading: emphasis needs time that grows with the square of its marks, and it matters only in a title. */
    headingCharacters: 2048,
    /** Levels of lists and quotes: for each level the parser reads a line once more. */
    containers: 32,
    /** Characters of JavaScript that are parsed in total, and how many more for each character of the body: an expression is parsed again for each "}". */
    programCharacters: 524_288,
    programTimes: 8,
    /** Blocks that one expression may contain. */
    joinedBlocks: 64,
    /** Faults of one body after which the rest is read as plain Markdown. */
    faults: 20,
    /** The estimated steps of the parser for a whole body: about one second. */
    wholeSteps: 67_108_864,
    /** Ids of parts, on average for each body of a site: in a long chain of nested parts each one would get the ids of all. */
    idsOfParts: 200,
  },
  page: {
    /** Marks such as "*" in one paragraph of a page that is written for a host: for some of them the time grows with their square. */
    marks: 2000,
    /** Words in one paragraph: for each piece of text that the parser joins, it moves everything after it. */
    words: 16_384,
    /** Definitions of references in such a page: each reference is searched in all of them. */
    definitions: 2000,
    /** Levels of tags, lists and quotes: the writer of such a page is recursive. */
    depth: 200,
    /** Columns before the marker of a list: each level of lists needs at least two. */
    indent: 400,
  },
  spec: {
    /** Levels: more than in any schema that people write, and few enough for the stack. */
    depth: 500,
    /** UTF-16 units of the texts of specs that are kept parsed for the next compile; their values need several times as much memory. */
    keptCharacters: 16_777_216,
    /** Tags of one operation: in YAML all operations can share one very long list. */
    tags: 100,
    /** Levels of groups that tags make by their parents; people write fewer, and all later stages are recursive. */
    tagLevels: 16,
    /** Values and levels of `x-mint.metadata`, which becomes part of the result. */
    metadataValues: 1000,
    metadataDepth: 32,
    /** Bytes that are read to recognize a spec in a file over the size limit. */
    headBytes: 4096,
    /** Wrong values of one spec that are reported one by one: an error of a generator is in every operation. */
    problems: 10,
    duplicateKeys: 10,
    /** Values that aliases may add to those of a spec that is validated: the validator looks at each one again for each use. */
    aliasedValues: 1_000_000,
  },
  overlay: {
    /** Actions of one document. */
    actions: 1000,
    /** Characters of a JSONPath expression: its parser recurses. */
    expressionCharacters: 4096,
    /** Steps of all expressions of a compile together: about ten seconds of them. */
    steps: 20_000_000,
    /** Steps of one expression, and so many more for each value that the spec has: those of `count()` are kept until it is done. */
    queryStepsAtLeast: 1_000_000,
    queryStepsPerValue: 10,
    /** Characters of a regular expression, and of a text that one is compared with. */
    patternCharacters: 512,
    matchedCharacters: 100_000,
    /** Bytes by which a file is known as an overlay. */
    headBytes: 4096,
  },
  graphql: {
    /** Levels of brackets: more than in any schema, and few enough for the stack. */
    depth: 100,
    /** Words and signs of a schema: the parser needs about 300 bytes for each. */
    words: 500_000,
  },
  sdk: {
    /** Namespaces in one another. */
    namespaces: 32,
    /** Characters of the text from which the first sentence is taken. */
    summaryCharacters: 4096,
  },
  mintIgnore: {
    /** Patterns: each is compared with every path. */
    patterns: 500,
    patternCharacters: 500,
    /** `**` in one pattern: a pattern with several of them can match a path in very many ways. */
    doubleStars: 2,
    /** Folders of a path that is compared. */
    pathDepth: 64,
  },
} as const;
