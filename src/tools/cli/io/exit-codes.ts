// Defines the exit codes of navc.

/** The command has run, and found no error. */
export const noErrors = 0;
/** The command has run, and found errors. */
export const errorsFound = 1;
/** The command could not run: wrong arguments, no docs.json, or a bug. */
export const couldNotRun = 2;
