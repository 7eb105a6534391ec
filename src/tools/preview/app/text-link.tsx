// Draws a link of the text of a page, and marks it if it leads nowhere.
import type { ComponentChildren, JSX } from "preact";
import { writtenPath } from "../../../compiler/contract/href.ts";
import type { DeadLink } from "../model/dead-link.ts";
import { safeHref } from "../model/safe-href.ts";
import { ChangeButton } from "./change-button.tsx";
import { useDeadLink } from "./dead-links-context.ts";
import { usePreview } from "./preview-context.ts";
import { showAnchor } from "./text-anchor.ts";

export interface TextLinkProps {
  readonly href: string;
  readonly children: ComponentChildren;
}

export function TextLink({ href, children }: TextLinkProps): JSX.Element {
  const { linkTo } = usePreview();
  const dead = useDeadLink(href);
  if (dead !== undefined) return <Dead dead={dead}>{children}</Dead>;
  if (href.startsWith("#"))
    return (
      <button type="button" class="anchor" onClick={() => showAnchor(href.slice(1))}>
        {children}
      </button>
    );
  if (href.startsWith("/") && !href.startsWith("//"))
    return <a href={linkTo({ href: writtenPath(href), node: "" })}>{children}</a>;
  const safe = safeHref(href);
  if (safe === undefined) return <span class="no-link">{children}</span>;
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function Dead({ dead, children }: { readonly dead: DeadLink; readonly children: ComponentChildren }): JSX.Element {
  const { linkTo } = usePreview();
  const { message, where, suggestion, from, problem } = dead;
  return (
    <span class="dead-link" title={message}>
      <span class="dead-text">{children}</span>
      <span class="dead-note">
        {where}
        {from !== undefined && (
          <>
            {" "}
            <ChangeButton
              title={`Add a redirect from ${from}`}
              wanted={{ kind: "operations", operations: [{ kind: "redirect", from, to: "" }] }}
            >
              add a redirect…
            </ChangeButton>
          </>
        )}
        {suggestion !== undefined && (
          <>
            {" → "}
            {suggestion.startsWith("#") ? (
              suggestion
            ) : (
              <a href={linkTo({ href: writtenPath(suggestion), node: "" })}>{suggestion}</a>
            )}{" "}
            <ChangeButton
              title={`Change the link to ${suggestion}`}
              wanted={{ kind: "action", work: { kind: "suggested", ...problem, start: -1 } }}
            >
              repair
            </ChangeButton>
          </>
        )}
      </span>
    </span>
  );
}
