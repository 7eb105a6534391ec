// Makes the fields of docs.json beside the navigation from the configuration of a MkDocs site. (D327)
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { isJsonObject, withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import { socialFooter, type SocialLink } from "../social-footer.ts";
import type { MkdocsConfig } from "./mkdocs-config.ts";

/** The logo, the icon, the link to the repository and the profiles, and what docs.json can't say of them. */
export function mkdocsLooks({ value, file }: MkdocsConfig): {
  readonly fields: JsonObject;
  readonly losses: readonly ImportLoss[];
} {
  const theme = objectIn(value, "theme");
  const repository = wordsIn(value, "repo_url");
  const pathOf = (name: string): string | undefined => {
    const path = wordsIn(theme, name);
    return path === undefined || isExternalHref(path) ? path : `/${path.replace(/^\/+/, "")}`;
  };
  const links =
    repository !== undefined && isExternalHref(repository)
      ? { links: [{ label: wordsIn(value, "repo_name") ?? hostLabel(repository), href: repository }] }
      : undefined;
  const socials = listIn(objectIn(value, "extra"), "social").map((each, index): SocialLink => {
    const own = isJsonObject(each) ? each : {};
    const name = /(?<![\w-])[\w-]+$/.exec(wordsIn(own, "icon") ?? "")?.[0];
    return { name, href: wordsIn(own, "link"), label: wordsIn(own, "name"), pointer: `/extra/social/${index}` };
  });
  const { footer, losses } = socialFooter(socials, file);
  const fields = withoutUndefined({
    logo: pathOf("logo"),
    favicon: pathOf("favicon"),
    description: wordsIn(value, "site_description"),
    navbar: links,
    footer,
  });
  return { fields, losses };
}

/** The name that MkDocs gives a repository which has none. */
function hostLabel(repository: string): string {
  const host = URL.canParse(repository) ? new URL(repository).hostname.toLowerCase() : "";
  const known = { "github.com": "GitHub", "gitlab.com": "GitLab", "bitbucket.org": "Bitbucket" };
  if (Object.hasOwn(known, host)) return known[host as keyof typeof known];
  const [name = ""] = host.split(".");
  return name === "" ? "Source" : name.charAt(0).toUpperCase() + name.slice(1);
}
