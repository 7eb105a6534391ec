// Caches values by object, by key or by long text.

/** A function that makes the value of an object when it is first needed, and keeps it as long as the object exists. */
export function perObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/** A function that makes the value of a key when it is first needed, and keeps it. */
export function perKey<Key, Value extends {}>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** The value of a key in `made`; a missing one is made and added. */
export function madeOnce<Key, Value extends {}>(made: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = made.get(key);
  if (known !== undefined) return known;
  const value = make();
  made.set(key, value);
  return value;
}

/** Of each length, because a text is compared with all of them. */
const mostAlike = 8;

/**
 * A function that makes the value of a text, and returns the same one for an equal text, such as the specs of several versions. A map
 * would be slow: V8 hashes only the length of a long key. `make` depends on nothing but the text.
 */
export function perLongText<Value extends {}>(make: (text: string) => Value): (text: string) => Value {
  const byLength = new Map<number, { readonly text: string; readonly value: Value }[]>();
  return (text) => {
    const alike = byLength.get(text.length) ?? [];
    const known = alike.find((each) => each.text === text);
    if (known !== undefined) return known.value;
    const value = make(text);
    if (alike.length < mostAlike) byLength.set(text.length, [...alike, { text, value }]);
    return value;
  };
}
