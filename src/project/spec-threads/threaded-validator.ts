// Validates specs in threads with limits of time and memory.
import type { SpecValidator, SpecVerdict } from "../../compiler/host/spec-validator.ts";
import type { JsonObject } from "../../compiler/text/json-value.ts";
import { reasonOf } from "../../compiler/text/reason-of.ts";
import { packageFile } from "../package-file.ts";

/** The limits of validation. */
export interface ValidatorLimits {
  /** For one spec. */
  readonly milliseconds: number;
  /** For all specs together. */
  readonly allMilliseconds: number;
  /** For one spec. */
  readonly megabytes: number;
  /** The program of the thread; that of navc if absent. */
  readonly program?: URL;
}

const defaultLimits: ValidatorLimits = { milliseconds: 60_000, allMilliseconds: 120_000, megabytes: 1024 };

/** A validator of the specs of one site, with a thread for each: if it hangs or crashes, the thread is ended, and that is the verdict. */
export function threadedValidator(limits: ValidatorLimits = defaultLimits): SpecValidator {
  const file = limits.program ?? packageFile("dist/node/spec-worker.js");
  let left = limits.allMilliseconds;
  return async (document) => {
    if (left <= 0) return { kind: "left out" };
    const isLast = left < limits.milliseconds;
    const started = performance.now();
    const tooLong = failed(`it takes longer than ${limits.milliseconds / 1000} seconds`);
    const late: SpecVerdict = { kind: "late", seconds: limits.allMilliseconds / 1000 };
    const verdict = await inThread(document, file, {
      megabytes: limits.megabytes,
      milliseconds: isLast ? left : limits.milliseconds,
      afterThat: isLast ? late : tooLong,
    }).catch((error: unknown) => failed(`it can't be given to a thread (${reasonOf(error)})`));
    // The thread may end a moment before its time is up by this clock.
    left = verdict === late ? 0 : left - (performance.now() - started);
    return verdict;
  };
}

interface ThreadLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly afterThat: SpecVerdict;
}

async function inThread(
  document: JsonObject,
  file: URL,
  { milliseconds, megabytes, afterThat }: ThreadLimits,
): Promise<SpecVerdict> {
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
    const timer = setTimeout(() => end(afterThat), milliseconds);
    worker.once("message", (verdict: SpecVerdict) => end(verdict));
    worker.once("error", (error: NodeJS.ErrnoException) =>
      end(
        failed(
          error.code === "ERR_WORKER_OUT_OF_MEMORY"
            ? `it takes more than ${megabytes} MB of memory`
            : `swagger-parser crashes with "${error.message.split("\n", 1).join("")}"`,
        ),
      ),
    );
    worker.once("exit", () => end(failed("swagger-parser ends without an answer")));
  });
}

function failed(reason: string): SpecVerdict {
  return { kind: "failed", reason };
}
