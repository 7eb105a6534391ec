// Draws the components of the platform as plain boxes, and any other one as a box with its name.
import type { JSX } from "preact";
import type { DrawnComponent, DrawnNode } from "../../../outputs/page-writer/drawn/drawn-node.ts";
import type { Icon } from "../../../compiler/contract/icon-form.ts";
import { drawnAttribute, textsOfAttribute, isAttributeOn } from "./drawn-attribute.ts";
import { DrawnTree, TreeFile, TreeFolder } from "./drawn-tree.tsx";
import { SiteIcon } from "./site-icon.tsx";
import { anchorId } from "./text-anchor.ts";
import { TextLink } from "./text-link.tsx";
import { TextTabs } from "./text-tabs.tsx";

const callouts: ReadonlySet<string> = new Set(["Note", "Tip", "Info", "Warning", "Check", "Danger", "Callout"]);

/** Draws nodes of the text. */
type DrawNodes = (nodes: readonly DrawnNode[]) => JSX.Element;

interface Box {
  readonly node: DrawnComponent;
  readonly draw: DrawNodes;
}

/** Its anchor is before it, if nothing in the box has it. */
export function DrawnComponentBox({ node, draw }: Box): JSX.Element {
  const box = <ComponentBox node={node} draw={draw} />;
  if (node.id === undefined || withId.has(node.name)) return box;
  return (
    <>
      <span class="anchor-place" id={anchorId(node.id)} />
      {box}
    </>
  );
}

/** Those that `Children` or `Fold` draws. */
const withId: ReadonlySet<string> = new Set(
  "Column AccordionGroup Panel section figure article Step Accordion Expandable details Update".split(" "),
);

function ComponentBox({ node, draw }: Box): JSX.Element {
  if (callouts.has(node.name)) return <Callout node={node} draw={draw} />;
  switch (node.name) {
    case "Card":
    case "Tile":
      return <Card node={node} draw={draw} />;
    case "CardGroup":
    case "Columns":
    case "Tiles":
      return <Grid node={node} draw={draw} />;
    case "Column":
    case "AccordionGroup":
    case "Panel":
    case "section":
    case "figure":
    case "article":
      return <Children node={node} draw={draw} />;
    case "Tabs":
    case "CodeGroup":
    case "RequestExample":
    case "ResponseExample":
      return <TextTabs node={node} draw={draw} />;
    case "Steps":
      return <ol class="steps">{draw(node.children)}</ol>;
    case "Step":
      return (
        <li>
          <Title node={node} />
          <Children node={node} draw={draw} />
        </li>
      );
    case "Accordion":
    case "Expandable":
    case "details":
      return <Fold node={node} draw={draw} />;
    case "Frame":
      return <Frame node={node} draw={draw} />;
    case "ParamField":
    case "ResponseField":
    case "Param":
      return <Field node={node} draw={draw} />;
    case "Update":
      return (
        <section class="update">
          <p class="part-title">{drawnAttribute(node, "label")}</p>
          {drawnAttribute(node, "description") !== "" && <p>{drawnAttribute(node, "description")}</p>}
          <Tags texts={textsOfAttribute(node, "tags")} />
          <Children node={node} draw={draw} />
        </section>
      );
    case "Badge":
      return <span class="badge">{draw(node.children)}</span>;
    case "Tooltip":
      return <abbr title={drawnAttribute(node, "tip")}>{draw(node.children)}</abbr>;
    case "Icon":
      return <SiteIcon icon={iconOf(node)} fallback={drawnAttribute(node, "icon")} />;
    case "Tree":
      return <DrawnTree node={node} draw={draw} />;
    case "Tree.Folder":
      return <TreeFolder node={node} draw={draw} />;
    case "Tree.File":
      return <TreeFile node={node} />;
    case "summary":
      return <></>;
    default:
      return <Named node={node} draw={draw} />;
  }
}

