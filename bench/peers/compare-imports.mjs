// Does `navc import mint` make the docs.json that the platform makes of a mint.json?
//
//   node bench/peers/compare-imports.mjs [folder of sites …] [--cases 20000] [--seed 1] [--show 3]
//
// After `npm run build` and `npm ci --prefix bench/peers`. It compares every mint.json below the folders. Then it makes files with tabs, anchors, versions, nested groups and all other fields at
// random, and compares the whole docs.json with that of Mintlify's package. It exits with 1 if one differs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { memoryHost } from "../../build/compiler/host/memory-host.js";
import { importSite } from "../../build/project/import/import-site.js";
import { numbers } from "./made-bodies.mjs";

const { upgradeToDocsConfig } = await import("@mintlify/validation");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    show: { type: "string", default: "3" },
  },
});

const below = numbers(Number(values.seed));
const next = () => below(1000) / 1000;
const oneOf = (list) => list[below(list.length)];
const maybe = (make, share = 0.3) => (next() < share ? make() : undefined);
const some = (most, make) => Array.from({ length: below(most + 1) }, make);

const folders = ["", "api", "api/v2", "guides", "guides/start", "v1", "v2", "sdk"];
const path = () =>
  oneOf(["", "", "", "/"]) +
  [oneOf(folders), oneOf(["intro", "auth", "index", "errors", "api"])].filter(Boolean).join("/") +
  oneOf(["", "", "", ".mdx", ".md"]);
const url = () => oneOf([...folders.slice(1), "/api", "https://example.com", "https://example.com/x", "mailto:a@b.c"]);
const version = () => oneOf(["v1", "v2", "en", "fr"]);
const icon = () => ({ icon: oneOf(["book", "code"]), iconType: maybe(() => "solid") });
const group = (depth = 0) => ({
  group: oneOf(["Start", "API", ""]),
  ...maybe(icon),
  version: maybe(version, 0.15),
  pages: [path(), ...some(3, () => (depth < 2 && next() < 0.3 ? group(depth + 1) : path()))],
});
const division = (isAnchor) => ({
  name: oneOf(["One", "Two", "Three"]),
  url: url(),
  version: maybe(version, 0.2),
  isDefaultHidden: maybe(() => next() < 0.5, 0.2),
  openapi: maybe(() => oneOf(["/openapi.json", "https://example.com/openapi.json"]), 0.2),
  ...(isAnchor ? maybe(icon) : {}),
  color: isAnchor ? maybe(() => oneOf(["#112233", { from: "#111111", to: "#222222" }])) : undefined,
});
const versions = () =>
  oneOf([
    () => ["v1", "v2"],
    () => [
      { name: "v1", default: true },
      { name: "v2", url: maybe(() => "https://example.com/v2") },
    ],
    () => [
      { name: "en", locale: "en", default: true },
      { name: "fr", locale: "fr" },
    ],
    () => [{ name: "v1", url: "https://example.com/v1" }],
    () => ["v1", { name: "v2" }],
  ])();
const link = () =>
  oneOf([
    { name: "Blog", url: "/blog" },
    { type: "link", name: "A", url: "/a" },
    { type: "github", url: "https://github.com/a/b" },
  ]);
const font = () => ({
  family: "Inter",
  weight: maybe(() => 400),
  url: maybe(() => "https://example.com/a.woff2"),
  format: "woff2",
});

