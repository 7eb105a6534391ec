// With what could a source file change files on the disk?
import { parseSync, Visitor } from "oxc-parser";

const fileSystem = /^(?:node:)?fs(?:\/promises)?$/;
const module = /^(?:node:)?module$/;

/** What of `node:fs` changes nothing. A name that is not here counts as one that does. */
const reading: ReadonlySet<string> = new Set([
  "accessSync",
  "closeSync",
  "constants",
  "existsSync",
  "fstatSync",
  "lstatSync",
  "openSync",
  "readdirSync",
  "readFileSync",
  "readlinkSync",
  "readSync",
  "realpathSync",
  "statSync",
  "watch",
]);
const readingFlags: ReadonlySet<string> = new Set(["O_RDONLY", "O_NONBLOCK", "O_NOFOLLOW", "O_DIRECTORY"]);
/** Names by which a program gets a module without an import. */
const otherDoors: ReadonlySet<string> = new Set(["require", "createRequire", "getBuiltinModule", "binding", "dlopen"]);

/** Each way by which a file could change files: imported functions, whole modules, flags of `openSync`. */
export function waysToWrite(file: string, text: string): readonly string[] {
  const { module: parsed, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} is not read: ${errors[0]!.message}`);
  const found: string[] = [];
  for (const { moduleRequest, entries } of parsed.staticImports)
    for (const { importName, isType } of entries)
      if (!isType) note(moduleRequest.value, importName.kind, importName.name);
  for (const { entries } of parsed.staticExports)
    for (const { moduleRequest, importName, isType } of entries)
      if (moduleRequest !== null && !isType) note(moduleRequest.value, importName.kind, importName.name);

  function note(target: string, kind: string, name: string | null): void {
    if (!fileSystem.test(target) && !module.test(target)) return;
    if (kind !== "Name") found.push(`${target} as a whole`);
    else if (fileSystem.test(target) && !reading.has(name ?? "")) found.push(name ?? "");
  }

  new Visitor({
    ImportExpression({ source }) {
      const target = source.type === "TemplateLiteral" ? source.quasis[0]?.value.cooked : nameOf(source);
      const isPlain = source.type === "Literal" || (source.type === "TemplateLiteral" && source.quasis.length === 1);
      if (!isPlain) found.push("an import of a computed name");
      else if (fileSystem.test(target ?? "") || module.test(target ?? "")) found.push(`${target ?? ""} as a whole`);
    },
    CallExpression({ callee, arguments: [, flags] }) {
      if (callee.type !== "Identifier" || callee.name !== "openSync" || flags?.type !== "Literal") return;
      if (flags.value !== "r") found.push(`openSync with ${JSON.stringify(flags.value)}`);
    },
    Identifier({ name }) {
      noteName(name);
    },
    Literal({ value }) {
      if (typeof value === "string" && value !== "require") noteName(value);
    },
  }).visit(program);

  function noteName(name: string): void {
    if (otherDoors.has(name) || (/^O_[A-Z]+$/.test(name) && !readingFlags.has(name))) found.push(name);
  }
  return [...new Set(found)];
}

function nameOf(node: { readonly type: string; readonly value?: unknown }): string | undefined {
  return typeof node.value === "string" ? node.value : undefined;
}
