// Draws what is shown instead of a view whose data is missing or can't be loaded.
import type { VNode } from "preact";
import { Loading, Notice } from "./notice.tsx";
import type { Loaded } from "./use-loaded.ts";

export interface NotLoadedProps {
  readonly loaded: Loaded<unknown>;
  /** As part of a sentence: `the map`. */
  readonly what: string;
  readonly doing?: string;
}

export function NotLoaded({ loaded, what, doing }: NotLoadedProps): VNode {
  return (
    <main class="alone">
      {loaded.kind === "failed" ? (
        <Notice icon="warn" title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`}>
          <p>{loaded.message}</p>
        </Notice>
      ) : (
        <Loading what={what} {...(doing !== undefined && { doing })} />
      )}
    </main>
  );
}
