// Makes the icon of a component of the drawing that a page has in place of a name. (D599)
import { drawingAddress } from "../../adapters/icons/drawing-address.ts";
import { drawingText } from "./drawing-text.ts";
import { mdxTree, nodesIn } from "./mdx-tree.ts";

/** An icon as a component gets it. */
export interface DrawnIcon {
  /** `icon` for a picture, and `iconDrawing` for a drawing that has the color of the text. */
  readonly name: "icon" | "iconDrawing";
  /** Its address, with all of it. */
  readonly value: string;
}

/** The icon of an attribute such as `icon={<svg …>}`, from the source between the braces; undefined for anything else. */
export function drawnIcon(source: string): DrawnIcon | undefined {
  if (!/^\s*<svg[\s>]/.test(source)) return undefined;
  const tree = mdxTree(source.trim());
  const drawings = tree === undefined ? [] : [...nodesIn(tree)].flatMap((node) => drawingText(node) ?? []);
  const [drawing] = drawings;
  if (drawing === undefined || drawings.length > 1) return undefined;
  return { name: ownColor.test(drawing) ? "icon" : "iconDrawing", value: drawingAddress(drawing) };
}

/** Finds a color that is not that of the text, and pictures. */
const ownColor =
  /[ "';](?:fill|stroke|stop-color|flood-color|color)(?:="|:\s*)(?!(?:none|currentcolor|inherit|transparent)\b)|<image[ >]/i;
