// Draws what is shown in place of something that is not there.
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

export function Loading({ what }: { readonly what: string }): VNode {
  return (
    <p class="loading" role="status">
      Loading {what}…
    </p>
  );
}
