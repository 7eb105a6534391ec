// Finds how a repository installs navc and starts it: with npm, pnpm, Yarn or Bun, at its root or in a package of it. (D358)
import { existsSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { parseJson } from "../../../compiler/text/json-text.ts";
import { isJsonObject, ownValue } from "../../../compiler/text/json-value.ts";
import { readIfFile } from "../../../project/settings/read-bounded.ts";
import { isOutside } from "../../../project/settings/repository-path.ts";
import { slashPath } from "../../../project/slash-path.ts";

/** How CI installs the packages of a repository, and starts navc. */
export interface InstalledNavc {
  readonly kind: "installed";
  /** The folder of the package.json that names navc, from the root of the repository; "." for the root itself. */
  readonly folder: string;
  /** The commands that install, in their order. */
  readonly install: readonly string[];
  /** What starts navc in that folder: `npx navc`. */
  readonly run: string;
  /** The files that CI installs it from, from the root of the repository. */
  readonly files: readonly string[];
}

/** Why CI could not install navc. */
export type NavcInstall =
  | InstalledNavc
  | { readonly kind: "missing" | "no lockfile" | "not locked" | "outside"; readonly what: string };

/**
 * How the repository with the real top folder `top` installs navc for the docs folder `root`: the nearest package.json at or above it
 * that names navc counts.
 */
export function navcInstall(top: string, root: string): NavcInstall {
  for (const folder of foldersUpTo(top, realpathSync(root))) {
    const spec = navcSpec(manifestIn(folder));
    if (spec !== undefined) return installOf(top, folder, spec);
  }
  return { kind: "missing", what: "package.json" };
}

/** The command that installs the packed file at the top of the repository, with the package manager that its files name; npm if none does. */
export function addCommand(top: string, root: string): string {
  const packed = "./navc-0.1.0.tgz";
  // Without this option pnpm refuses to add a package to the root of a workspace.
  const workspace = existsSync(join(top, "pnpm-workspace.yaml")) ? " --workspace-root" : "";
  const adders: Readonly<Record<string, string>> = {
    pnpm: `pnpm add --save-dev${workspace} ${packed}`,
    yarn: `yarn add --dev ${packed}`,
    bun: `bun add --dev ${packed}`,
  };
  const [manager = "npm"] = foldersUpTo(top, realpathSync(root)).flatMap(managersIn);
  return ownValue(adders, manager) ?? `npm install --save-dev ${packed}`;
}

/** The folders from one up to the top of its repository, the nearest first. */
function foldersUpTo(top: string, folder: string): readonly string[] {
  const above = dirname(folder);
  return folder === top || above === folder ? [folder] : [folder, ...foldersUpTo(top, above)];
}

/** The package managers that a folder names: by `packageManager` first, then by its workspace and its lockfiles. */
function managersIn(folder: string): readonly string[] {
  const has = (file: string): boolean => existsSync(join(folder, file));
  const pinned = pinnedIn(folder)?.name;
  return [
    ...(pinned === undefined ? [] : [pinned]),
    ...(has("pnpm-workspace.yaml") ? ["pnpm"] : []),
    ...lockfiles.flatMap(([file, manager]) => (has(file) ? [manager] : [])),
  ];
}

/** The docs folder `root` from the folder in which navc starts, with "/"; "." if it is that folder. */
export function docsFromPackage(top: string, { folder }: Pick<InstalledNavc, "folder">, root: string): string {
  return slashPath(relative(join(top, folder), root)) || ".";
}

function installOf(top: string, folder: string, spec: string): NavcInstall {
  const file = /^(?:file:|link:|portal:)?(\.{0,2}\/.*)$|^(?:file|link|portal):(.*)$/.exec(spec);
  const path = file?.[1] ?? file?.[2];
  if (path !== undefined && isOutside(relative(top, resolve(folder, path)))) return { kind: "outside", what: path };
  // A workspace has one lockfile, above its packages.
  for (const above of foldersUpTo(top, folder)) {
    const found = lockfiles.find(([lockfile]) => existsSync(join(above, lockfile)));
    if (found === undefined) continue;
    if (!isLocked(join(above, found[0]))) return { kind: "not locked", what: found[0] };
    const commands = commandsOf[found[1]];
    const place = slashPath(relative(top, folder)) || ".";
    const packed = path === undefined ? [] : [resolve(folder, path)];
    const files = [join(folder, "package.json"), join(above, found[0]), ...packed].map((each) =>
      slashPath(relative(top, each)),
    );
    return { kind: "installed", folder: place, files, ...commands(above, pinnedIn(above)) };
  }
  return { kind: "no lockfile", what: "package.json" };
}

/** Whether a lockfile has navc. A binary one has its names as they are, too. */
function isLocked(lockfile: string): boolean {
  return /\bnavc\b/.test(readIfFile(lockfile) ?? "");
}

interface Pinned {
  readonly name: string;
  readonly version: string;
}

type Commands = Pick<InstalledNavc, "install" | "run">;

type Manager = "npm" | "pnpm" | "yarn" | "bun";

const lockfiles: readonly (readonly [string, Manager])[] = [
  ["pnpm-lock.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"],
  ["package-lock.json", "npm"],
  ["npm-shrinkwrap.json", "npm"],
];

const commandsOf: Readonly<Record<Manager, (above: string, pinned: Pinned | undefined) => Commands>> = {
  npm,
  pnpm,
  yarn,
  bun,
};

function npm(): Commands {
  return { install: ["npm ci"], run: "npx navc" };
}

/** Without a version in package.json, one that reads the lockfile. */
function pnpm(above: string, pinned: Pinned | undefined): Commands {
  const format = /^lockfileVersion: '?(\d+)/m.exec(readIfFile(join(above, "pnpm-lock.yaml")) ?? "")?.[1];
  const version = pinned?.name === "pnpm" ? pinned.version : format === "6" || format === "5" ? "8" : "10";
  const install = [`npm install --global pnpm@${version}`, "pnpm install --frozen-lockfile"];
  return { install, run: "pnpm exec navc" };
}

/** The lockfile of Yarn 1 has no `__metadata`. Later ones may write no folder node_modules, where npx would look. */
function yarn(above: string): Commands {
  const isOne = !/^__metadata:/m.test(readIfFile(join(above, "yarn.lock")) ?? "");
  return isOne
    ? { install: ["corepack enable", "yarn install --frozen-lockfile"], run: "npx navc" }
    : { install: ["corepack enable", "yarn install --immutable"], run: "yarn run navc" };
}

function bun(_above: string, pinned: Pinned | undefined): Commands {
  const version = pinned?.name === "bun" ? pinned.version : "1";
  return { install: [`npm install --global bun@${version}`, "bun install --frozen-lockfile"], run: "bunx navc" };
}

/** What `packageManager` of a package.json names: `pnpm@10.1.0`, perhaps with a hash behind it. */
function pinnedIn(folder: string): Pinned | undefined {
  const value = ownValue(manifestIn(folder), "packageManager");
  const found = /^([a-z]+)@(\d+(?:\.\d+){0,2}(?:-[\w.]+)?)(?:\+[\w.]+)?$/.exec(String(value));
  return found === null ? undefined : { name: found[1]!, version: found[2]! };
}

/** What a package.json says of navc. */
function navcSpec(manifest: Record<string, unknown>): string | undefined {
  const specs = ["dependencies", "devDependencies"].map((list) => {
    const packages = ownValue(manifest, list);
    return isJsonObject(packages) ? ownValue(packages, "navc") : undefined;
  });
  return specs.find((spec) => typeof spec === "string");
}

function manifestIn(folder: string): Record<string, unknown> {
  const { value } = parseJson(readIfFile(join(folder, "package.json")) ?? "", defaultLimits);
  return isJsonObject(value) ? value : {};
}
