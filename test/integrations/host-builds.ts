// How is the example of each host exported and built, as its guide says, and where is what was built?
import { execFile } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { AdapterHost } from "../../src/outputs/adapters/host-name.ts";
import { npm, type CopiedExample } from "./copied-example.ts";

const run = promisify(execFile);

interface HostBuild {
  /** Where the docs folder is put. */
  readonly docs: string;
  /** The words of `navc export` behind the docs folder. */
  readonly words: readonly string[];
  readonly build: (folder: string) => Promise<unknown>;
  readonly built: string;
}

/** A built site. */
export interface HostSite {
  readonly folder: string;
  /** What the export reports. */
  readonly reported: string;
}

/** Starlight needs a newer Node than navc. */
export async function withNode(words: readonly string[], cwd: string): Promise<string> {
  const isNew = Number(process.versions.node.split(".")[0]) >= 22;
  const program = isNew ? process.execPath : "npx";
  const before = isNew ? [] : ["-y", "-p", "node@24", "node"];
  // The test runner sets variables that Vite reads: with DEV, Starlight has no search.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITE|DEV$|PROD$|MODE$|SSR$|TEST$|BASE_URL$)/.test(name),
  );
  const env = { ...Object.fromEntries(own), ASTRO_TELEMETRY_DISABLED: "1", NO_COLOR: "1", NODE_ENV: "production" };
  const { stdout } = await run(program, [...before, ...words], { cwd, env, maxBuffer: 1e8 });
  return stdout;
}

const hostBuilds: { readonly [host in AdapterHost]: HostBuild } = {
  docusaurus: {
    docs: "content",
    words: ["-o", "navc.json", "--pages", ".", "--public", "static", "--llms"],
    build: (folder) => npm(["exec", "docusaurus", "build"], folder),
    built: "build",
  },
  fumadocs: {
    docs: "docs",
    words: ["-o", "lib/navigation.json", "--pages", "content/docs", "--public", "public", "--llms"],
    build: (folder) => npm(["exec", "next", "build"], folder),
    built: "out",
  },
  starlight: {
    docs: "docs",
    words: ["-o", "navc.json", "--pages", "src/content/docs", "--public", "public", "--llms"],
    build: (folder) => withNode(["node_modules/astro/bin/astro.mjs", "build"], folder),
    built: "dist",
  },
  vitepress: {
    docs: "docs",
    words: ["-o", ".vitepress/navigation.json", "--pages", "pages", "--public", "public", "--llms"],
    build: (folder) => npm(["exec", "vitepress", "build"], folder),
    built: ".vitepress/dist",
  },
};

/** Puts a docs folder in place of that of the example of a host, exports it and builds it, as the guide says. */
export async function buildSite(copy: CopiedExample, site: string): Promise<HostSite> {
  const { docs, words, build, built } = hostBuilds[copy.host];
  copy.renew();
  rmSync(join(copy.folder, docs), { recursive: true });
  cpSync(site, join(copy.folder, docs), { recursive: true });
  const reported = await copy.export(docs, words);
  await build(copy.folder);
  return { folder: join(copy.folder, built), reported };
}
