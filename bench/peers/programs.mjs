// Which programs are compared, and on which input?

import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import {
  docusaurusSidebars,
  fumadocsMetaFile,
  mintlifyFolder,
  siteOf,
  sizes,
  textsFile,
  vitepressFolder,
} from "./inputs.mjs";
import { pagesOfNavc } from "./listed-pages.mjs";

const BIN = process.env.NAVC_BENCH_BIN ?? join(import.meta.dirname, "../../dist/cli/bin.js");
const own = (file) => join(import.meta.dirname, file);

/**
 * The comparisons that are asked for, each made when it is its turn. It has two programs to run: `navc` and `peer`. A program is
 * { file, args(treeFile), cwd?, costFile? }; with a `costFile` it writes there what its work did cost.
 */
export function* comparisons({ only, sizes: wanted, docs, fresh }) {
  for (const name of only) {
    for (const size of wanted) {
      const site = siteOf(size, { fresh, operations: name === "mintlify" ? sizes[size] / 20 : 0 });
      yield { name, input: size, ...makers[name](site) };
    }
    if (name === "mintlify") for (const folder of docs) yield mintlifySite(resolve(folder));
  }
}

export const names = [
  "limit",
  "docusaurus",
  "vitepress",
  "mintlify",
  "fumadocs-tree",
  "fumadocs-texts",
  "fumadocs-every-page",
];

const makers = {
  limit: (site) => ({ navc: navcOnDisk(site.root), peer: limit(site) }),
  docusaurus: (site) => ({
    navc: navcOnDisk(site.root),
    peer: { file: own("docusaurus.mjs"), args: (tree) => [site.root, tree, docusaurusSidebars(site)] },
  }),
  vitepress: (site) => {
    const folder = vitepressFolder(site);
    // Started elsewhere, its search for files begins at the root of the disk.
    return {
      navc: navcOnDisk(folder),
      peer: { file: own("vitepress.mjs"), args: (tree) => [folder, tree], cwd: folder },
    };
  },
  mintlify: (site) => {
    const { navc, peer } = mintlifySite(mintlifyFolder(site));
    return { navc, peer };
  },
  "fumadocs-tree": (site) => fumadocs(site, "tree"),
  "fumadocs-texts": (site) => fumadocs(site, "texts"),
  "fumadocs-every-page": (site) => fumadocs(site, "every-page"),
};

function navcOnDisk(root, ...more) {
  const output = join(mkdtempSync(join(tmpdir(), "navc-peers-")), "navigation.json");
  return {
    file: BIN,
    args: () => ["compile", root, "-o", output, "--quiet", ...more],
    listed: () => pagesOfNavc(JSON.parse(readFileSync(output, "utf8"))),
    bytes: () => statSync(output).size,
  };
}

/** Its plan is written when it runs first: by then the size of navc's result is known. */
function limit({ root, folder, heads, specs }) {
  const plan = join(folder, "peers-limit-plan.json");
  const output = join(folder, "limit-output");
  return {
    file: own("../limit.mjs"),
    args: (_tree, navc) => {
      writeFileSync(plan, JSON.stringify({ root, heads, specs, output, outputBytes: navc.bytes() }));
      return [plan];
    },
    hasNoPages: true,
  };
}

function mintlifySite(folder) {
  return {
    name: "mintlify",
    input: basename(folder),
    navc: navcOnDisk(folder, "--dialect", "mintlify"),
    peer: {
      file: own("mintlify.mjs"),
      args: (tree) => [folder, tree],
      cwd: mkdtempSync(join(tmpdir(), "navc-peers-")),
    },
  };
}

function fumadocs(site, work) {
  const texts = textsFile(site);
  const costs = (program) => join(site.folder, `${program}-cost.json`);
  const program = (name, ...more) => ({
    file: own(`${name}.mjs`),
    args: (tree) => [texts, tree, costs(name), ...more],
    costFile: costs(name),
  });
  return { navc: program("navc-in-memory"), peer: program("fumadocs", fumadocsMetaFile(site), work) };
}
