// Draws the nodes of the text of a page.
import { createElement, type JSX, type VNode } from "preact";
import { useState } from "preact/hooks";
import { writtenPath } from "../../../compiler/contract/href.ts";
import type { DrawnElement, DrawnNode, DrawnPicture } from "../../../outputs/page-writer/drawn/drawn-node.ts";
import { CodeView } from "./drawn-code.tsx";
import { DrawnComponentBox } from "./drawn-component-box.tsx";
import { Formula } from "./drawn-formula.tsx";
import { usePreview } from "./preview-context.ts";
import { anchorId } from "./text-anchor.ts";
import { TextLink } from "./text-link.tsx";

export function DrawnNodes({ nodes }: { readonly nodes: readonly DrawnNode[] }): VNode {
  return (
    <>
      {nodes.map((node, index) => (
        <Drawn key={index} node={node} />
      ))}
    </>
  );
}

const drawNodes = (nodes: readonly DrawnNode[]): JSX.Element => <DrawnNodes nodes={nodes} />;

function Drawn({ node }: { readonly node: DrawnNode }): JSX.Element {
  switch (node.kind) {
    case "text":
      return <>{node.text}</>;
    case "element":
      return <Plain node={node} />;
    case "code":
      return <CodeView node={node} />;
    case "math":
      return <Formula node={node} />;
    case "link":
      return (
        <TextLink href={node.href}>
          <DrawnNodes nodes={node.children} />
        </TextLink>
      );
    case "picture":
      return <Picture node={node} />;
    case "component":
      return <DrawnComponentBox node={node} draw={drawNodes} />;
    case "program":
      return (
        <code
          class="program"
          title="An expression of the page. Nothing of a page is run here."
        >{`{${node.text}}`}</code>
      );
  }
}

function Plain({ node }: { readonly node: DrawnElement }): JSX.Element {
  const { tag, id, start, checked, align, children } = node;
  const properties = {
    ...(id === undefined ? {} : { id: anchorId(id) }),
    ...(start === undefined ? {} : { start }),
    ...(align === undefined ? {} : { "data-align": align }),
    ...(checked === undefined ? {} : { class: "task" }),
  };
  if (tag === "br" || tag === "hr") return createElement(tag, properties);
  const drawn = createElement(
    tag,
    properties,
    checked !== undefined && (
      <input type="checkbox" checked={checked} disabled aria-label={checked ? "Done" : "To do"} />
    ),
    <DrawnNodes nodes={children} />,
  );
  // A wide table scrolls by itself, and not with the page.
  return tag === "table" ? <div class="table">{drawn}</div> : drawn;
}

/** A picture of the docs folder. One of another site is not loaded, and a file loads nothing: only its address is shown. */
function Picture({ node }: { readonly node: DrawnPicture }): JSX.Element {
  const { address, alt, colors } = node;
  const { source } = usePreview();
  const [isMissing, miss] = useState("");
  if (!source.live || isMissing === address || !address.startsWith("/") || address.startsWith("//"))
    return (
      <span class="outside-picture" data-missing={isMissing === address}>
        {isMissing === address && "No file, or no picture: "}
        {alt === "" ? "a picture" : alt} <code>{address.length > 80 ? `${address.slice(0, 79)}…` : address}</code>
      </span>
    );
  return (
    <img
      class="picture"
      src={`/files${writtenPath(address)}`}
      alt={alt}
      data-colors={colors}
      loading="lazy"
      onError={() => miss(address)}
    />
  );
}
