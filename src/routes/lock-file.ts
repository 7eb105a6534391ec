// The lock: the address that the page of each operation had when it was last published. (D42)

/** What `navc compile --lock` keeps between two runs. */
export interface LockFile {
  readonly lockVersion: 1;
  /** By spec, then by operation (`GET /users`). */
  readonly operations: { readonly [spec: string]: { readonly [operation: string]: LockedAddress } };
}

/** The address without `basePath`, below the default directory; elsewhere one for each directory. */
export type LockedAddress = string | { readonly [directory: string]: string };

/** A lock to start with. */
export const emptyLock: LockFile = { lockVersion: 1, operations: {} };

/** The name of a lock in messages: it may be given as a string, without its path. */
export const lockName = "navc.lock.json";
