// Puts the public types into one file, and lists them in a report that shows each change of the public surface.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { Extractor, ExtractorConfig } from "@microsoft/api-extractor";

const repository = resolve(import.meta.dirname, "..");

/** Reads the declarations in the folder `modules`; writes `dist/index.d.ts`, and `navc.api.md` beside what it read. */
export function rollUpTypes(modules, dist) {
  const temporary = join(modules, "report");
  mkdirSync(temporary, { recursive: true });
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(repository, "package.json"),
    configObject: {
      projectFolder: repository,
      mainEntryPointFilePath: join(modules, "index.d.ts"),
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
          include: [join(modules, "index.d.ts")],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: "navc.api.md",
        reportFolder: modules,
        reportTempFolder: temporary,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: join(dist, "index.d.ts") },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      // Release tags and exports of parts are not used here; the compiler has checked the types.
      messages: {
        extractorMessageReporting: { default: { logLevel: "none" } },
        tsdocMessageReporting: { default: { logLevel: "none" } },
      },
    },
  });
  const { succeeded } = Extractor.invoke(config, { localBuild: true, messageCallback: onlyErrors });
  if (!succeeded) throw new Error("The public types could not be put into one file.");
}

function onlyErrors(message) {
  if (message.logLevel !== "error") message.handled = true;
}
