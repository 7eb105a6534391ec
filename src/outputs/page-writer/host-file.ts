// Defines a file that a host reads in addition to its configuration.

/** A file for a site generator: a page, a translation, or the sidebars of a version. */
export interface HostFile {
  /** Its path from the folder that the files are written to, with "/". */
  readonly path: string;
  /** Its whole text. */
  readonly text: string;
}
