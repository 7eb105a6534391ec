// Finds long texts that are equal, such as the specs of several versions. A map would not: V8 hashes only the length of a long key.

/** Of each length, because a text is compared with all of them. */
const mostAlike = 8;

/** A function that makes the value of a text, and returns the same one for an equal text. `make` depends on nothing but the text. */
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
