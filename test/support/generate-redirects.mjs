// Which redirects does a generated site have?

/** @typedef {{ source: string, destination: string }} Redirect */

/**
 * Redirects of addresses that are no pages, of the forms that real sites have. Three of four are literal, every fourth
 * has a wildcard. @param {readonly string[]} pages @param {number} count @returns {Redirect[]}
 */
export function makeRedirects(pages, count) {
  const step = Math.max(1, Math.floor(pages.length / count));
  return Array.from({ length: count }, (_, i) => redirectTo(pages[(i * step) % pages.length], i));
}

/** @param {string} page @param {number} i @returns {Redirect} */
function redirectTo(page, i) {
  const folder = page.slice(0, page.lastIndexOf("/"));
  if (i % 4 === 3) return { source: `/moved-${i}/:slug*`, destination: `/${folder}/:slug*` };
  const source = i % 4 === 0 ? `/old/${page}` : `/legacy/topic-${i}/article`;
  return { source, destination: `/${page}` };
}
