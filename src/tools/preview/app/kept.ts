// Keeps loaded values by their keys. A value that could not be loaded is requested again.
import { madeOnce } from "../../../compiler/text/per-object.ts";

/** A function that loads the value of a key once, and keeps it as long as the key exists. */
export function kept<Key extends object, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const find = keptByName(load);
  return (key) => find(key, "");
}

/** The same for each name. */
export function keptByName<Key extends object, Value>(
  load: (key: Key, name: string) => Promise<Value>,
): (key: Key, name: string) => Promise<Value> {
  const values = new WeakMap<Key, Map<string, Promise<Value>>>();
  return (key, name) => {
    const ofKey = values.get(key) ?? new Map<string, Promise<Value>>();
    values.set(key, ofKey);
    return madeOnce(ofKey, name, () => {
      const value = load(key, name);
      value.catch(() => ofKey.delete(name));
      return value;
    });
  };
}
