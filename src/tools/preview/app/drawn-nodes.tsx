// Draws the nodes of the text of a page.
import { createElement, type JSX, type VNode } from "preact";
import { writtenPath } from "../../../compiler/contract/href.ts";
import type {
  DrawnCode,
  DrawnElement,
  DrawnLink,
  DrawnNode,
  DrawnPicture,
} from "../../../outputs/page-writer/drawn/drawn-node.ts";
import { safeHref } from "../model/safe-href.ts";
import { DrawnComponentBox } from "./drawn-component-box.tsx";
import { anchorId, showAnchor } from "./text-anchor.ts";
import { usePreview } from "./preview-context.ts";

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
      return <Code node={node} />;
    case "link":
      return <TextLink node={node} />;
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

/** A block of code, with its title or language. */
function Code({ node }: { readonly node: DrawnCode }): JSX.Element {
  const { title, language, text } = node;
  const label = title === "" ? language : title;
  return (
    <figure class="code">
      {label !== "" && <figcaption>{label}</figcaption>}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}

function TextLink({ node }: { readonly node: DrawnLink }): JSX.Element {
  const { linkTo } = usePreview();
  const { href, children } = node;
  const content = <DrawnNodes nodes={children} />;
  if (href.startsWith("#"))
    return (
      <button type="button" class="anchor" onClick={() => showAnchor(href.slice(1))}>
        {content}
      </button>
    );
  if (href.startsWith("/") && !href.startsWith("//"))
    return <a href={linkTo({ href: writtenPath(href), node: "" })}>{content}</a>;
  const safe = safeHref(href);
  if (safe === undefined) return <span class="no-link">{content}</span>;
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}

/** A picture of the docs folder. One of another site is not loaded: only its address is shown. */
function Picture({ node }: { readonly node: DrawnPicture }): JSX.Element {
  const { address, alt, colors } = node;
  if (address.startsWith("/") && !address.startsWith("//"))
    return <img class="picture" src={`/files${writtenPath(address)}`} alt={alt} data-colors={colors} loading="lazy" />;
  return (
    <span class="outside-picture">
      {alt === "" ? "A picture" : alt} <code>{address.length > 80 ? `${address.slice(0, 79)}…` : address}</code>
    </span>
  );
}
