// Writes the reference of an entry point from its public types: one section for each name, with its docstring and its declaration.

/** The Markdown text for the declarations in `types`, which API Extractor wrote. */
export function apiReference(entryName, types) {
  const declarations = declarationsOf(types);
  const names = new Set(declarations.map(({ name }) => name));
  const part = (title, members) =>
    members.length === 0 ? [] : [`## ${title}\n`, ...members.map((member) => section(member, names))];
  const sections = [
    ...part(
      "Functions and classes",
      declarations.filter(({ kind }) => isValue(kind)),
    ),
    ...part(
      "Types",
      declarations.filter(({ kind }) => !isValue(kind)),
    ),
  ];
  return [
    `# ${entryName}\n`,
    `For programs that import \`${entryName}\`: all that it exports. This page is generated from the types.\n`,
    ...sections,
  ].join("\n");
}

function isValue(kind) {
  return ["function", "class", "const"].includes(kind);
}

/** Each declaration at the beginning of a line, with the docstring above it. */
function declarationsOf(types) {
  const found = types.matchAll(
    /^(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?(export )?declare (global|function|class|const|interface|type)(?: (\w+))?[^]*?(?=^\/\*\*(?:(?!\*\/)[^])*\*\/\n(?:export|declare) |^export |^declare |(?![^]))/gm,
  );
  return [...found].map(([whole, comment = "", exported, kind, name = "global"]) => ({
    name,
    kind,
    // What is exported under several names is exported at the end.
    isExported: exported !== undefined || new RegExp(`^export (?:default ${name};|\\{ ${name} )`, "m").test(types),
    text: docText(comment),
    declaration: whole
      .slice(whole.search(/^(?:export )?declare /m))
      .replace(/^export /, "")
      .replace(/^declare (?!global)/, "")
      .trim(),
  }));
}

/** A docstring without what marks its lines as a comment. */
function docText(comment) {
  return comment
    .split("\n")
    .map((line) => line.replace(/^ \* ?/, "").trimEnd())
    .join("\n")
    .trim();
}

function section({ name, text, declaration, isExported, kind }, names) {
  const note = isExported || kind === "global" ? "" : "Other types extend it; it is not exported by its name.\n\n";
  const code = declaration.replace(/\/\*\*[^]*?\*\//g, "");
  const mentioned = [...new Set(code.match(/\b[A-Z]\w*/g))].filter((each) => each !== name && names.has(each));
  const links = mentioned.map((each) => `[${each}](#${each.toLowerCase()})`).join(", ");
  const uses = links === "" ? "" : `\nTypes in it: ${links}\n`;
  return `### ${name}\n\n${text === "" ? "" : `${text}\n\n`}${note}\`\`\`ts\n${declaration}\n\`\`\`\n${uses}`;
}
