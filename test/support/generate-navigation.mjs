// What does the docs.json of a generated site hold?

import { ICONS, vocabularyOf } from "./generate-text.mjs";

/** @typedef {import("./generate-site.d.mts").SiteShape} SiteShape */
/** @typedef {import("./generate-editions.mjs").Edition} Edition */
/** @typedef {import("./generate-specs.mjs").Spec} Spec */
/** @typedef {{ shape: SiteShape, pages: string[], endpointEntries: number, specs: Spec[] }} Build what one run collects */

const TABS = ["Guides", "Concepts", "Integrations", "Tutorials", "Operations", "SDKs", "Resources"];

/** @param {Build} build @param {Edition[]} editions */
export function makeNavigation(build, editions) {
  const languages = groupBy(editions, (edition) => edition.language.label);
  const counts = share(build.shape.pages, languages.length);
  const branches = languages.map((own, i) =>
    build.shape.selectorsAt === "root"
      ? versionsOfTabs(build, own, counts[i])
      : { tabs: tabsOfVersions(build, own, counts[i]) },
  );
  if (build.shape.languages === 0) return branches[0];
  return {
    languages: branches.map((branch, i) => ({
      language: languages[i][0].language.label,
      ...(i === 0 ? { default: true } : {}),
      ...branch,
    })),
  };
}

/** Versions around tabs. @param {Build} build @param {Edition[]} editions @param {number} count */
function versionsOfTabs(build, editions, count) {
  const counts = share(count, editions.length);
  const branches = editions.map((edition, i) => ({ tabs: makeTabs(build, edition, counts[i]) }));
  if (build.shape.versions === 0) return branches[0];
  return { versions: branches.map((branch, i) => ({ ...versionFields(editions, i), ...branch })) };
}

/** Tabs of which the first ones hold versions. @param {Build} build @param {Edition[]} editions @param {number} count */
function tabsOfVersions(build, editions, count) {
  const { tabs, versions, versionedTabs } = build.shape;
  const tabList = share(count, tabs).map((pages, tab) => {
    const fields = tabFields(build, tab);
    if (versions === 0 || tab >= versionedTabs) {
      return { ...fields, groups: makeGroups(build, tabFolder(editions[0], tab), pages) };
    }
    const counts = share(pages, editions.length);
    return {
      ...fields,
      versions: editions.map((edition, i) => ({
        ...versionFields(editions, i),
        groups: makeGroups(build, tabFolder(edition, tab), counts[i]),
      })),
    };
  });
  return [...tabList, ...specTabs(build, editions[0])];
}

/** @param {Edition[]} editions @param {number} i */
function versionFields(editions, i) {
  const version = editions[i].version.label;
  return i === 0 ? { version, tag: "Latest", default: true } : { version };
}

/** @param {Build} build @param {Edition} edition @param {number} count */
function makeTabs(build, edition, count) {
  const tabs = share(count, build.shape.tabs).map((pages, tab) => ({
    ...tabFields(build, tab),
    groups: makeGroups(build, tabFolder(edition, tab), pages),
  }));
  return [...tabs, ...specTabs(build, edition)];
}

/** @param {Build} build @param {number} tab */
function tabFields({ shape }, tab) {
  const label = shape.texts === "twelve scripts" ? `${vocabularyOf(shape, tab).nouns[0]} ${tab + 1}` : tabName(tab);
  return { tab: label, icon: ICONS[tab % ICONS.length] };
}

/** @param {number} tab */
function tabName(tab) {
  const name = TABS[tab % TABS.length];
  return tab < TABS.length ? name : `${name} ${Math.floor(tab / TABS.length) + 1}`;
}

/** @param {Edition} edition @param {number} tab */
function tabFolder(edition, tab) {
  return joinPath(edition.prefix, tabName(tab).toLowerCase().replaceAll(" ", "-"));
}

/** @param {string[]} parts */
function joinPath(...parts) {
  return parts.filter(Boolean).join("/");
}

/** The groups of one tab: chains of nested groups, as many as the pages need. @param {Build} build @param {string} folder @param {number} count */
function makeGroups(build, folder, count) {
  const perChain = build.shape.groupSize * build.shape.depth;
  /** @type {object[]} */
  const groups = [];
  for (let done = 0; done < count; done += perChain) {
    const number = groups.length + 1;
    const { verbs, nouns } = vocabularyOf(build.shape, number);
    const about = build.shape.texts === "twelve scripts" ? verbs[0] : "About";
    groups.push({
      group: `${about} ${nouns[number % nouns.length]} ${number}`,
      icon: ICONS[number % ICONS.length],
      pages: chainPages(build, `${folder}/section-${number}`, done, Math.min(perChain, count - done)),
    });
  }
  return groups;
}

/** Pages of a group, the rest in a group inside it. @param {Build} build @param {string} folder @param {number} first @param {number} count @returns {unknown[]} */
function chainPages(build, folder, first, count) {
  const own = Math.min(build.shape.groupSize, count);
  /** @type {unknown[]} */
  const entries = Array.from({ length: own }, (_, i) => {
    const path = `${folder}/page-${first + i + 1}`;
    build.pages.push(path);
    return path;
  });
  if (count > own) {
    entries.push({
      group: `More about ${folder.slice(folder.lastIndexOf("/") + 1)}`,
      expanded: first % 2 === 1,
      pages: chainPages(build, `${folder}/more`, first + own, count - own),
    });
  }
  return entries;
}

/** @param {Build} build @param {Edition} edition */
function specTabs(build, edition) {
  if (build.specs.length === 0) return [];
  if (build.shape.specEditions === "default" && !edition.isDefault) return [];
  return [
    {
      tab: "API reference",
      icon: "code",
      groups: build.specs.map((spec, i) => specGroup(build, edition, spec, i)),
    },
  ];
}

/** A group that generates all pages of its spec, or one that lists them. @param {Build} build @param {Edition} edition @param {Spec} spec @param {number} i */
function specGroup(build, edition, spec, i) {
  const directory = joinPath(edition.prefix, `api-${i + 1}`);
  const group = { group: `API ${i + 1}`, openapi: { source: spec.file, directory } };
  if (i % 2 === 0) return group;
  build.endpointEntries += spec.endpoints.length;
  return { ...group, pages: spec.endpoints };
}

/** Parts that differ by one at most, the larger ones first. @param {number} total @param {number} parts */
function share(total, parts) {
  const least = Math.floor(total / parts);
  return Array.from({ length: parts }, (_, i) => least + (i < total % parts ? 1 : 0));
}

/** In order of first appearance. @template T @param {T[]} items @param {(item: T) => string} keyOf @returns {T[][]} */
function groupBy(items, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
