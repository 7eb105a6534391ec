// Where is navc at home?

/** The repository of navc, as `repository` in package.json names it. All that leads there begins with it. */
export const projectAddress = "https://github.com/navc-dev/navc";
