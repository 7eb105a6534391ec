// Draws tabs and groups of code in the text of a page.
import { Fragment, type JSX } from "preact";
import { useId, useState } from "preact/hooks";
import type { DrawnComponent, DrawnNode } from "../../../outputs/page-writer/drawn/drawn-node.ts";
import { drawnAttribute } from "./drawn-attribute.ts";
import { anchorId } from "./text-anchor.ts";

interface Tab {
  readonly label: string;
  readonly anchor?: string | undefined;
  readonly nodes: readonly DrawnNode[];
}

export function TextTabs({
  node,
  draw,
}: {
  readonly node: DrawnComponent;
  readonly draw: (nodes: readonly DrawnNode[]) => JSX.Element;
}): JSX.Element {
  const tabs = node.children.flatMap(tabOf);
  const [chosen, choose] = useState(0);
  const id = useId();
  const shown = tabs[Math.min(chosen, tabs.length - 1)];
  if (shown === undefined) return draw(node.children);
  const at = tabs.indexOf(shown);
  return (
    <div class="tabs-box">
      <div role="tablist" class="tabs">
        {tabs.map(({ label, anchor }, index) => (
          <button
            key={index}
            id={`${id}-${String(index)}`}
            type="button"
            role="tab"
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={(event) => {
              const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
              if (step === undefined) return;
              event.preventDefault();
              const next = (at + step + tabs.length) % tabs.length;
              choose(next);
              document.getElementById(`${id}-${String(next)}`)?.focus();
            }}
          >
            {anchor !== undefined && <span id={anchorId(anchor)} />}
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${String(at)}`}>
        <Fragment key={at}>{draw(shown.nodes)}</Fragment>
      </div>
    </div>
  );
}

/** The tabs are the components Tab, or blocks of code. Text between them is not shown, as on the platform. */
function tabOf(node: DrawnNode, index: number): readonly Tab[] {
  if (node.kind === "code")
    return [
      {
        label: node.title || node.language || `Code ${String(index + 1)}`,
        nodes: [{ ...node, title: "", language: "" }],
      },
    ];
  if (node.kind !== "component") return [];
  return [{ label: drawnAttribute(node, "title") || node.name, anchor: node.id, nodes: node.children }];
}
