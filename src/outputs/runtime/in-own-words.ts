// Says of a damaged navigation that it is one.

/**
 * What `make` returns of a navigation or of a part of it. Who calls the runtime from JavaScript may have a null, a whole result, a damaged one or a file of another
 * program, and then learns this instead of which field of it is undefined.
 */
export function inOwnWords<Made>(make: () => Made, part = ""): Made {
  try {
    return make();
  } catch {
    throw new TypeError(`not a ${part}complete navigation of navc`);
  }
}
