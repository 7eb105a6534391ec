// A link that leads past the router of Next.js to what is no page: it would look for one at `/llms.txt`.
import FumadocsLink from "fumadocs-core/link";
import type { ComponentProps } from "react";
import { isFile } from "@/lib/navigation";

export function Link({ href, children, ...props }: ComponentProps<"a">) {
  return isFile(href) ? (
    <a {...props} href={href}>
      {children}
    </a>
  ) : (
    <FumadocsLink {...props} href={href}>
      {children}
    </FumadocsLink>
  );
}
