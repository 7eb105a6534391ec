// The line on a terminal that shows the progress of a long run.
import { count } from "../diagnostics/codes.ts";
import type { Host } from "../host/host.ts";
import type { TextStream } from "./streams.ts";

/** One line on a terminal, rewritten during a run. */
export interface Progress {
  /** The same host; each reading may move the line on, for most of a run is reading, and no timer fires meanwhile. */
  watch(host: Host): Host;
  /** Takes the line away. */
  end(): void;
}

const quietFor = 500;
const redrawEvery = 100;

/** Shows nothing in the first half second, and nothing at all where `stream` is no terminal. */
export function startProgress(stream: TextStream, now: () => number = Date.now): Progress {
  if (stream.isTTY !== true) return { watch: (host) => host, end: () => {} };
  let nextDraw = now() + quietFor;
  let isDrawn = false;
  let filesRead = 0;
  const draw = (): void => {
    if (now() < nextDraw) return;
    nextDraw = now() + redrawEvery;
    isDrawn = true;
    stream.write(`\r\u001B[K${filesRead === 0 ? "compiling…" : `compiling… ${count(filesRead, "file")} read`}`);
  };
  // Waiting for the network reads nothing.
  const timer = setInterval(draw, redrawEvery);
  timer.unref();
  return {
    watch: (host) =>
      watchReads(host, () => {
        filesRead++;
        draw();
      }),
    end: () => {
      clearInterval(timer);
      if (isDrawn) stream.write("\r\u001B[K");
    },
  };
}

function watchReads(host: Host, onRead: () => void): Host {
  return {
    ...host,
    readText: (path) => {
      onRead();
      return host.readText(path);
    },
    readHead: (path, bytes) => {
      onRead();
      return host.readHead(path, bytes);
    },
  };
}
