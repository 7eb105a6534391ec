// Finds the test files that start other programs, themselves or by what they import.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The test files below a folder that start other programs, as paths with "/" from the working folder. */
export function filesWithProcesses(folder: string): readonly string[] {
  const startsProcesses = new Map<string, boolean>();
  const visit = (file: string): boolean => {
    const known = startsProcesses.get(file);
    if (known !== undefined) return known;
    startsProcesses.set(file, false);
    const text = readFileSync(file, "utf8");
    const own = [...text.matchAll(/ from "(\.[^"]+\.ts)"/g)].map(([, path = ""]) => join(dirname(file), path));
    const found =
      text.includes('"node:child_process"') ||
      own.some((path) => path.startsWith(folder) && existsSync(path) && visit(path));
    startsProcesses.set(file, found);
    return found;
  };
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => join(folder, file))
    .filter(visit)
    .map((file) => file.replaceAll("\\", "/"));
}
