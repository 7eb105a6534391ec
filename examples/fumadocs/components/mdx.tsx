// The components that pages of docs.json sites use, as those of Fumadocs.
import { Callout } from "fumadocs-ui/components/callout";
import { Card as FumadocsCard, Cards } from "fumadocs-ui/components/card";
import { CodeBlockTab, CodeBlockTabs, CodeBlockTabsList, CodeBlockTabsTrigger } from "fumadocs-ui/components/codeblock";
import { Step as FumadocsStep, Steps } from "fumadocs-ui/components/steps";
import { Tab as FumadocsTab, Tabs as FumadocsTabs } from "fumadocs-ui/components/tabs";
import defaultComponents from "fumadocs-ui/mdx";
import { ChevronRight } from "lucide-react";
import type { MDXComponents } from "mdx/types";
import {
  Children,
  cloneElement,
  type ComponentProps,
  type CSSProperties,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { usedComponents } from "@/lib/navigation";
import { headingOf } from "./heading";
import { Link } from "./link";
import { Mermaid } from "./mermaid";

interface Titled {
  readonly id?: string;
  readonly title?: string;
  readonly icon?: ReactNode;
  /** The drawing of the icon; `navc export` writes it beside the name of one that it knows. */
  readonly iconDrawing?: string;
  readonly children?: ReactNode;
}

// Types of `Callout`, which are those of the platform.
const calloutTypes = { warning: "warn", danger: "error", tip: "idea", check: "success" } as const;

function TypedCallout({ type, title, children }: Titled & { readonly type?: string }) {
  const known = calloutTypes[type as keyof typeof calloutTypes] ?? "info";
  return (
    <Callout type={known} title={title}>
      {children}
    </Callout>
  );
}

const callout = (type: "info" | "warn" | "error" | "success" | "idea") =>
  function DocsCallout({ title, children }: Titled) {
    return (
      <Callout type={type} title={title}>
        {children}
      </Callout>
    );
  };

interface CardProps extends Titled {
  readonly href?: string;
  /** Of the icon. */
  readonly color?: string;
}

/** The title is the link, and covers the card: no link may be in another one, and the text may have links. */
function Card({ title, icon, iconDrawing, color, href, children }: CardProps) {
  const link = title && href && (
    <Link href={href} className="after:absolute after:inset-0">
      {title}
    </Link>
  );
  return (
    <FumadocsCard
      title={link || (title ?? "")}
      icon={
        (iconDrawing || isPicture(icon) || isValidElement(icon)) && (
          <Icon icon={icon} iconDrawing={iconDrawing} color={color} />
        )
      }
      href={link ? undefined : href}
      className={link ? "relative hover:bg-fd-accent/80 [&>div_a]:relative [&>div_a]:z-1" : undefined}
    >
      {children}
    </FumadocsCard>
  );
}

function Step({ id, title, children }: Titled) {
  return (
    <FumadocsStep>
      {title !== undefined && <h3 id={id}>{title}</h3>}
      {children}
    </FumadocsStep>
  );
}

/**
 * Each tab is named where it is; the tabs of Fumadocs want all names at once. Tabs that are not open are in the page, too, so that
 * a link to an anchor in one opens it.
 */
function Tabs({ children }: { readonly children?: ReactNode }) {
  const tabs = Children.toArray(children).filter((child) => isValidElement<Titled>(child));
  const names = tabs.map(({ props }, index) => props.title ?? `${index + 1}`);
  return (
    <FumadocsTabs items={names}>
      {tabs.map(({ props }, index) => (
        <FumadocsTab key={names[index]} value={names[index]} forceMount>
          <div id={props.id}>{props.children}</div>
        </FumadocsTab>
      ))}
    </FumadocsTabs>
  );
}

/** The elements of a list; each code block is alone in a fragment. */
function elementsIn(children: ReactNode): readonly ReactElement<Titled>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Titled>(child)) return [];
    return child.type === Fragment ? elementsIn(child.props.children) : [child];
  });
}

/** Code blocks as tabs. Groups with the same names show the one that a reader chose last. */
function CodeGroup({ children }: { readonly children?: ReactNode }) {
  const blocks = elementsIn(children);
  if (blocks.length === 0) return null;
  const titles = blocks.map(({ props }, index) => props.title ?? `${index + 1}`);
  // Two blocks of one title are two tabs.
  const values = titles.map((title, index) => (titles.indexOf(title) === index ? title : `${title} ${index + 1}`));
  return (
    <CodeBlockTabs defaultValue={values[0]} groupId={`code ${values.join("|")}`} persist>
      <CodeBlockTabsList>
        {values.map((value, index) => (
          <CodeBlockTabsTrigger key={value} value={value}>
            {titles[index]}
          </CodeBlockTabsTrigger>
        ))}
      </CodeBlockTabsList>
      {blocks.map((block, index) => (
        <CodeBlockTab key={values[index]} value={values[index]!}>
          {cloneElement(block, { title: undefined })}
        </CodeBlockTab>
      ))}
    </CodeBlockTabs>
  );
}

/** Only inside of `Tabs`, which reads its title and children. */
function Tab({ children }: Titled) {
  return <>{children}</>;
}

/** As that of Fumadocs, but its text is in the page while it is closed: browsers find it, and open it for a link to an anchor in it. */
function Accordion({ id, title, icon, iconDrawing, children }: Titled) {
  return (
    <details className="group my-4 overflow-hidden rounded-lg border bg-fd-card">
      <summary className="not-prose flex cursor-pointer list-none items-center gap-2 px-3 py-2.5 font-medium text-fd-card-foreground">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-fd-muted-foreground transition-transform group-open:rotate-90"
        />
        <Icon icon={icon} iconDrawing={iconDrawing} />
        {title}
      </summary>
      <div id={id} className="scroll-m-24 px-4 pb-2 text-[0.9375rem] prose-no-margin">
        {children}
      </div>
    </details>
  );
}

