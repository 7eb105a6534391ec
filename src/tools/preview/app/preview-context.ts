// Hands the state, the source and the site down to the components.
import { createContext, type Context, type Provider } from "preact";
import { useContext } from "preact/hooks";
import type { PreviewSummary } from "../model/preview-data.ts";
import type { PreviewSource } from "./preview-source.ts";
import type { StateAndActions } from "./use-preview-state.ts";

/** What all components can use. */
export interface PreviewContext extends StateAndActions {
  readonly source: PreviewSource;
  readonly summary: PreviewSummary;
}

const context: Context<PreviewContext | undefined> = createContext<PreviewContext | undefined>(undefined);

export const PreviewProvider: Provider<PreviewContext | undefined> = context.Provider;

export function usePreview(): PreviewContext {
  const found = useContext(context);
  if (found === undefined) throw new Error("a component of the preview is outside of it");
  return found;
}
