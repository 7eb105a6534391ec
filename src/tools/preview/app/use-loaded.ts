// Loads something for a component, and keeps the old value until the next one is loaded.
import { useEffect, useState } from "preact/hooks";

/** A value that is loaded. `value` may be the old one while the next is loading. */
export type Loaded<Value> =
  | { readonly kind: "loading"; readonly value?: Value }
  | { readonly kind: "ready"; readonly value: Value }
  | { readonly kind: "failed"; readonly message: string };

interface Kept<Value> {
  readonly name: string;
  readonly loaded: Loaded<Value>;
}

/** Loads a value again when its name changes. `stays`: whether the old value is shown until then. */
export function useLoaded<Value>(
  name: string,
  load: () => Promise<Value>,
  stays: (before: string, next: string) => boolean = () => true,
): Loaded<Value> {
  const [kept, keep] = useState<Kept<Value>>({ name, loaded: { kind: "loading" } });
  useEffect(() => {
    let isOver = false;
    load().then(
      (value) => isOver || keep({ name, loaded: { kind: "ready", value } }),
      (error: unknown) => isOver || keep({ name, loaded: { kind: "failed", message: messageOf(error) } }),
    );
    return () => {
      isOver = true;
    };
    // The name stands for all that `load` depends on.
  }, [name]);
  if (kept.name === name) return kept.loaded;
  const { loaded } = kept;
  const isShown = loaded.kind !== "failed" && loaded.value !== undefined && stays(kept.name, name);
  return isShown ? { kind: "loading", value: loaded.value } : { kind: "loading" };
}

/** The message of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
