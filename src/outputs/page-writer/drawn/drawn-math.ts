// Turns a formula into elements of MathML as plain data.
import katex from "katex/dist/katex.mjs";
import { mathLetters } from "./math-letters.ts";
import type { DrawnMath, MathElement, MathTag } from "./drawn-node.ts";

type KatexNode = ReturnType<typeof katex.__renderToDomTree>;

const mathTags: ReadonlySet<string> = new Set<MathTag>(
  (
    "math menclose mfrac mi mn mo mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr " +
    "munder munderover"
  ).split(" ") as MathTag[],
);
/** Attributes that only say how a part looks: none of them has an address or a style. */
const looks = new Set(
  (
    "accent accentunder columnalign columnlines columnspacing depth display displaystyle fence height largeop linethickness lspace " +
    "mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation rowalign rowlines rowspacing rspace " +
    "scriptlevel separator stretchy symmetric voffset width"
  ).split(" "),
);

/** A longer formula is shown as it is written: the work of KaTeX grows faster than the text. */
const mostCharacters = 5000;
/** Commands of a formula can make others; no formula that is written by hand comes near. */
const mostExpansions = 500;

/** A formula, and its elements if it can be read; `isBlock`: it stands in lines of its own. */
export function drawnMath(source: string, isBlock: boolean): DrawnMath {
  return { kind: "math", source, isBlock, root: source.length > mostCharacters ? null : rootOf(source, isBlock) };
}

function rootOf(source: string, isBlock: boolean): MathElement | null {
  const limits = { maxExpand: mostExpansions, maxSize: 20 };
  try {
    const tree = katex.__renderToDomTree(source, {
      ...limits,
      output: "mathml",
      displayMode: isBlock,
      strict: "ignore",
    });
    const [root] = (tree.children ?? []).flatMap(made);
    return root === undefined || typeof root === "string" ? null : root;
  } catch {
    // A formula that KaTeX does not know is shown as it is written.
    return null;
  }
}

function made(node: KatexNode): readonly (MathElement | string)[] {
  const { type, children = [], attributes = {}, width } = node;
  if (width !== undefined) return [{ tag: "mspace", attributes: { width: `${String(width)}em` }, children: [] }];
  if (type === undefined && node.text !== undefined) return [node.text];
  // Behind the formula itself, it has the source once more.
  if (type === "annotation") return [];
  const inner = joined(children.flatMap(made));
  if (type === undefined || !mathTags.has(type)) return inner;
  const known = Object.entries(attributes).filter(([name]) => looks.has(name));
  const shown = Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
  const style = shown["mathvariant"] ?? "";
  const styled = inner.map((each) => (typeof each === "string" ? mathLetters(each, style) : each));
  return [{ tag: type as MathTag, attributes: shown, children: styled }];
}

/** Letters of a word are nodes of their own. */
function joined(parts: readonly (MathElement | string)[]): readonly (MathElement | string)[] {
  const found: (MathElement | string)[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (typeof part === "string" && typeof last === "string") found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found;
}
