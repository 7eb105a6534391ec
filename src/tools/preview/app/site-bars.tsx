// Draws what is above a page: products, tabs, menus, dropdowns, anchors, and the selectors.
import type { ComponentChildren, VNode } from "preact";
import { writtenPath } from "../../../compiler/contract/href.ts";
import type { PageView } from "../../../outputs/runtime/view-page.ts";
import { barEntries, barsOf, globalAnchors } from "../../../outputs/runtime/bars.ts";
import { isInTrail } from "../../../outputs/runtime/sidebar-state.ts";
import { languageChoices, versionChoices, type Choice } from "../../../outputs/runtime/reader-choices.ts";
import type { ContainerDivision, Division, LanguageOption, VersionOption } from "../../../compiler/site/navigation.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { containersOf } from "../model/sidebar-rows.ts";
import { Icon } from "./icon.tsx";
import { Menu } from "./menu.tsx";
import { usePreview } from "./preview-context.ts";
import { SiteIcon } from "./site-icon.tsx";
import { SiteLogo } from "./site-logo.tsx";
import { useDivisionDrop } from "./use-division-drop.ts";

export function SiteBars({ view }: { readonly view: PageView }): VNode {
  const { state } = usePreview();
  const { hidden } = state.settings;
  const levels = view.levels.flatMap((division) => {
    const entries = containersOf(division, hidden, barEntries(division));
    return [...groupBy(entries, ({ kind }) => kind)].map(([kind, ofKind]) => ({ kind, entries: ofKind, division }));
  });
  const drawn = barsOf(view).length > 0 || levels.length > 0;
  return (
    <div class="bars">
      <div class="bar">
        <SiteLogo />
        {levels
          .filter(({ kind }) => kind === "product" || kind === "dropdown")
          .map(({ kind, entries, division }) => (
            <Switcher key={`${division.id} ${kind}`} view={view} kind={kind} entries={entries} />
          ))}
        <span class="space" />
        <Selector name="Version" choices={versionChoices(view)} />
        <Selector name="Language" choices={languageChoices(view)} />
      </div>
      {drawn &&
        levels
          .filter(({ kind }) => kind === "tab" || kind === "item")
          .map(({ kind, entries, division }) => (
            <nav class="bar tabs" key={`${division.id} ${kind}`} aria-label={kind === "tab" ? "Tabs" : "Menu"}>
              {entries.map((entry) => (
                <Tab key={entry.id} view={view} division={entry} />
              ))}
            </nav>
          ))}
    </div>
  );
}

/** The anchors of the page, and those of every page. */
export function Anchors({ view }: { readonly view: PageView }): VNode | null {
  const { state } = usePreview();
  const own = view.levels
    .flatMap((division) => containersOf(division, state.settings.hidden, barEntries(division)))
    .filter(({ kind }) => kind === "anchor");
  const global = globalAnchors(view);
  if (own.length + global.length === 0) return null;
  return (
    <nav class="anchors" aria-label="Anchors">
      {global.map(({ anchor, current }) => (
        <DivisionLink key={anchor.id} division={anchor} active={current} />
      ))}
      {own.map((anchor) => (
        <DivisionLink key={anchor.id} division={anchor} active={isInTrail(view, anchor)} />
      ))}
    </nav>
  );
}

function Tab({ view, division }: { readonly view: PageView; readonly division: ContainerDivision }): VNode {
  const { state } = usePreview();
  const active = isInTrail(view, division);
  const items = containersOf(division, state.settings.hidden, barEntries(division)).filter(
    ({ kind }) => kind === "item",
  );
  if (items.length === 0) return <DivisionLink division={division} active={active} />;
  return (
    <Menu name="Tab" title={<Label division={division} />} active={active}>
      {items.map((item) => (
        <li key={item.id}>
          <DivisionLink division={item} active={isInTrail(view, item)} />
        </li>
      ))}
    </Menu>
  );
}

interface SwitcherProps {
  readonly view: PageView;
  readonly kind: ContainerDivision["kind"];
  readonly entries: readonly ContainerDivision[];
}

function Switcher({ view, kind, entries }: SwitcherProps): VNode {
  const active = entries.find((entry) => isInTrail(view, entry));
  const name = kind === "product" ? "Product" : "Section";
  return (
    <Menu name={name} title={active === undefined ? `${name}…` : <Label division={active} />}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <DivisionLink division={entry} active={entry === active} />
        </li>
      ))}
    </Menu>
  );
}

interface DivisionLinkProps {
  readonly division: Division;
  readonly active: boolean;
}

/** A link to the first page of a division; one with an external link, or none, is inspected instead. */
function DivisionLink({ division, active }: DivisionLinkProps): VNode {
  const { linkTo } = usePreview();
  const { href, external, otherEdition, id, hidden } = division;
  const drop = useDivisionDrop(id);
  const stays = href === undefined || external === true;
  const to = stays
    ? { node: id }
    : {
        href: writtenPath(href),
        node: "",
        within: id,
        ...(otherEdition === undefined ? {} : { edition: otherEdition }),
      };
  return (
    <a
      href={linkTo(to)}
      ref={drop.ref}
      data-drop={drop.isOver ? "into" : undefined}
      data-kind={division.kind}
      data-id={id}
      data-hidden={hidden === true ? "" : undefined}
      aria-current={active ? "true" : undefined}
    >
      <Label division={division} />
    </a>
  );
}

function Label({ division }: { readonly division: Division }): VNode {
  return (
    <span class="label">
      <SiteIcon icon={division.icon} />
      {division.label || `(${division.kind} without a label)`}
      {division.tag !== undefined && <span class="tag">{division.tag}</span>}
      {division.external === true && <Icon name="out" />}
      {division.hidden === true && <Icon name="hidden" />}
    </span>
  );
}

interface SelectorProps {
  readonly name: "Language" | "Version";
  readonly choices: readonly Choice<LanguageOption | VersionOption>[];
}

const reasons: { readonly [reason in NonNullable<Choice<VersionOption>["reason"]>]: string } = {
  "same-page": "the same page",
  "same-place": "the same section",
  "nearest-section": "the nearest section",
  "edition-home": "its first page",
  link: "a link",
};

function Selector({ name, choices }: SelectorProps): VNode | null {
  const { linkTo } = usePreview();
  if (choices.length === 0) return null;
  return (
    <Menu name={name} title={<span class="label">{choices.find(({ current }) => current)?.label ?? name}</span>}>
      {choices.map(({ label, tag, target, edition, reason, current }) => (
        <li key={label}>
          <ChoiceLink
            href={target === undefined || edition === null ? undefined : linkTo({ href: target, edition, node: "" })}
            current={current}
          >
            <span class="label">
              {label}
              {tag !== undefined && <span class="tag">{tag}</span>}
            </span>
            {!current && <small>{reason === undefined ? "leads nowhere" : reasons[reason]}</small>}
          </ChoiceLink>
        </li>
      ))}
    </Menu>
  );
}

interface ChoiceLinkProps {
  readonly href: string | undefined;
  readonly current: boolean;
  readonly children: ComponentChildren;
}

function ChoiceLink({ href, current, children }: ChoiceLinkProps): VNode {
  if (href === undefined) return <span class="no-link">{children}</span>;
  return (
    <a href={href} aria-current={current ? "true" : undefined}>
      {children}
    </a>
  );
}
