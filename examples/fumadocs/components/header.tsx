// What docs.json has above and below each page.
import { Banner as FumadocsBanner } from "fumadocs-ui/components/banner";
import type { LinkItemType } from "fumadocs-ui/layouts/shared";
import type { HostHeader, HostLink } from "navc/adapters";
import type { ReactNode } from "react";
import { isFile } from "@/lib/navigation";
import { Link } from "./link";

type Part<Name extends keyof HostHeader> = Pick<HostHeader, Name>;

/** The logo, or the name of the site. */
export function siteTitle({ logo }: Partial<Part<"logo">>, name: string): ReactNode {
  if (logo === undefined) return name;
  return (
    <>
      <img src={logo.light} alt={name} className="h-6 w-auto dark:hidden" />
      <img src={logo.dark} alt={name} className="hidden h-6 w-auto dark:block" />
    </>
  );
}

/** The links of the top bar, and its button. */
export function barLinks({ links = [], button }: Partial<Part<"links" | "button">>): LinkItemType[] {
  const items = links.map(({ label, href, external }): LinkItemType => ({
    text: label,
    url: href,
    external: external ?? isFile(href),
  }));
  return button === undefined ? items : [...items, { type: "custom", children: <Button {...button} /> }];
}

function Button({ label, href }: HostLink) {
  return (
    <a className="navc-button my-2 block rounded-lg px-3 py-1.5 text-center text-sm font-medium" href={href}>
      {label}
    </a>
  );
}

export function Banner({ banner }: Partial<Part<"banner">>) {
  if (banner === undefined) return null;
  const { id, parts, dismissible } = banner;
  return (
    <FumadocsBanner {...(dismissible ? { id } : {})} className="navc-banner">
      <span>
        {parts.map(({ text, href }, index) =>
          href === undefined ? (
            text
          ) : (
            <Link key={index} href={href} className="underline">
              {text}
            </Link>
          ),
        )}
      </span>
    </FumadocsBanner>
  );
}

/** Columns of links, and the profiles. */
export function Footer({ columns = [], socials = [] }: Partial<Part<"columns" | "socials">>) {
  if (columns.length + socials.length === 0) return null;
  return (
    <footer className="mt-8 flex flex-wrap gap-x-16 gap-y-6 border-t pt-6 text-sm text-fd-muted-foreground">
      {columns.map(({ title, links }, index) => (
        <section key={index} className="flex flex-col gap-2">
          {title !== undefined && <p className="font-medium text-fd-foreground">{title}</p>}
          {links.map(({ label, href }) => (
            <Link key={href} href={href} className="hover:text-fd-foreground">
              {label}
            </Link>
          ))}
        </section>
      ))}
      <section className="flex flex-col gap-2">
        {socials.map(({ label, href }) => (
          <a key={href} href={href} rel="me noopener" className="hover:text-fd-foreground">
            {label}
          </a>
        ))}
      </section>
    </footer>
  );
}
