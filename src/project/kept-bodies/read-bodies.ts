// The program of a thread that reads bodies.
import { parentPort } from "node:worker_threads";
import { readBody } from "../../compiler/bodies/read-body.ts";

parentPort?.on("message", (texts: readonly string[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
  parentPort?.postMessage(texts.map((text) => readBody(text, 0)));
});
