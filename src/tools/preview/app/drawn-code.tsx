// Draws a block of code, with its title or language and a button that copies it.
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { CodePart, DrawnCode } from "../../../outputs/page-writer/drawn/drawn-node.ts";

export function CodeView({ node }: { readonly node: DrawnCode }): VNode {
  const { title, language, text, parts = [text] } = node;
  const label = title === "" ? language : title;
  return (
    <figure class="code">
      {label !== "" && <figcaption>{label}</figcaption>}
      <CopyButton text={text} />
      <pre tabIndex={0}>
        <code>{parts.map(drawnPart)}</code>
      </pre>
    </figure>
  );
}

function drawnPart(part: CodePart, index: number): VNode | string {
  if (typeof part === "string") return part;
  const [color, text] = part;
  return (
    <span key={index} data-color={color}>
      {text}
    </span>
  );
}

function CopyButton({ text }: { readonly text: string }): VNode | null {
  const [isCopied, setCopied] = useState(false);
  // Without a safe address, a browser has no clipboard.
  if (!("clipboard" in navigator)) return null;
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" class="copy" onClick={copy} onBlur={() => setCopied(false)}>
      {isCopied ? "Copied" : "Copy"}
    </button>
  );
}
