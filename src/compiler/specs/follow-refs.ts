// Follows the `$ref`s of a spec to local pointers and to files inside the docs folder (D22, D23).
import type { Limits } from "../contract/limits.ts";
import { isRemote } from "../contract/spec-attachment.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import { pointerSegments } from "../text/json-pointer.ts";
import { kindOfJson } from "../text/json-value.ts";
import type { SpecFile, SpecFiles } from "./spec-files.ts";
import { folderOf, resolvePath } from "../text/resolve-path.ts";
import { type Complain, childOf, wholeFile, type SpecValue } from "./spec-value.ts";

/** Follows `$ref`s. `finish` reports those that can't be followed, once for each target, with the number of uses. */
export interface RefFollower {
  readonly follow: (value: SpecValue) => readonly SpecValue[];
  readonly finish: () => void;
}

/** What a `$ref` names. `broken`: its fault was reported with the file. */
type Target =
  | { readonly kind: "found"; readonly value: SpecValue }
  | { readonly kind: "lost"; readonly problem: string }
  | { readonly kind: "outside" | "broken" };

/** Longer targets are slow to compare, and their messages would be longer than the spec. */
const longestTarget = 4096;

interface Loss {
  readonly place: Place;
  readonly target: string;
  readonly problem: string;
  uses: number;
}

/** What a follower needs: `complain` is called for a `$ref` that is not a string. */
export interface RefContext {
  readonly files: SpecFiles;
  readonly limits: Limits;
  readonly complain: Complain;
  /** Called for each `$ref` that can't be followed, or that leads into a file with a dropped part. */
  readonly lost: (at: SpecValue) => void;
}

/** A follower for the `$ref`s of one spec and of the files that they lead to. */
export function refFollower({ files, limits, complain, lost: takeLost }: RefContext, report: Report): RefFollower {
  const losses = new Map<string, Loss>();
  const outside = new Set<string>();

  function lose(ref: SpecValue, target: string, problem: string): void {
    const key = `${ref.file.source} ${target} ${problem}`;
    const known = losses.get(key);
    if (known !== undefined) known.uses += 1;
    else losses.set(key, { place: valueAt(ref.file.source, ref.pointer), target, problem, uses: 1 });
  }

  function next(ref: SpecValue, target: string): SpecValue | undefined {
    if (target.length > longestTarget) {
      lose(ref, `${target.slice(0, 100)}…`, `it is longer than ${longestTarget} characters`);
      return undefined;
    }
    const found = targetOf(ref.file.whole ?? ref.file, target, files, report);
    if (found.kind === "found") return found.value;
    if (found.kind === "lost") lose(ref, target, found.problem);
    else if (found.kind === "outside" && !outside.has(target)) {
      outside.add(target);
      report("spec-outside-root", valueAt(ref.file.source, ref.pointer), { target });
    }
    return undefined;
  }

  function refOf(value: SpecValue): SpecValue | undefined {
    const ref = childOf(value, "$ref");
    if (ref === undefined || typeof ref.value === "string") return ref;
    complain(ref, `"$ref" is ${kindOfJson(ref.value)}, and has to be a string`, "operations");
    return undefined;
  }

  function follow(start: SpecValue): readonly SpecValue[] {
    let ref = refOf(start);
    if (ref === undefined) return [start];
    const chain = [start];
    while (ref !== undefined && typeof ref.value === "string") {
      const from: SpecValue = ref;
      const to = next(from, ref.value);
      if (to === undefined) break;
      if (chain.some((seen) => seen.file.source === to.file.source && seen.pointer === to.pointer)) {
        lose(from, ref.value, `it leads back to itself: ${[...chain, to].map(addressOf).join(" → ")}`);
        break;
      }
      if (chain.length > limits.refHops) {
        lose(
          from,
          ref.value,
          `it is one of more than ${limits.refHops} in a row; if that is meant, raise the limit "refHops"`,
        );
        break;
      }
      chain.push(to);
      if (to.file.hasDuplicateKeys) takeLost(from);
      ref = refOf(to);
    }
    if (ref !== undefined) takeLost(ref);
    return chain;
  }

  return {
    follow,
    finish: () => {
      for (const { place, target, problem, uses } of losses.values())
        report("spec-ref", place, { target, problem, uses });
    },
  };
}

function addressOf({ file, pointer }: SpecValue): string {
  return `${file.source}#${pointer}`;
}

function targetOf(from: SpecFile, target: string, files: SpecFiles, report: Report): Target {
  const hash = target.indexOf("#");
  const path = hash === -1 ? target : target.slice(0, hash);
  const fragment = hash === -1 ? "" : target.slice(hash + 1);
  if (path === "") return pointTo(from, fragment);
  if (/^([a-z][a-z0-9+.-]+:|\/\/)/i.test(path))
    return lost("it is an address, and only files in the docs folder are followed");
  if (isRemote(from.source)) return lost("the spec was fetched, and other files at its address are not");
  return openTarget(from, path, fragment, files, report);
}

function openTarget(from: SpecFile, path: string, fragment: string, files: SpecFiles, report: Report): Target {
  // A reference is a URI, in which a space is "%20"; names with a "%" are tried as they are written, too.
  for (const written of new Set([path, decoded(path)])) {
    const file = resolvePath(folderOf(from.source), written);
    if (file === undefined) return { kind: "outside" };
    const opened = files.open(file, report);
    if (opened.kind === "file") return pointTo(opened.file, fragment);
    if (opened.kind === "broken") return { kind: "broken" };
  }
  return lost("there is no such file; the path is relative to the file that has the reference");
}

function pointTo(file: SpecFile, fragment: string): Target {
  const pointer = decoded(fragment);
  if (pointer !== "" && !pointer.startsWith("/"))
    return lost(`what is after "#" has to be a path that starts with "/"`);
  let value: SpecValue | undefined = wholeFile(file);
  for (const segment of pointerSegments(pointer)) {
    value = childOf(value, segment);
    if (value === undefined) return lost(`there is nothing at "${pointer}" in ${file.source}`);
  }
  return { kind: "found", value };
}

function lost(problem: string): Target {
  return { kind: "lost", problem };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
