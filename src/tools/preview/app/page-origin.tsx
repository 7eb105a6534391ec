// Draws where a page and each of its texts come from.
import type { ComponentChild, VNode } from "preact";
import type { Origin, WrittenAt } from "../../../outputs/explain/facts.ts";
import type { EntryFacts, PageExplanation } from "../../../outputs/explain/explanation.ts";
import type { PageView } from "../../../outputs/runtime/view-page.ts";
import { EditionTable } from "./edition-table.tsx";
import { FileLink } from "./file-link.tsx";
import { Loading } from "./notice.tsx";
import type { LoadedEdition } from "./loaded-edition.ts";
import { PathText } from "./path-text.tsx";
import { usePreview } from "./preview-context.ts";
import { textsNote } from "../model/texts-note.ts";
import { ProblemList } from "./problem-list.tsx";
import { Section } from "./section.tsx";
import { useLoaded } from "./use-loaded.ts";
import { WrittenLine } from "./written-line.tsx";

export interface PageOriginProps {
  readonly view: PageView;
  readonly edition: LoadedEdition;
}

export function PageOrigin({ view, edition }: PageOriginProps): VNode {
  const { source, summary } = usePreview();
  const { href } = view.page;
  const loaded = useLoaded(
    `${summary.revision} ${href}`,
    () => source.explanation(href),
    // What was known of another page says nothing about this one.
    (before, next) => before.replace(/^\d+ /, "") === next.replace(/^\d+ /, ""),
  );
  const explanation = loaded.kind === "failed" ? undefined : loaded.value;
  return (
    <>
      {explanation !== undefined && <Explained explanation={explanation} />}
      {explanation === undefined && <Unexplained view={view} edition={edition} isLoading={loaded.kind === "loading"} />}
      {view.site.editions.length > 1 && (
        <Section title="In all editions">
          <EditionTable view={view} />
        </Section>
      )}
    </>
  );
}

/** What the trees say without an explanation. */
function Unexplained({ view, edition, isLoading }: PageOriginProps & { readonly isLoading: boolean }): VNode {
  const { summary, source } = usePreview();
  const { node, page } = view;
  return (
    <>
      <Section title="Listed in">
        {node === undefined ? (
          <p class="quiet">no entry lists it</p>
        ) : (
          <WrittenLine source={node.source} edition={edition} />
        )}
      </Section>
      {page.file !== null && (
        <Section title="File">
          <FileLink file={page.file} />
        </Section>
      )}
      {isLoading ? (
        <Loading what="more" />
      ) : (
        <p class="quiet">
          {source.live
            ? `No more is known while ${summary.config} can’t be read.`
            : "This file says no more about the page; navc explain does."}
        </p>
      )}
    </>
  );
}

function Explained({ explanation }: { readonly explanation: PageExplanation }): VNode {
  const { title, label, tag, address, key, operation, states, redirect, entries, linkedFrom, problems, absent } =
    explanation;
  const specs = entries.flatMap((entry) => entry.specs);
  return (
    <>
      <Section title={entries.length > 1 ? `Listed in ${entries.length} places` : "Listed in"}>
        {entries.length === 0 && <p class="quiet">No entry lists it; it has an address all the same.</p>}
        <ul class="plain-list">
          {entries.map((entry, index) => (
            <li key={index}>
              <Entry entry={entry} />
            </li>
          ))}
          {linkedFrom.map((link, index) => (
            <li key={index}>
              <FileLink {...place(link)} /> <span class="quiet">links to it</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Its texts">
        <dl class="origins">
          <OriginRow name="Title" text={title.text} origin={title} />
          {label.text !== title.text && <OriginRow name="Label" text={label.text} origin={label} />}
          {tag !== undefined && <OriginRow name="Tag" text={tag.text} origin={tag} />}
          <OriginRow name="Address" text={explanation.href} origin={address} />
          <OriginRow name="Key" text={key.text} origin={key} />
          {explanation.file !== null && (
            <div>
              <dt>File</dt>
              <dd>
                <FileLink file={explanation.file} />
              </dd>
            </div>
          )}
          {operation !== undefined && (
            <OriginRow
              name="Operation"
              text={operation.name}
              origin={operation.at === undefined ? operation.origin : { ...operation.origin, at: operation.at }}
            />
          )}
        </dl>
      </Section>
      {states.length > 0 && (
        <Section title="States">
          <dl class="origins">
            {states.map((state) => (
              <OriginRow key={state.state} name={state.state} origin={state} />
            ))}
          </dl>
        </Section>
      )}
      {redirect !== undefined && (
        <Section title="A redirect takes it away">
          <p>
            <code>{redirect.source}</code> → <code>{redirect.destination}</code> <FileLink {...place(redirect.at)} />
          </p>
        </Section>
      )}
      {specs.length > 0 && (
        <Section title="Specs in force">
          <dl class="origins">
            {specs.map((spec, index) => (
              <OriginRow key={index} name="Spec" text={spec.source} origin={spec} />
            ))}
          </dl>
        </Section>
      )}
      <Section title="Problems">
        <ProblemList problems={problems} />
        <TextsNote />
      </Section>
      <Candidates absent={absent} />
    </>
  );
}

/** What is not among the problems. */
function TextsNote(): VNode | null {
  const { source, summary } = usePreview();
  const note = textsNote(summary.texts, source.live);
  return note === undefined ? null : <p class="quiet">{note}</p>;
}

function Entry({ entry }: { readonly entry: EntryFacts }): VNode {
  const { written, hiddenBy, dropped, editions } = entry;
  return (
    <>
      <FileLink {...place(entry)} />
      <p class="written">
        <code>
          <PathText path={written} />
        </code>
      </p>
      <p class="quiet">
        in {editions.length > 4 ? `${editions.length} editions` : editions.join(", ")}
        {hiddenBy !== undefined && `; hidden by ${hiddenBy.from}`}
        {dropped !== undefined && `; dropped by the platform, which uses only "${dropped.used}" of "navigation"`}
      </p>
    </>
  );
}

interface OriginRowProps {
  readonly name: string;
  readonly text?: string;
  readonly origin: Origin;
}

function OriginRow({ name, text, origin }: OriginRowProps): VNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {text !== undefined && (
          <span class="value">
            <PathText path={text} />
          </span>
        )}
        <span class="origin">
          {origin.from} {origin.at !== undefined && <FileLink {...place(origin.at)} />}
        </span>
      </dd>
    </div>
  );
}

/** Files that may be this page in editions that lack it. */
function Candidates({ absent }: Pick<PageExplanation, "absent">): ComponentChild {
  const withFile = absent.flatMap(({ edition, file }) => (file === undefined ? [] : [{ edition, file }]));
  if (withFile.length === 0) return null;
  return (
    <Section title="Files that no entry names">
      <ul class="plain-list">
        {withFile.map(({ edition, file }) => (
          <li key={file}>
            <FileLink file={file} /> <span class="quiet">could be it in {edition}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function place({ file, line, column }: WrittenAt): WrittenAt {
  return { file, line, column };
}
