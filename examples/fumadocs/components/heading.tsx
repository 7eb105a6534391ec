// Headings whose texts may have links: the mark beside the text is the link to the heading, because no link may be in another one.
import { Children, cloneElement, type ComponentProps, isValidElement, type ReactNode } from "react";

type Level = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

/** The heading of a level. */
export const headingOf = (Level: Level) =>
  function Heading({ id, children, ...others }: ComponentProps<"h1">) {
    return (
      <Level id={id} {...others} className="group scroll-m-28">
        {children}
        {id && (
          <a
            href={`#${id}`}
            aria-labelledby={id}
            className="ms-2 text-fd-muted-foreground no-underline opacity-0 before:content-['#'] focus-visible:opacity-100 group-hover:opacity-100"
          />
        )}
      </Level>
    );
  };

/** The text of a heading for the list of headings, each of which is a link. */
export function withoutLinks(text: ReactNode): ReactNode {
  if (Array.isArray(text)) return Children.map(text, withoutLinks);
  if (!isValidElement<{ readonly children?: ReactNode }>(text)) return text;
  const children = Children.map(text.props.children, withoutLinks);
  return text.type === "a" ? children : cloneElement(text, undefined, children);
}
