// Says what failed if a view can't be drawn, so that the rest of the preview can still be used.
import { Component, type ComponentChildren } from "preact";
import { reasonOf } from "../../../compiler/text/reason-of.ts";
import { Notice } from "./notice.tsx";

export interface ViewBoundaryProps {
  /** What its children show; if that changes, they are drawn again. */
  readonly shown: string;
  readonly children: ComponentChildren;
}

interface ViewBoundaryState {
  readonly reason: string | undefined;
}

export class ViewBoundary extends Component<ViewBoundaryProps, ViewBoundaryState> {
  static override getDerivedStateFromError(error: unknown): ViewBoundaryState {
    return { reason: reasonOf(error) };
  }

  override componentDidUpdate(before: ViewBoundaryProps): void {
    if (this.state.reason !== undefined && before.shown !== this.props.shown) this.setState({ reason: undefined });
  }

  override render(): ComponentChildren {
    const { reason } = this.state;
    if (reason === undefined) return this.props.children;
    return (
      <main class="alone">
        <Notice icon="warn" title="This view could not be drawn">
          <p>
            This is a bug in navc, or the data of the preview were changed by something else. Please report it with this
            message: {reason}
          </p>
          <p>The other views still work, and a reload tries this one again.</p>
        </Notice>
      </main>
    );
  }
}
