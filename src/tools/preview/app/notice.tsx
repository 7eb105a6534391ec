// Draws what is shown instead of something missing.
import type { ComponentChildren, VNode } from "preact";
import { Icon, type IconName } from "./icon.tsx";

export interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ComponentChildren;
}

export function Notice({ icon, title, children }: NoticeProps): VNode {
  return (
    <div class="notice" data-icon={icon}>
      <Icon name={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}

export interface LoadingProps {
  readonly what: string;
  /** What is being done: `Loading`, if absent. */
  readonly doing?: string;
}

export function Loading({ what, doing = "Loading" }: LoadingProps): VNode {
  return (
    <p class="loading" role="status">
      {doing} {what}…
    </p>
  );
}
