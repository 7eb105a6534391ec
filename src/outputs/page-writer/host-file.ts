// A file that a host reads beside its configuration.

/** A file for a program that makes sites: a page, a translation, or the sidebars of a version. */
export interface HostFile {
  /** Its path from the folder that the files are written to, with "/". */
  readonly path: string;
  /** All of its text. */
  readonly text: string;
}
