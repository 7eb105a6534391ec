// Defines what a compile prints, and the files that it writes.

/** A file, and its whole new content. */
export interface FileToWrite {
  readonly file: string;
  readonly text: string | Iterable<string>;
  /** The folder that the user named, if the name of the file in it was not chosen by the user; absent for a file that the user named. */
  readonly below?: string;
}

/** What a compile prints or writes. */
export interface FormattedOutput {
  /** In pieces, which can be read only once; absent if there is nothing to print. */
  readonly text?: Iterable<string>;
  /** The further files of a sitemap or of llms.txt. */
  readonly furtherFiles: readonly FileToWrite[];
  /** What the feed leaves out, for stderr. */
  readonly notes: readonly string[];
}
