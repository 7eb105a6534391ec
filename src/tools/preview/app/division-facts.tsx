// Draws what is known about a division: where it is written, where it leads, and which specs apply in it.
import type { VNode } from "preact";
import { writtenPath } from "../../../compiler/contract/href.ts";
import { counterpartIn } from "../../../outputs/runtime/counterpart-in.ts";
import type { PageView } from "../../../outputs/runtime/view-page.ts";
import type { Division } from "../../../compiler/site/navigation.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import { problemsAt } from "../model/filter-problems.ts";
import { EditionTable } from "./edition-table.tsx";
import type { LoadedEdition } from "./loaded-edition.ts";
import { Outside } from "./page-article.tsx";
import { usePreview } from "./preview-context.ts";
import { ProblemList } from "./problem-list.tsx";
import { Section } from "./section.tsx";
import { useLoaded } from "./use-loaded.ts";
import { WrittenLine } from "./written-line.tsx";

export interface DivisionFactsProps {
  readonly division: Division;
  readonly view: PageView;
  readonly edition: LoadedEdition;
}

export function DivisionFacts({ division, view, edition }: DivisionFactsProps): VNode {
  const { summary, linkTo } = usePreview();
  const { config } = summary;
  const { href, external, root, specs = [], display, hidden, description, extra } = division;
  const { file = config, pointer } = division.source;
  const problems = problemsAt(summary.problems, file, pointer);
  return (
    <>
      <Section title="Written in">
        <WrittenLine source={division.source} edition={edition} />
        <p class="pointer">{pointer || "/"}</p>
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
      {view.site.editions.length > 1 && <FirstPage division={division} view={view} edition={edition} />}
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

/** The first page of a division. */
function FirstPage({ division: { key, href }, view, edition }: DivisionFactsProps): VNode | null {
  const { id, revision, pages, site } = edition;
  const address = key === undefined ? undefined : (counterpartIn(site, key, id) ?? href);
  useLoaded(`${revision} ${id} ${address ?? ""}`, async () => address && pages.load(address));
  const page = address === undefined ? undefined : ownValue(pages.loaded, address);
  if (page === undefined || page.key !== key) return null;
  return (
    <Section title="Its first page in all editions">
      <EditionTable view={{ ...view, page }} />
    </Section>
  );
}
