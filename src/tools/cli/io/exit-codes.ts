// The exit codes of navc.

/** Done, and no error found. */
export const noErrors = 0;
/** Done, and errors found. */
export const errorsFound = 1;
/** Nothing could be done: bad arguments, no docs.json, or a bug. */
export const couldNotRun = 2;
