// Puts the public types of each entry point into one file, and lists them in a report and in a reference.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { apiReference } from "./api-reference.mjs";
import { entryPoints } from "./entry-points.mjs";

const repository = resolve(import.meta.dirname, "..");

/**
 * Reads the declarations in the folder `modules`. Writes `<program>.d.ts` of each entry point to `dist`, and to `api` its
 * report, which shows each change of the public surface, and its reference for readers.
 */
export function rollUpTypes(modules, dist, api) {
  const temporary = join(modules, "report");
  for (const folder of [temporary, api]) mkdirSync(folder, { recursive: true });
  const configs = entryPoints.map((entry) => configOf(entry, { modules, dist, api, temporary }));
  const [first, ...others] = configs;
  const additionalEntryPoints = others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = CompilerState.create(first, { additionalEntryPoints });
  for (const [index, entry] of entryPoints.entries()) {
    const options = { compilerState, localBuild: true, messageCallback: onlyErrors };
    const { succeeded } = Extractor.invoke(configs[index], options);
    if (!succeeded) throw new Error(`The public types of ${entry.name} could not be put into one file.`);
    const types = join(dist, `${entry.program}.d.ts`);
    const text = readFileSync(types, "utf8") + globalTypes(declarationsOf(entry, modules));
    writeFileSync(types, text);
    writeFileSync(join(api, `${entry.report}.md`), apiReference(entry.name, text));
  }
}

function declarationsOf({ module }, modules) {
  return join(modules, `${module}.d.ts`);
}

function configOf(entry, { modules, dist, api, temporary }) {
  const declarations = declarationsOf(entry, modules);
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(repository, "package.json"),
    configObject: {
      projectFolder: repository,
      mainEntryPointFilePath: declarations,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: "es2023",
            lib: ["es2023"],
            module: "nodenext",
            moduleResolution: "nodenext",
            types: ["node"],
            strict: true,
          },
          include: entryPoints.map((each) => declarationsOf(each, modules)),
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${entry.report}.api.md`,
        reportFolder: api,
        reportTempFolder: temporary,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: join(dist, `${entry.program}.d.ts`) },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      // Release tags and exports of parts are not used here; the compiler has checked the types.
      messages: {
        extractorMessageReporting: { default: { logLevel: "none" } },
        tsdocMessageReporting: { default: { logLevel: "none" } },
      },
    },
  });
}

/** What the module of an entry point adds to global types, which API Extractor leaves out. */
function globalTypes(file) {
  const blocks = readFileSync(file, "utf8").match(/^declare global \{\n[^]*?^\}\n/gm) ?? [];
  return blocks.map((block) => `\n${block}`).join("");
}

function onlyErrors(message) {
  if (message.logLevel !== "error") message.handled = true;
}
