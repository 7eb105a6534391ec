// Draws a path or address so that a narrow line breaks after a "/".
import type { VNode } from "preact";

export function PathText({ path }: { readonly path: string }): VNode {
  return (
    <>
      {path.split(/(?<=\/)/).map((part, index) => (
        <>
          {index > 0 && <wbr />}
          {part}
        </>
      ))}
    </>
  );
}
