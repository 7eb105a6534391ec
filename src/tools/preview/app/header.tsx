// Draws the top of the preview: its views, the search and the color theme.
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { countsWords } from "../model/filter-problems.ts";
import { views, type View } from "../model/preview-place.ts";
import { useChanges } from "./use-changes.ts";
import { Icon } from "./icon.tsx";
import { usePreview } from "./preview-context.ts";

const names: { readonly [view in View]: string } = {
  site: "Site",
  changes: "Changes",
  map: "Map",
  problems: "Problems",
  coverage: "Operations",
  editions: "Editions",
};

const themes = {
  auto: { next: "light", icon: "system", name: "as the system" },
  light: { next: "dark", icon: "sun", name: "light" },
  dark: { next: "auto", icon: "moon", name: "dark" },
} as const;

export function Header(): VNode {
  const { state, act, summary } = usePreview();
  const { undo } = summary;
  const changes = useChanges();
  const { next, icon, name } = themes[state.settings.theme];
  return (
    <header class="top">
      <h1>
        <span class="brand">navc</span>
        <span class="site-name">{summary.overview?.site.name || summary.folder}</span>
      </h1>
      <Views />
      <div class="tools">
        {changes !== undefined && undo && (
          <button type="button" class="button" title={undo.title} onClick={() => changes.undo(undo.id)}>
            Undo
          </button>
        )}
        <button type="button" class="find-button" onClick={() => act({ kind: "find", open: true })}>
          <Icon name="search" />
          <span>Find</span>
          <kbd>/</kbd>
        </button>
        <button
          type="button"
          class="plain"
          aria-label={`Colours: ${name}`}
          title={`Colours: ${name}`}
          onClick={() => act({ kind: "set", settings: { theme: next } })}
        >
          <Icon name={icon} />
        </button>
      </div>
    </header>
  );
}

function Views(): VNode {
  const { state, linkTo, summary } = usePreview();
  const { problems } = summary;
  // The worst are first.
  const worst = problems[0]?.severity;
  const shown = views.filter((view) => {
    if (view === "changes" && summary.against === null) return false;
    return summary.overview !== null || view === "problems";
  });
  const bar = useRef<HTMLElement>(null);
  const { view: current } = state.place;
  // On a narrow screen it may be beside the screen.
  useLayoutEffect(
    () => bar.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" }),
    [current],
  );
  return (
    <nav class="views" aria-label="Views" ref={bar}>
      {shown.map((view) => (
        <a key={view} href={linkTo({ view })} aria-current={current === view ? "page" : undefined}>
          {names[view]}
          {view === "problems" && worst !== undefined && (
            <span class="count" data-severity={worst} title={countsWords(problems)}>
              {problems.length}
              <span class="unseen">{`: ${countsWords(problems)}`}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
