// Shows a JSON value to a library that looks into it, and counts each look (D234).
import type { TakeSteps } from "./overlay-work.ts";

/** Long texts are compared as a whole, so this number of characters is one step. */
const charactersAStep = 256;

/** The same value; each look at a part of it takes a step. */
export function countedValue<Value>(value: Value, take: TakeSteps): Value {
  const known = new WeakMap<object, object>();
  const shown = (part: unknown): unknown => {
    if (typeof part === "string") take(Math.floor(part.length / charactersAStep));
    if (typeof part !== "object" || part === null) return part;
    const before = known.get(part);
    if (before !== undefined) return before;
    const proxy: object = new Proxy(part, traps);
    known.set(part, proxy);
    return proxy;
  };
  const traps: ProxyHandler<object> = {
    get: (target, key, receiver) => {
      take(1);
      return shown(Reflect.get(target, key, receiver));
    },
    getOwnPropertyDescriptor: (target, key) => {
      take(1);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    has: (target, key) => {
      take(1);
      return Reflect.has(target, key);
    },
    ownKeys: (target) => {
      take(1);
      return Reflect.ownKeys(target);
    },
  };
  return shown(value) as Value;
}
