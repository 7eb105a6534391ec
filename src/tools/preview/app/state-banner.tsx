// Says at the top why the shown site differs from the one on the disk.
import type { VNode } from "preact";
import { FileLink } from "./file-link.tsx";
import { usePreview } from "./preview-context.ts";

export function StateBanner({ isAway }: { readonly isAway: boolean }): VNode | null {
  const { summary, linkTo } = usePreview();
  const [first] = summary.problems.filter(({ severity }) => severity === "error");
  if (summary.stale || summary.overview === null)
    return (
      <div class="banner" role="alert">
        <strong>{summary.config} can’t be read.</strong>
        <span>
          {summary.stale ? "This is the site as it was before. " : "There is no site to show yet. "}
          {first && (
            <>
              {first.message} <FileLink {...first} />
            </>
          )}
        </span>
        <a href={linkTo({ view: "problems" })}>All problems</a>
      </div>
    );
  if (isAway)
    return (
      <div class="banner away" role="status">
        <strong>navc preview has ended.</strong>
        <span>This is the site as it was then. The page follows again when the command runs at the same address.</span>
      </div>
    );
  if (summary.settingsProblem == null) return null;
  return (
    <div class="banner" role="alert">
      <strong>The settings can’t be used.</strong>
      <span>{summary.settingsProblem}</span>
    </div>
  );
}
