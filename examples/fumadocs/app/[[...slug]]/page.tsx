// A page: its text, what is above its title, and the links at its foot.
import Link from "fumadocs-core/link";
import { DocsBody, DocsDescription, DocsPage, DocsTitle } from "fumadocs-ui/layouts/docs/page";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Fragment } from "react";
import { Footer } from "@/components/header";
import { withoutLinks } from "@/components/heading";
import { mdxComponents } from "@/components/mdx";
import { headerOf, navigation, pageAt, targetOf } from "@/lib/navigation";
import { pageByFile } from "@/lib/source";

export const dynamicParams = false;

export default async function Page({ params }: PageProps<"/[[...slug]]">) {
  const { slug } = await params;
  const target = targetOf(slug);
  if (target !== undefined) return <a href={target}>{target}</a>;
  const { frame, content } = found(slug);
  const { previous, next, breadcrumbs = [] } = frame;
  const { title, description, toc, full, body: Body } = content.data;
  const above = (
    <p className="text-sm text-fd-muted-foreground">
      {breadcrumbs.map(({ name, url }, index) => (
        <Fragment key={index}>
          {index > 0 && " › "}
          {url === undefined ? name : <Link href={url}>{name}</Link>}
        </Fragment>
      ))}
    </p>
  );
  const headings = toc.map((each) => ({ ...each, title: withoutLinks(each.title) }));
  return (
    <DocsPage toc={headings} full={full} breadcrumb={{ component: above }} footer={{ items: { previous, next } }}>
      <DocsTitle>{title}</DocsTitle>
      <DocsDescription>{description}</DocsDescription>
      <DocsBody>
        <Body components={mdxComponents} />
      </DocsBody>
      <Footer {...headerOf(frame.edition)} />
    </DocsPage>
  );
}

export function generateStaticParams() {
  const { pages, redirects } = navigation;
  const top = targetOf() === undefined ? [] : ["/"];
  return [...new Set([...top, ...Object.keys(pages), ...Object.keys(redirects)])].map((url) => ({
    slug: decodeURI(url)
      .split("/")
      .filter((part) => part !== ""),
  }));
}

export async function generateMetadata({ params }: PageProps<"/[[...slug]]">): Promise<Metadata> {
  const { slug } = await params;
  const target = targetOf(slug);
  if (target !== undefined)
    return { title: navigation.name, robots: { index: false }, alternates: { canonical: target } };
  const { frame, content } = found(slug);
  const { title, description } = content.data;
  const robots = frame.noindex ? { index: false } : undefined;
  return { title: `${title} – ${navigation.name}`, description, robots, icons: navigation.favicon };
}

function found(slug: string[] | undefined) {
  const frame = pageAt(slug);
  const content = frame && pageByFile.get(frame.file);
  if (frame === undefined || content === undefined) notFound();
  return { frame, content };
}
