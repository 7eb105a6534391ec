// Caches values by object or by key.

/** A function that makes the value of an object on first need and keeps it as long as the object lives. */
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

/** A function that makes the value of a key on first need and keeps it as long as itself. */
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

/** The value of a key in `made`; one that is not there is made and put there. */
export function madeOnce<Key, Value extends {}>(made: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = made.get(key);
  if (known !== undefined) return known;
  const value = make();
  made.set(key, value);
  return value;
}
