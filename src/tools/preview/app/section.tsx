// Draws a titled part of the inspector.
import type { ComponentChildren, VNode } from "preact";

export interface SectionProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Section({ title, children }: SectionProps): VNode {
  return (
    <section class="part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
