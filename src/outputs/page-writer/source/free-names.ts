// Finds the names of a module that nothing defines, with which it would stop.
import { isSyntaxNode, syntaxNodes, type ScriptNode } from "../../../compiler/bodies/script-node.ts";

/** What each engine of JavaScript defines, on a server and in a browser. */
const known: ReadonlySet<string> = new Set(
  (
    "undefined NaN Infinity globalThis arguments Object Function Array String Number Boolean Symbol BigInt Math JSON Date RegExp " +
    "Map Set WeakMap WeakSet Promise Proxy Reflect Intl Error TypeError RangeError SyntaxError ArrayBuffer Uint8Array URL " +
    "URLSearchParams parseInt parseFloat isNaN isFinite encodeURI encodeURIComponent decodeURI decodeURIComponent console " +
    "structuredClone setTimeout clearTimeout setInterval clearInterval queueMicrotask fetch AbortController Blob TextEncoder " +
    "TextDecoder"
  ).split(" "),
);

/** What only browsers define. */
export const browserNames: ReadonlySet<string> = new Set(
  (
    "window document navigator location history screen self localStorage sessionStorage requestAnimationFrame " +
    "cancelAnimationFrame requestIdleCallback IntersectionObserver ResizeObserver MutationObserver Event CustomEvent Node Element " +
    "HTMLElement performance matchMedia getComputedStyle FormData File FileReader Headers Request Response Image Audio WebSocket " +
    "EventSource XMLHttpRequest DOMParser alert confirm prompt crypto btoa atob process"
  ).split(" "),
);

/** The names of React that the platform gives to scripts without an import. */
export const reactNames: ReadonlySet<string> = new Set(
  (
    "React Fragment Suspense useState useEffect useRef useMemo useCallback useReducer useContext useLayoutEffect useId " +
    "useTransition useDeferredValue useSyncExternalStore useImperativeHandle createContext forwardRef memo lazy"
  ).split(" "),
);

/**
 * The names that the statements of a module use and nothing defines, each once, in reading order; `others` are defined as well.
 * The names of components count only with `withTags`: in a page the host provides those.
 */
export function freeNames(
  statements: readonly ScriptNode[],
  others: ReadonlySet<string> = new Set(),
  withTags = false,
): readonly string[] {
  const found = new Set<string>();
  const scope: Scope = {
    names: new Set([...known, ...others, ...statements.flatMap(declaredIn)]),
    above: undefined,
    withTags,
  };
  for (const statement of statements) search(statement, scope, found);
  return [...found];
}

/** The names that a program, or a statement of one, takes from around it, also those of components. */
export function namesUsed(program: ScriptNode): ReadonlySet<string> {
  const found = new Set<string>();
  search(program, { names: new Set(), above: undefined, withTags: true }, found);
  return found;
}

/** The first name that two statements of a module define: who parses them one by one does not notice it. */
export function repeatedName(statements: readonly ScriptNode[]): string | undefined {
  const seen = new Set<string>();
  return statements.flatMap(namesOfStatement).find((name) => seen.size === seen.add(name).size);
}

/** The names of a function, or of the module; those of a block count in the whole function. */
interface Scope {
  readonly names: ReadonlySet<string>;
  readonly above: Scope | undefined;
  readonly withTags: boolean;
}

function search(node: ScriptNode, scope: Scope, found: Set<string>): void {
  if (node.type === "Identifier" || (scope.withTags && isComponentName(node))) {
    const name = String(node["name"]);
    if (!isDefined(name, scope)) found.add(name);
    return;
  }
  if (scope.withTags && node.type === "JSXMemberExpression" && isSyntaxNode(node["object"])) {
    const name = String(node["object"]["name"]);
    if (node["object"].type === "JSXIdentifier" && name !== "this" && !isDefined(name, scope)) found.add(name);
  }
  const inner = isFunction(node) ? { ...scope, names: new Set(namesOfFunction(node)), above: scope } : scope;
  for (const part of usedParts(node)) search(part, inner, found);
}

