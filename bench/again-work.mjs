// Compiles one site again after each of some edits, and prints the CPU time of each: node again-work.mjs <site> <page> <spec> <runs>

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const { createCompiler } = await import(process.env.NAVC_BENCH_INDEX ?? "../dist/index.js");

const [root, page, spec, runs] = process.argv.slice(2);

/** The first edits of a kind run code that is not compiled yet, and pay for what the edits before them left behind. */
const warmUps = 10;

/** By its name: a file, and what is written into it for the nth time, given its text. */
const edits = {
  title: [page, (text, n) => text.replace(/^title:.*$/m, `title: Title ${n}`)],
  body: [page, (text, n) => `${text}\nLine ${n}.\n`],
  key: [page, (text, n) => text.replace(/^(title:.*)$/m, `$1\nkey: key-${n}`)],
  ...(spec === "" ? {} : { spec: [spec, (text, n) => text.replace(/(summary"?: ?"?)/, `$1${n} `)] }),
  config: ["docs.json", (text, n) => text.replace(/("group": ?")/, `$1${n} `)],
};

const disk = createCompiler({ root });
const costs = { first: [await costOf(() => disk.compile())] };
for (const [name, [file, edit]] of Object.entries(edits)) {
  const path = join(root, file);
  const write = (text) => writeFileSync(path, text);
  costs[name] = await costsOfEdits(disk, file, edit, { before: readFileSync(path, "utf8"), write });
}

const texts = textsBelow(root);
const memory = createCompiler({ host: hostOver(texts) });
await memory.compile();
const write = (text) => texts.set(page, text);
costs.titleInMemory = await costsOfEdits(memory, page, edits.title[1], { before: texts.get(page), write });

console.log(JSON.stringify(costs));

async function costsOfEdits(compiler, file, edit, { before, write }) {
  const costs = [];
  try {
    for (let n = 1; n <= warmUps + Number(runs); n += 1) {
      const text = edit(before, n);
      if (text === before) throw new Error(`${file} has nothing to edit.`);
      write(text);
      const compileAgain = () => {
        compiler.invalidate([file]);
        return compiler.compile();
      };
      costs.push(await costOf(compileAgain));
    }
  } finally {
    write(before);
  }
  compiler.invalidate([file]);
  await compiler.compile();
  return costs.slice(warmUps);
}

async function costOf(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000 };
}

function textsBelow(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(folder, path), readFileSync(path, "utf8")];
    }),
  );
}

/** A host whose texts are written to. */
function hostOver(texts) {
  return {
    readText: (path) => texts.get(path),
    readHead: (path, bytes) => texts.get(path)?.slice(0, bytes),
    stat: (path) => (texts.has(path) ? { kind: "file", size: texts.get(path).length, modified: 0 } : undefined),
    list: () => [...texts.keys()],
  };
}
