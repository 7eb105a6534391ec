// Validates specs in threads with limits of time and memory.
import type { SpecValidator, SpecVerdict } from "../../compiler/host/spec-validator.ts";
import { packageFile } from "../package-file.ts";

/** The limits for one spec. */
export interface ValidatorLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
  /** The program of the thread; that of navc if absent. */
  readonly program?: URL;
}

const defaultLimits: ValidatorLimits = { milliseconds: 60_000, megabytes: 1024 };

/** A validator with a thread for each spec: if it hangs or crashes, the thread is ended, and that is the verdict. */
export function threadedValidator({
  milliseconds,
  megabytes,
  program,
}: ValidatorLimits = defaultLimits): SpecValidator {
  const file = program ?? packageFile("dist/node/spec-worker.js");
  return async (document) => {
    const { Worker } = await import("node:worker_threads");
    return new Promise((resolve) => {
      const worker = new Worker(file, {
        workerData: document,
        env: {},
        execArgv: [],
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: megabytes },
      });
      const end = (verdict: SpecVerdict): void => {
        clearTimeout(timer);
        void worker.terminate();
        resolve(verdict);
      };
      const failed = (reason: string): void => end({ kind: "failed", reason });
      const timer = setTimeout(() => failed(`it takes longer than ${milliseconds / 1000} seconds`), milliseconds);
      worker.once("message", (verdict: SpecVerdict) => end(verdict));
      worker.once("error", (error: NodeJS.ErrnoException) =>
        failed(
          error.code === "ERR_WORKER_OUT_OF_MEMORY"
            ? `it takes more than ${megabytes} MB of memory`
            : `swagger-parser crashes with "${error.message.split("\n", 1).join("")}"`,
        ),
      );
      worker.once("exit", () => failed("swagger-parser ends without an answer"));
    });
  };
}
