// Shows a new or changed file as a unified patch.

/** The patch from `before` to `after`; `before` is undefined for a new file. */
export async function filePatch(name: string, before: string | undefined, after: string): Promise<string> {
  const { FILE_HEADERS_ONLY, createTwoFilesPatch } = await import("diff");
  const old = before === undefined ? "/dev/null" : `a/${name}`;
  return createTwoFilesPatch(old, `b/${name}`, before ?? "", after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  });
}
