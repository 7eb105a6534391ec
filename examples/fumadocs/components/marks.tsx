// What is beside the names of entries: icons, methods and tags.
import type { FumadocsMarks } from "navc/adapters";
import type { ReactNode } from "react";

/** The icon of an entry; the style sheet in `css` draws it. */
export function iconOf({ iconClass }: FumadocsMarks = {}): ReactNode {
  return iconClass && <span className={iconClass} aria-hidden />;
}

const colors: Record<string, string> = {
  GET: "text-green-600 dark:text-green-400",
  POST: "text-blue-600 dark:text-blue-400",
  PUT: "text-yellow-600 dark:text-yellow-400",
  PATCH: "text-orange-600 dark:text-orange-400",
  DELETE: "text-red-600 dark:text-red-400",
};

/** A name with its method and tag. */
export function marked(name: string, marks: FumadocsMarks = {}): ReactNode {
  const { method, tag, deprecated } = marks;
  if (method === undefined && tag === undefined && !deprecated) return name;
  return (
    <>
      <span className={deprecated ? "line-through" : undefined}>{name}</span>
      {tag !== undefined && (
        <span
          data-mark
          className="rounded-md bg-fd-primary/10 px-1.5 py-0.5 text-xs font-medium text-nowrap text-fd-primary"
        >
          {tag}
        </span>
      )}
      {method !== undefined && (
        <span
          data-mark
          className={`ms-auto font-mono text-[0.6875rem] font-medium text-nowrap ${colors[method] ?? ""}`}
        >
          {method === "WEBHOOK" ? "HOOK" : method}
        </span>
      )}
    </>
  );
}