function mintConfig() {
  return plain({
    name: "Acme",
    favicon: "/favicon.svg",
    colors: {
      primary: "#111111",
      light: maybe(() => "#222222"),
      dark: maybe(() => "#333333"),
      background: maybe(() => ({ light: "#ffffff" }), 0.2),
      anchors: maybe(() => "#444444"),
    },
    logo: maybe(() => oneOf(["/logo.svg", { light: "/l.svg", dark: "/d.svg", href: "https://example.com" }])),
    theme: maybe(() => oneOf(["venus", "quill", "prism"])),
    layout: maybe(() => oneOf(["topnav", "sidenav", "solidSidenav"])),
    navigation: [group(), ...some(4, () => group())],
    tabs: maybe(() => some(3, () => division(false)), 0.6),
    anchors: maybe(() => some(3, () => division(true)), 0.6),
    versions: maybe(versions, 0.4),
    primaryTab: maybe(() => ({ name: "Home", isDefaultHidden: maybe(() => next() < 0.5) })),
    topAnchor: maybe(() => ({ name: "Top", ...maybe(icon) })),
    topbarLinks: maybe(() => some(2, link)),
    topbarCtaButton: maybe(link),
    eyebrow: maybe(() => ({ display: oneOf(["section", "breadcrumbs"]) })),
    codeBlock: maybe(() => ({ mode: oneOf(["dark", "auto"]) })),
    modeToggle: maybe(() => ({ default: maybe(() => "dark", 0.7), isHidden: true })),
    api: maybe(() => ({
      baseUrl: maybe(() => "https://example.com"),
      auth: maybe(() => ({ method: "key", name: maybe(() => "x-key") })),
      playground: maybe(() => ({ mode: oneOf(["show", "simple", "hide"]), disableProxy: maybe(() => true) })),
      request: maybe(() => ({ example: { languages: ["bash"] } })),
    })),
    openapi: maybe(() => oneOf(["/openapi.json", ["/a.json", "/b.json"]])),
    background: maybe(() => ({ style: "grid" })),
    backgroundImage: maybe(() => "/b.png"),
    search: maybe(() => ({ prompt: "Ask" })),
    metadata: maybe(() => ({ "og:image": "/a.png" })),
    seo: maybe(() => ({ indexHiddenPages: next() < 0.5 })),
    footer: maybe(() => ({
      socials: maybe(() => ({ x: "https://x.com/a" })),
      links: maybe(() => [{ title: "Co", links: [{ label: "Blog", url: "/blog" }] }]),
    })),
    footerSocials: maybe(
      () => oneOf([{ x: "https://x.com/b" }, [{ type: "github", url: "https://github.com/a" }]]),
      0.2,
    ),
    font: maybe(() => oneOf([font, () => ({ headings: maybe(font, 0.8), body: font() })])()),
    analytics: maybe(() => ({ ga4: { measurementId: "G-1" } })),
    integrations: maybe(() => ({ intercom: maybe(() => "abcdef"), frontchat: "abcdef" })),
    redirects: maybe(() => [{ source: "/gone", destination: "/api/intro" }]),
  });
}

const plain = (value) => JSON.parse(JSON.stringify(value));

/** The package leaves objects without a field where an object was; they mean nothing. */
function withoutEmpty(value) {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, withoutEmpty(each)]);
  return Object.fromEntries(
    entries.filter(
      ([, each]) => typeof each !== "object" || each === null || Array.isArray(each) || Object.keys(each).length > 0,
    ),
  );
}

/**
 * Nested groups stay as they were in mint.json, where docs.json has other fields: navc writes these. A path of a page that begins
 * with "/" or ends with ".mdx" stays, too, and loses that when the platform reads docs.json: navc writes it without.
 */
function withAgreed(value) {
  if (Array.isArray(value)) return value.map(withAgreed);
  if (typeof value !== "object" || value === null) return value;
  const { version, iconType, ...others } = value;
  const isGroup = typeof value.group === "string";
  if (isGroup && iconType !== undefined && value.icon !== undefined)
    others.icon = { name: value.icon, style: iconType };
  if (!isGroup && version !== undefined) others.version = version;
  const agreed = Object.entries(others).map(([name, each]) => [
    name,
    name === "pages"
      ? each.map((page) =>
          withAgreed(typeof page === "string" ? page.replace(/^\/+/, "").replace(/\.mdx?$/, "") : page),
        )
      : withAgreed(each),
  ]);
  return Object.fromEntries(agreed);
}

/** The package drops the gradient of an anchor that is on every page: navc has its first color, as on other anchors. */
function withoutGlobalColors(config) {
  for (const anchor of config.navigation?.global?.anchors ?? []) delete anchor.color;
  return config;
}

let different = 0;
for (const file of positionals.flatMap(mintFilesIn)) await compare(JSON.parse(readFileSync(file, "utf8")), file);
if (positionals.length > 0)
  console.log(`${positionals.flatMap(mintFilesIn).length} files that are there, ${different} different`);
for (let index = 0; index < Number(values.cases); index += 1) await compare(mintConfig(), `made ${index}`);
console.log(`${values.cases} files, ${different} different in all`);
process.exitCode = different > 0 ? 1 : 0;

function mintFilesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === "mint.json" && entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

async function compare(mint, file) {
  const theirs = withoutGlobalColors(
    withAgreed(withoutEmpty(plain(upgradeToDocsConfig(structuredClone(mint), { shouldUpgradeTheme: true })))),
  );
  const { config } = await importSite({ kind: "mint", host: memoryHost({ "mint.json": JSON.stringify(mint) }) });
  const ours = withoutGlobalColors(withAgreed(withoutEmpty(plain(config))));
  if (isDeepStrictEqual(ours, theirs)) return;
  different += 1;
  if (different > Number(values.show)) return;
  const fields = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].filter(
    (name) => !isDeepStrictEqual(ours[name], theirs[name]),
  );
  console.log(
    file,
    JSON.stringify({ tabs: mint.tabs, anchors: mint.anchors, versions: mint.versions, navigation: mint.navigation }),
  );
  for (const name of fields)
    console.log(`${name}\n  navc  ${JSON.stringify(ours[name])}\n  peer  ${JSON.stringify(theirs[name])}`);
}
