// Waits until somebody stops typing.
import { useEffect, useState } from "preact/hooks";

/** Long enough for the next letter, and too short to wait for. */
const pauseMilliseconds = 200;

/** The value that has not changed for a moment: the one before, until then. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => settle(value), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
