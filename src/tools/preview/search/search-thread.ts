// The program of the thread that searches the texts of a site. (D412)
import { setImmediate as nextTurn } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { nodeHost } from "../../../project/disk/node-host.ts";
import type { ToSearchThread } from "../model/search-thread-message.ts";
import { SearchedSite } from "./searched-site.ts";

/** In milliseconds: for so long at most, questions wait for pages that are being read. */
const longestTurn = 10;

let began = performance.now();
const turn = async (): Promise<void> => {
  if (performance.now() - began < longestTurn) return;
  await nextTurn();
  began = performance.now();
};
const site = new SearchedSite(() => nodeHost(workerData as string), turn);

parentPort?.on("message", (message: ToSearchThread) => {
  switch (message.kind) {
    case "show":
      site.show(message.pages);
      return;
    case "ask":
      if (message.isFirst) void site.refresh();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
      parentPort?.postMessage({ id: message.id, answer: site.find(message.query) });
      return;
  }
});