/** A field of a request or a response: its name is the first of these attributes that it has. */
function Field(props: { readonly [name: string]: unknown; readonly children?: ReactNode }) {
  const name = ["path", "query", "header", "body", "name"].flatMap((key) => props[key] ?? [])[0];
  const { id, type, required, deprecated, default: initial, children } = props;
  return (
    <div className="my-4 border-b pb-4" id={id === undefined ? undefined : String(id)}>
      <p className="m-0 flex flex-wrap items-center gap-2">
        <code>{String(name ?? "")}</code>
        {type !== undefined && <small>{String(type)}</small>}
        {Boolean(required) && <small className="text-red-600 dark:text-red-400">required</small>}
        {Boolean(deprecated) && <small>deprecated</small>}
        {initial !== undefined && <small>default: {String(initial)}</small>}
      </p>
      {children}
    </div>
  );
}

function Frame({ caption, children }: { readonly caption?: string; readonly children?: ReactNode }) {
  return (
    <figure>
      {children}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Tooltip({ tip, children }: { readonly tip?: string; readonly children?: ReactNode }) {
  return <abbr title={tip}>{children}</abbr>;
}

function Badge({ children }: { readonly children?: ReactNode }) {
  return <span className="rounded-md bg-fd-primary/10 px-1.5 py-0.5 text-xs font-medium">{children}</span>;
}

/** True for a picture of the site; nothing is loaded from other servers. */
const isPicture = (icon: ReactNode): icon is string =>
  typeof icon === "string" && /^(?:\/(?!\/)|data:image\/)/.test(icon);

interface IconProps extends Pick<Titled, "icon" | "iconDrawing"> {
  readonly color?: string;
  readonly size?: string | number;
}

function Icon({ icon, iconDrawing, color, size }: IconProps) {
  const style = { color, fontSize: size && `${parseFloat(String(size)) / 16}rem` };
  if (iconDrawing) {
    const drawing = { ...style, "--drawing": `url("${iconDrawing}")` } as CSSProperties;
    return <span className="navc-drawing" style={drawing} aria-hidden />;
  }
  if (isValidElement(icon)) return icon;
  return isPicture(icon) ? <img className="navc-drawing" src={icon} alt="" style={style} /> : null;
}

/** Next.js stops at a picture without a size; that of a damaged one is not known. */
function Picture({ alt = "", ...props }: ComponentProps<"img">) {
  const Known = defaultComponents.img;
  return props.width === undefined ? <img alt={alt} {...props} /> : <Known alt={alt} {...props} />;
}

interface UpdateProps {
  readonly id?: string;
  readonly label?: string;
  readonly description?: string;
  /** A list, or one text. */
  readonly tags?: string | readonly string[];
  readonly children?: ReactNode;
}

function Update({ id, label, description, tags = [], children }: UpdateProps) {
  const all = [tags].flat();
  return (
    <section id={id}>
      <p>
        <strong>{label}</strong> {description}
      </p>
      {all.length > 0 && (
        <p className="flex flex-wrap gap-1">
          {all.map((tag, index) => (
            <Badge key={index}>{tag}</Badge>
          ))}
        </p>
      )}
      {children}
    </section>
  );
}

function Plain({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}

const known: MDXComponents = {
  ...defaultComponents,
  a: Link,
  h1: headingOf("h1"),
  h2: headingOf("h2"),
  h3: headingOf("h3"),
  h4: headingOf("h4"),
  h5: headingOf("h5"),
  h6: headingOf("h6"),
  img: Picture,
  Card,
  CardGroup: Cards,
  Columns: Cards,
  Column: Plain,
  Callout: TypedCallout,
  Note: callout("info"),
  Info: callout("info"),
  Tip: callout("idea"),
  Check: callout("success"),
  Warning: callout("warn"),
  Danger: callout("error"),
  Steps,
  Step,
  Tabs,
  Tab,
  CodeGroup,
  Accordion,
  AccordionGroup: Plain,
  Expandable: Accordion,
  ParamField: Field,
  ResponseField: Field,
  RequestExample: CodeGroup,
  ResponseExample: CodeGroup,
  Panel: Plain,
  View: Plain,
  Visibility: Plain,
  Frame,
  Mermaid,
  Badge,
  Icon,
  Tooltip,
  Update,
};

export const mdxComponents: MDXComponents = withOthers(known);

/** A component that is not known: a card if it has a link and a title, a link in the text, or only its content. */
function Other(props: Titled & { readonly href?: string }) {
  if (typeof props.href !== "string" || !(props.title || props.children)) return <Plain {...props} />;
  return props.title ? <Card {...props} /> : <Link href={props.href}>{props.children}</Link>;
}

/** Of other components, the link and the content are shown, because one that is not known would end the build. */
function withOthers(components: MDXComponents): MDXComponents {
  const all: { [name: string]: unknown } = { ...components };
  for (const [name = "", part] of usedComponents.map((each) => each.split("."))) {
    // Of `<Tree.File>`, both `Tree` and `Tree.File` have to be there.
    all[name] ??= (props: Titled & { readonly href?: string }) => <Other {...props} />;
    if (part !== undefined) (all[name] as { [part: string]: unknown })[part] ??= Plain;
  }
  return all as MDXComponents;
}
