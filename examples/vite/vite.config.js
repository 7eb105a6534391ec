// Where is the documentation, and how is it built? With `discover`, pages that no list names have their addresses, too.
import navc from "navc/vite";

// oxlint-disable-next-line import/no-default-export -- Vite reads this one
export default { plugins: [navc({ root: "docs", discover: true })] };
