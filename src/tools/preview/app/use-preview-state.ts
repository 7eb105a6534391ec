// Keeps the state of the preview equal to the address and to what the browser has stored.
import { useLayoutEffect, useReducer } from "preact/hooks";
import { readPlace, writePlace, type PreviewPlace } from "../model/preview-place.ts";
import { readViewSettings, reduce, startState, type Action, type PreviewState } from "../model/preview-state.ts";

const storage = "navc-preview";

/** The state, and the functions that change it. */
export interface StateAndActions {
  readonly state: PreviewState;
  readonly act: (action: Action) => void;
  /** The address at which the preview shows another place. */
  readonly linkTo: (to: Partial<PreviewPlace>) => string;
  /** Shows another place; with `replace` without a step in the history. */
  readonly go: (to: Partial<PreviewPlace>, replace?: boolean) => void;
}

export function usePreviewState(): StateAndActions {
  const [state, act] = useReducer(reduce, undefined, () =>
    startState(readPlace(location.hash), readViewSettings(stored())),
  );
  const { settings } = state;
  useLayoutEffect(() => {
    const follow = (): void => act({ kind: "go", to: readPlace(location.hash) });
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  useLayoutEffect(() => {
    if (settings.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = settings.theme;
    store(JSON.stringify(settings));
  }, [settings]);
  const linkTo = (to: Partial<PreviewPlace>): string => writePlace(placeAfter(state, to));
  const go: StateAndActions["go"] = (to, replace = false) => {
    // The browser reports a click on a link after the address has changed, so the state may still be the one before.
    const current = readPlace(location.hash);
    const place = placeAfter({ ...state, place: current }, to);
    const isHere = writePlace(place) === writePlace(current);
    if (replace) history.replaceState(null, "", writePlace(place));
    if (replace || isHere) act({ kind: "go", to: place });
    else location.hash = writePlace(place);
  };
  return { state, act, linkTo, go };
}

function placeAfter(state: PreviewState, to: Partial<PreviewPlace>): PreviewPlace {
  return reduce(state, { kind: "go", to }).place;
}

/** The storage, if any: a browser may refuse to store anything. */
function stored(): string | null {
  try {
    return localStorage.getItem(storage);
  } catch {
    return null;
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(storage, text);
  } catch {
    // Then the settings last as long as the page.
  }
}