/** Its library is that of the site, unless the component names one. */
function iconOf(node: DrawnComponent): Icon | undefined {
  const [name, library] = [drawnAttribute(node, "icon"), drawnAttribute(node, "library")];
  return name === "" ? undefined : library === "" ? name : { name, library };
}

function Children({ node, draw }: Box): JSX.Element {
  return <div id={node.id === undefined ? undefined : anchorId(node.id)}>{draw(node.children)}</div>;
}

function Title({ node }: Pick<Box, "node">): JSX.Element {
  const title = drawnAttribute(node, "title");
  if (title === "") return <></>;
  return (
    <p class="part-title">
      <SiteIcon icon={iconOf(node)} />
      {title}
    </p>
  );
}

function Callout({ node, draw }: Box): JSX.Element {
  const kind = node.name === "Callout" ? drawnAttribute(node, "type") || "Note" : node.name;
  return (
    <div class="callout" data-kind={kind.toLowerCase()} role="note" aria-label={kind}>
      <p class="part-title">{drawnAttribute(node, "title") || kind}</p>
      {draw(node.children)}
    </div>
  );
}

function Card({ node, draw }: Box): JSX.Element {
  const href = drawnAttribute(node, "href");
  // The whole card is a link on the platform.
  const title = drawnAttribute(node, "title") || href;
  const address = drawnAttribute(node, "img");
  return (
    <div class="card">
      {address !== "" && draw([{ kind: "picture", address, alt: "" }])}
      {title !== "" && (
        <p class="part-title">
          <SiteIcon icon={iconOf(node)} color={drawnAttribute(node, "color")} />
          {href === "" ? title : <TextLink href={href}>{title}</TextLink>}
        </p>
      )}
      {draw(node.children)}
    </div>
  );
}

function Tags({ texts }: { readonly texts: readonly string[] }): JSX.Element | null {
  if (texts.length === 0) return null;
  return <p>{texts.flatMap((text) => [<span class="badge">{text}</span>, " "])}</p>;
}

function Grid({ node, draw }: Box): JSX.Element {
  const columns = Number(drawnAttribute(node, "cols")) || 2;
  return (
    <div class="grid" data-columns={Math.min(Math.max(Math.round(columns), 1), 4)}>
      {draw(node.children)}
    </div>
  );
}

/** Its content can be read when it is opened, as on the site. */
function Fold({ node, draw }: Box): JSX.Element {
  const title = drawnAttribute(node, "title") || (node.name === "Expandable" ? "Show more" : "Details");
  return (
    <details
      class="fold"
      open={isAttributeOn(node, "defaultOpen")}
      id={node.id === undefined ? undefined : anchorId(node.id)}
    >
      <summary>
        <SiteIcon icon={iconOf(node)} />
        {title}
      </summary>
      {draw(node.children)}
    </details>
  );
}

function Frame({ node, draw }: Box): JSX.Element {
  const caption = drawnAttribute(node, "caption");
  return (
    <figure class="frame">
      {draw(node.children)}
      {caption !== "" && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Field({ node, draw }: Box): JSX.Element {
  const name =
    ["name", "path", "query", "body", "header"].map((each) => drawnAttribute(node, each)).find((each) => each !== "") ??
    "";
  return (
    <div class="field">
      <p>
        <code>{name}</code> <span class="quiet">{drawnAttribute(node, "type")}</span>{" "}
        {isAttributeOn(node, "required") && <span class="badge">required</span>}
      </p>
      {draw(node.children)}
    </div>
  );
}

/** A component that the preview does not know. */
function Named({ node, draw }: Box): JSX.Element {
  const source = drawnAttribute(node, "src") || drawnAttribute(node, "href");
  return (
    <div class="named">
      <p class="quiet">
        <code>{`<${node.name}>`}</code> {source !== "" && <code>{source.slice(0, 200)}</code>}
      </p>
      {draw(node.children)}
    </div>
  );
}
