// What the reader of the preview has chosen, and how each action changes it.
import { startPlace, type PreviewPlace } from "./preview-place.ts";

/** What a click on a group does: as docs.json says, or as with one of the values of `drilldown`. */
export type Drilldown = "docs.json" | "true" | "false";

/** What is above the title: as docs.json says, or one of its two forms. */
export type Eyebrows = "docs.json" | "breadcrumbs" | "section";

/** What the reader has set; it is kept between visits. */
export interface Settings {
  readonly drilldown: Drilldown;
  readonly eyebrows: Eyebrows;
  /** Whether hidden pages and divisions are shown. */
  readonly hidden: boolean;
  /** `auto`: the theme of the system. */
  readonly theme: "auto" | "light" | "dark";
}

export interface PreviewState {
  readonly place: PreviewPlace;
  readonly settings: Settings;
  /** Whether the reader opened or closed a group, by edition and id. */
  readonly groups: ReadonlyMap<string, boolean>;
  readonly finding: boolean;
  /** The heading to which a page scrolls when its text is there. */
  readonly anchor: Anchor;
}

/** A heading of a page; `id` is "" for none. */
export interface Anchor {
  readonly href: string;
  readonly id: string;
}

export type Action =
  /** Shows another place; absent fields do not change. */
  | { readonly kind: "go"; readonly to: Partial<PreviewPlace> }
  | { readonly kind: "set"; readonly settings: Partial<Settings> }
  | { readonly kind: "group"; readonly name: string; readonly open: boolean }
  | { readonly kind: "find"; readonly open: boolean }
  | ({ readonly kind: "anchor" } & Anchor);

export const defaultSettings: Settings = {
  drilldown: "docs.json",
  eyebrows: "docs.json",
  hidden: false,
  theme: "auto",
};

/** The first state. */
export function startState(place: PreviewPlace = startPlace, settings: Settings = defaultSettings): PreviewState {
  return { place, settings, groups: new Map(), finding: false, anchor: { href: "", id: "" } };
}

/** The state after an action. */
export function reduce(state: PreviewState, action: Action): PreviewState {
  switch (action.kind) {
    case "go": {
      const isOtherPage = action.to.href !== undefined && action.to.href !== state.place.href;
      const { node, within } = isOtherPage ? startPlace : state.place;
      // The search stays open: the browser reports a click that came before it late.
      return { ...state, place: { ...state.place, node, within, ...action.to } };
    }
    case "set":
      return { ...state, settings: { ...state.settings, ...action.settings } };
    case "group":
      return { ...state, groups: new Map(state.groups).set(action.name, action.open) };
    case "find":
      return { ...state, finding: action.open };
    case "anchor":
      return { ...state, anchor: { href: action.href, id: action.id } };
  }
}

/** Reads settings from a stored text; invalid ones have their default. */
export function readViewSettings(text: string | null): Settings {
  const kept = parsed(text);
  const word = <Word extends string>(name: keyof Settings, words: readonly Word[], otherwise: Word): Word =>
    words.find((each) => each === kept[name]) ?? otherwise;
  return {
    drilldown: word("drilldown", ["docs.json", "true", "false"], "docs.json"),
    eyebrows: word("eyebrows", ["docs.json", "breadcrumbs", "section"], "docs.json"),
    hidden: kept.hidden === true,
    theme: word("theme", ["auto", "light", "dark"], "auto"),
  };
}

function parsed(text: string | null): { readonly [name in keyof Settings]?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
