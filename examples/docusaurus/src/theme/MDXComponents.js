// The components that pages of docs.json sites use, made of those of Docusaurus. Change them, and add those of your own pages.
import navigation from "@site/navc.json";
import React from "react";
import Admonition from "@theme/Admonition";
import Details from "@theme/Details";
import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import MDXComponents from "@theme-original/MDXComponents";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";

const admonition = (type, title) =>
  function Box({ children, title: written = title }) {
    return (
      <Admonition type={type} {...(written ? { title: written } : {})}>
        {children}
      </Admonition>
    );
  };

const elementsOf = (children) => React.Children.toArray(children).filter(React.isValidElement);

/** Tabs by their titles; two of one title are two tabs. */
function TitledTabs({ children, titleOf, groupId }) {
  const tabs = elementsOf(children);
  if (tabs.length === 0) return null;
  return (
    <Tabs groupId={groupId}>
      {tabs.map((tab, index) => (
        <TabItem key={index} value={String(index)} label={titleOf(tab, index)}>
          {tab}
        </TabItem>
      ))}
    </Tabs>
  );
}

const titleInMeta = /title="([^"]*)"/;

/** Code blocks as tabs; each is named where it is, and the tab has its title. */
function CodeGroup({ children }) {
  const titles = elementsOf(children).map(({ props }, index) => {
    const { metastring = "", className } = props.children?.props ?? {};
    return titleInMeta.exec(metastring)?.[1] ?? className?.replace("language-", "") ?? String(index + 1);
  });
  return (
    <TitledTabs titleOf={(_, index) => titles[index]} groupId={`code ${titles.join("|")}`}>
      {elementsOf(children).map(withoutTitle)}
    </TitledTabs>
  );
}

function withoutTitle(block) {
  const code = block.props.children;
  if (!React.isValidElement(code) || code.props.metastring === undefined) return block;
  const metastring = code.props.metastring.replace(titleInMeta, "");
  return React.cloneElement(block, {}, React.cloneElement(code, { metastring }));
}

/** A link to a page of another language, which another build has, begins with `pathname://`. */
function PageLink({ href, ...props }) {
  const path = /^pathname:\/\/(.*)$/.exec(href ?? "")?.[1];
  return path ? <a {...props} href={path} /> : <Link {...props} to={href} />;
}

/** True for a picture of the site; nothing is loaded from other servers. */
const isPicture = (icon) => /^(?:\/(?!\/)|data:image\/)/.test(icon ?? "");

/** An address, if it is one: pages also have drawings of their own in place of the name of an icon. */
const addressIn = (value) => (typeof value === "string" ? value : undefined);

/** An icon; `navc export` writes its drawing beside the name of one that it knows. */
function Icon({ icon, iconDrawing, color, size }) {
  const picture = useBaseUrl(addressIn(icon));
  const style = { color, fontSize: size && `${parseFloat(size) / 16}rem` };
  if (iconDrawing)
    return (
      <span className="navc-drawing" style={{ ...style, "--drawing": `url("${iconDrawing}")` }} aria-hidden="true" />
    );
  if (React.isValidElement(icon)) return icon;
  return isPicture(icon) ? <img className="navc-drawing" src={picture} alt="" style={style} /> : null;
}

/** The title is the link, and the style sheet lets it cover the card: no link may be in another one, and the text may have links. */
function Card({ title, href, img, cta, icon, iconDrawing, color, children }) {
  const picture = useBaseUrl(addressIn(img));
  const content = (
    <>
      {addressIn(img) && <img src={picture} alt="" />}
      <Icon icon={icon} iconDrawing={iconDrawing} color={color} />
      {title && <strong>{href ? <PageLink href={href}>{title}</PageLink> : title}</strong>}
      <div>{children}</div>
      {cta && <span className="navc-cta">{cta}</span>}
    </>
  );
  return href && !title ? (
    <PageLink className="navc-card" href={href}>
      {content}
    </PageLink>
  ) : (
    <div className="navc-card">{content}</div>
  );
}

