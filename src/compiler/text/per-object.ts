// Caches values by object or by key.

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
