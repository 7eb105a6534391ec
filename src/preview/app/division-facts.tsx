// Draws what is known of a division: where it is written, where it leads, and which specs apply in it.
import type { VNode } from "preact";
import { writtenPath } from "../../contract/href.ts";
import type { PageView } from "../../runtime/index.ts";
import type { Division } from "../../site/navigation.ts";
import { problemsAt } from "../filter-problems.ts";
import { lineOf } from "../source-lines.ts";
import { EditionTable } from "./edition-table.tsx";
import { FileLink } from "./file-link.tsx";
import type { LoadedEdition } from "./open-source.ts";
import { Outside } from "./page-body.tsx";
import { usePreview } from "./preview-context.ts";
import { ProblemList } from "./problem-list.tsx";
import { Section } from "./section.tsx";

export interface DivisionFactsProps {
  readonly division: Division;
  readonly view: PageView;
  readonly edition: LoadedEdition;
}

export function DivisionFacts({ division, view, edition }: DivisionFactsProps): VNode {
  const { summary, linkTo } = usePreview();
  const { config } = summary;
  const { href, external, root, specs = [], display, hidden, description, extra, key } = division;
  const written = lineOf(division.source, config, edition.lines);
  const problems = problemsAt(summary.problems, written.file, division.source.pointer);
  const first = key === undefined ? undefined : pageWithKey(view, key);
  return (
    <>
      <Section title="Written in">
        <FileLink file={written.file} line={written.line} />
        <p class="pointer">{division.source.pointer || "/"}</p>
      </Section>
      <Section title="Leads to">
        {href === undefined && <p class="quiet">nowhere</p>}
        {href !== undefined && external === true && <Outside href={href} />}
        {href !== undefined && external !== true && (
          <p>
            <a href={linkTo({ href: writtenPath(href), node: "" })}>{href}</a>{" "}
            <span class="quiet">{root === href ? "its root page" : "its first visible page"}</span>
          </p>
        )}
      </Section>
      {(display !== undefined || hidden === true) && (
        <Section title="Shown">
          {hidden === true && <p>hidden from readers</p>}
          {display !== undefined && (
            <p>
              {display.collapsible
                ? display.expanded
                  ? "open at first, can be closed"
                  : "closed at first"
                : "always open"}
              ; {clicks[display.onSelect]}
            </p>
          )}
        </Section>
      )}
      {description !== undefined && (
        <Section title="Description">
          <p>{description}</p>
        </Section>
      )}
      {specs.length > 0 && (
        <Section title="Specs in force">
          <ul class="plain-list">
            {specs.map(({ source, directory, inheritedFrom }) => (
              <li key={`${source} ${inheritedFrom ?? ""}`}>
                <code>{source}</code>
                {directory !== undefined && <span class="quiet"> at {directory}</span>}
                <div class="quiet">
                  {inheritedFrom === undefined ? "set here" : `from ${nameOf(view, inheritedFrom)}`}
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {extra !== undefined && (
        <Section title="Other fields">
          <pre>{JSON.stringify(extra, undefined, 2)}</pre>
        </Section>
      )}
      <Section title="Problems in it">
        <ProblemList problems={problems} />
      </Section>
      {first !== undefined && view.site.editions.length > 1 && (
        <Section title="Its first page in all editions">
          <EditionTable view={first} />
        </Section>
      )}
    </>
  );
}

const clicks = {
  navigate: "a click opens its page",
  toggle: "a click opens and closes it",
  theme: "what a click does is up to the theme",
} as const;

function nameOf(view: PageView, id: string): string {
  const node = id === "" ? undefined : view.site.nodeOf(view.edition.id, id);
  return node === undefined ? "the top of docs.json" : `${node.kind} ${node.label}`;
}

/** The view of the page that a division begins with. */
function pageWithKey(view: PageView, key: string): PageView | undefined {
  const page = Object.values(view.site.navigation.pages).find(
    (each) => each.key === key && each.placements.some(({ editions }) => editions.includes(view.edition.id)),
  );
  return page && { ...view, page };
}