function Cards({ cols, children }) {
  return (
    <div className="navc-cards" style={{ "--cols": Number(cols) || 2 }}>
      {children}
    </div>
  );
}

function Plain({ children }) {
  return <>{children}</>;
}

function Field({ id, name, path, query, body, header, type, required, deprecated, default: initial, children }) {
  return (
    <div className="navc-field" id={id}>
      <p>
        <code>{name ?? path ?? query ?? body ?? header}</code>
        {type && <span>{type}</span>}
        {required && <span className="badge badge--danger">required</span>}
        {deprecated && <span className="badge badge--secondary">deprecated</span>}
        {initial !== undefined && <span>default: {String(initial)}</span>}
      </p>
      <div>{children}</div>
    </div>
  );
}

function Anchor(props) {
  return props.href?.startsWith("pathname://") ? <PageLink {...props} /> : <MDXComponents.a {...props} />;
}

const known = {
  ...MDXComponents,
  a: Anchor,
  Note: admonition("note"),
  Info: admonition("info"),
  Tip: admonition("tip"),
  Check: admonition("tip", "check"),
  Warning: admonition("warning"),
  Danger: admonition("danger"),
  Callout: admonition("note"),
  Card,
  CardGroup: Cards,
  Columns: Cards,
  Column: Plain,
  Tabs: ({ children }) => <TitledTabs titleOf={({ props }) => props.title ?? props.label}>{children}</TitledTabs>,
  Tab: ({ id, children }) => <div id={id}>{children}</div>,
  CodeGroup,
  RequestExample: CodeGroup,
  ResponseExample: CodeGroup,
  Steps: ({ children }) => <ol>{children}</ol>,
  Step: ({ id, title, children }) => (
    <li id={id}>
      <strong>{title}</strong>
      <div>{children}</div>
    </li>
  ),
  AccordionGroup: Plain,
  Accordion: ({ id, title, icon, iconDrawing, children }) => (
    <Details
      id={id}
      summary={
        <summary>
          <Icon icon={icon} iconDrawing={iconDrawing} /> {title}
        </summary>
      }
    >
      {children}
    </Details>
  ),
  Expandable: ({ title, children }) => <Details summary={<summary>{title}</summary>}>{children}</Details>,
  Frame: ({ caption, children }) => (
    <figure className="navc-frame">
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ),
  Icon,
  Badge: ({ children }) => <span className="badge badge--secondary">{children}</span>,
  Tooltip: ({ tip, children }) => <abbr title={tip}>{children}</abbr>,
  Update: ({ id, label, description, tags, children }) => (
    <section id={id}>
      <h2>{label}</h2>
      {description && <p>{description}</p>}
      <TagLine tags={tags} />
      {children}
    </section>
  ),
  ParamField: Field,
  ResponseField: Field,
  Panel: Plain,
};

/** The tags of an update: a list, or one text. */
function TagLine({ tags = [] }) {
  const all = [tags].flat();
  if (all.length === 0) return null;
  return (
    <p>
      {all.map((tag, index) => (
        <React.Fragment key={index}>
          <span className="badge badge--secondary">{tag}</span>{" "}
        </React.Fragment>
      ))}
    </p>
  );
}

/** A component that is not known: a card if it has a link and a title, a link in the text, or only its content. */
function Other(props) {
  if (typeof props.href !== "string" || !(props.title || props.children)) return <Plain {...props} />;
  return props.title ? <Card {...props} /> : <PageLink href={props.href}>{props.children}</PageLink>;
}

/** Of other components, the link and the content are shown, because one that is not known would end the build. */
function withOthers(components) {
  const all = { ...components };
  for (const [name, part] of navigation.components.map((each) => each.split("."))) {
    // Of `<Tree.File>`, both `Tree` and `Tree.File` have to be there.
    all[name] ??= (props) => <Other {...props} />;
    if (part !== undefined) all[name][part] ??= Plain;
  }
  return all;
}

export default withOthers(known);
