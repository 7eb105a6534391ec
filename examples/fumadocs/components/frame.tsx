"use client";
// The parts of the frame that need the browser: where a choice of language or version leads.
import { useRouter } from "next/navigation";
import { RootProvider } from "fumadocs-ui/provider/next";
import type { Appearance, FumadocsLanguage, FumadocsVersion } from "navc/adapters";
import type { ReactNode } from "react";

interface Targets {
  readonly [name: string]: string;
}

interface ProviderProps {
  readonly language: string | null;
  readonly languages: readonly FumadocsLanguage[];
  readonly targets?: Targets;
  /** The edition of the page, in which the search finds pages. */
  readonly edition: string;
  /** Light and dark mode; absent if docs.json does not set it. */
  readonly appearance?: Appearance;
  readonly children: ReactNode;
}

/** The provider of Fumadocs, whose language menu leads to the same page in another language, wherever that is. */
export function Provider({ language, languages, targets = {}, edition, appearance, children }: ProviderProps) {
  const router = useRouter();
  const chosen = languages.filter(({ locale }) => targets[locale] !== undefined);
  const current = languages.find(({ locale }) => locale === language);
  const i18n = {
    locale: language ?? "en",
    locales: chosen.map(({ locale, name }) => ({ locale, name })),
    onLocaleChange: (locale: string) => router.push(targets[locale] ?? "/"),
  };
  const mode = appearance?.default ?? "system";
  // The mode of the system is none that can be forced.
  const isForced = appearance?.strict && mode !== "system";
  const theme = { defaultTheme: mode, ...(isForced ? { forcedTheme: mode } : {}) };
  return (
    <RootProvider
      search={{ options: { type: "static", api: "/navc-search.json", defaultTag: edition } }}
      dir={current?.dir ?? "ltr"}
      theme={theme}
      {...(chosen.length > 1 ? { i18n } : {})}
    >
      {children}
    </RootProvider>
  );
}

interface VersionSelectProps {
  readonly version: string | null;
  readonly versions: readonly FumadocsVersion[];
  readonly targets: Targets;
}

/** The menu of versions, for the banner of the sidebar. */
export function VersionSelect({ version, versions, targets }: VersionSelectProps) {
  const router = useRouter();
  return (
    <select
      aria-label="Version"
      className="rounded-lg border bg-fd-secondary/50 p-2 text-sm text-fd-secondary-foreground"
      value={version ?? ""}
      onChange={({ target }) => {
        const url = targets[target.value];
        if (url === undefined) return;
        if (url.startsWith("/")) router.push(url);
        else location.assign(url);
      }}
    >
      {versions
        .filter(({ name }) => targets[name] !== undefined)
        .map(({ name, tag }) => (
          <option key={name} value={name} data-url={targets[name]}>
            {tag === undefined ? name : `${name} (${tag})`}
          </option>
        ))}
    </select>
  );
}