/** In lower case it is an element of HTML. */
function isComponentName(node: ScriptNode): boolean {
  return node.type === "JSXIdentifier" && /^[A-Z]/.test(String(node["name"]));
}

function isDefined(name: string, scope: Scope): boolean {
  for (let each: Scope | undefined = scope; each !== undefined; each = each.above)
    if (each.names.has(name)) return true;
  return false;
}

/** Where an identifier is a word and not the name of a value. */
const words: { readonly [type: string]: readonly string[] } = {
  MemberExpression: ["property"],
  Property: ["key"],
  MethodDefinition: ["key"],
  PropertyDefinition: ["key"],
  LabeledStatement: ["label"],
  BreakStatement: ["label"],
  ContinueStatement: ["label"],
  ExportSpecifier: ["exported"],
  MetaProperty: ["meta", "property"],
  JSXMemberExpression: ["property"],
  JSXAttribute: ["name"],
};

/** The parts of a node in which an identifier is the name of a value. */
function usedParts(node: ScriptNode): readonly ScriptNode[] {
  if (node.type === "ImportDeclaration" || isSyntaxNode(node["source"])) return [];
  // `typeof` also takes a name that nothing defines.
  if (node["operator"] === "typeof" && isSyntaxNode(node["argument"]) && node["argument"].type === "Identifier")
    return [];
  const left = node["computed"] === true ? [] : (words[node.type] ?? []);
  return Object.entries(node).flatMap(([field, value]) => (left.includes(field) ? [] : nodesOf(value)));
}

function nodesOf(value: unknown): readonly ScriptNode[] {
  return isSyntaxNode(value) ? [value] : syntaxNodes(value);
}

function isFunction({ type }: ScriptNode): boolean {
  return /^(?:Arrow)?Function/.test(type);
}

function namesOfFunction(node: ScriptNode): readonly string[] {
  const params = syntaxNodes(node["params"]).flatMap(namesIn);
  return [...namesInPattern(node["id"]), ...params, ...nodesOf(node["body"]).flatMap(declaredIn)];
}

/** What a statement defines for the function that it is in: its own names, and those of its blocks. */
function declaredIn(statement: ScriptNode): readonly string[] {
  const own = [
    ...namesOfStatement(statement),
    ...(statement.type === "CatchClause" ? namesInPattern(statement["param"]) : []),
  ];
  const parts = isFunction(statement) ? [] : Object.values(statement).flatMap(nodesOf);
  return [...own, ...parts.flatMap(declaredIn)];
}

/** The names that a statement defines for its module, also those in patterns. */
export function namesOfStatement(statement: ScriptNode): readonly string[] {
  if (statement.type === "ExportDefaultDeclaration") return ["default"];
  const declaration = statement["declaration"];
  const { type, ...parts } = isSyntaxNode(declaration) ? declaration : statement;
  switch (type) {
    case "ImportDeclaration":
      return syntaxNodes(parts["specifiers"]).flatMap(({ local }) => namesInPattern(local));
    case "VariableDeclaration":
      return syntaxNodes(parts["declarations"]).flatMap(({ id }) => namesInPattern(id));
    case "FunctionDeclaration":
    case "ClassDeclaration":
    case "ClassExpression":
      return namesInPattern(parts["id"]);
    default:
      return [];
  }
}

function namesInPattern(pattern: unknown): readonly string[] {
  return isSyntaxNode(pattern) ? namesIn(pattern) : [];
}

/** The names in the place of a name: `a`, `{ a, b: c = 1 }`, `[a, ...b]`. */
function namesIn(pattern: ScriptNode): readonly string[] {
  switch (pattern.type) {
    case "Identifier":
      return [String(pattern["name"])];
    case "ObjectPattern":
      return syntaxNodes(pattern["properties"]).flatMap((each) => namesInPattern(each["value"] ?? each["argument"]));
    case "ArrayPattern":
      return syntaxNodes(pattern["elements"]).flatMap(namesIn);
    case "AssignmentPattern":
      return namesInPattern(pattern["left"]);
    case "RestElement":
      return namesInPattern(pattern["argument"]);
    default:
      return [];
  }
}
