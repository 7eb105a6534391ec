// Draws what is shown in place of something that is not there.
import type { ComponentChildren, VNode } from "preact";

export interface NoticeProps {
  readonly title: string;
  readonly children?: ComponentChildren;
}

export function Notice({ title, children }: NoticeProps): VNode {
  return (
    <div class="notice">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

export function Loading({ what }: { readonly what: string }): VNode {
  return (
    <p class="loading" role="status">
      Loading {what}…
    </p>
  );
}
