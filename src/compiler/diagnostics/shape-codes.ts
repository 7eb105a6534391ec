// The codes about the shape of `navigation`.
import { type DivisionKind, isListField, usedList } from "../contract/divisions.ts";
import type { OppositeField } from "../contract/foreign-fields.ts";
import type { PlatformUse } from "../contract/platform-use.ts";
import { count, didYouMean, inWords, type Codes } from "./codes.ts";
import { oppositeSentence } from "./opposite-sentence.ts";

/** The names of the lists of one division, each once, in source order. */
type SeveralLists = readonly [string, string, ...(readonly string[])];

export interface ShapeArgs {
  readonly "missing-field": {
    readonly owner: string;
    readonly field: string;
    readonly meaning: string;
    /** The field that was written instead. */
    readonly instead?: string | undefined;
  };
  /** `what` is the start of the sentence, such as `"icon"` or `This element of "tabs"`. */
  readonly "wrong-type": { readonly what: string; readonly found: string; readonly expected: string };
  readonly "unknown-field": {
    readonly field: string;
    readonly owner: string;
    readonly nearest?: string | undefined;
    readonly uses: number;
    /** What the platform does with the field; a misspelt field is ignored. */
    readonly platform?: PlatformUse;
    /** True if the result does not have the field. */
    readonly isDropped?: boolean;
    /** True for a list whose elements seem to have pages. */
    readonly holdsPages?: boolean;
    readonly opposite?: OppositeField | undefined;
  };
  /** A field that the platform refuses. `known`: the fields that its owner can have; `beside`: the field that it can't be beside; `place`: where it can be. */
  readonly "refused-field": {
    readonly field: string;
    readonly owner: string;
    readonly known: readonly string[];
    readonly nearest?: string | undefined;
    readonly beside?: string;
    readonly place?: string;
  };
  /** `list`: how a message names the list; `field`: the field of its elements that has the text. */
  readonly "repeated-value": { readonly text: string; readonly list: string; readonly field?: string | undefined };
  /** `others`: the number of further elements with a label of spaces. */
  readonly "empty-label": { readonly owner: string; readonly others: number };
  /** `specs`: the specs that should give it pages but have no operations. */
  readonly "empty-children": {
    readonly owner: string;
    readonly field: string | undefined;
    readonly effect: string;
    readonly specs?: EmptySpecs;
  };
  /** `instead`: the misspelt field, most likely `nearest`. */
  readonly "no-primary-pattern":
    | { readonly lists: readonly string[] }
    | { readonly lists: readonly string[]; readonly instead: string; readonly nearest: string };
  /** `linksOnly`: "anchors" is one of them and has only links. */
  readonly "several-primary-patterns": { readonly lists: SeveralLists; readonly linksOnly?: boolean };
  /** `isRepeated`: `lists` are "pages" and "groups", and the groups list each of these pages. */
  readonly "mixed-children": {
    readonly owner: string;
    readonly kind: DivisionKind;
    readonly lists: SeveralLists;
    readonly isRepeated: boolean;
  };
  readonly "misplaced-children": { readonly owner: string; readonly field: string; readonly allowed: string };
  /** `used`: which of "href" and `field` the division leads to. */
  readonly "link-with-children": { readonly owner: string; readonly field: string; readonly used: string };
  readonly "invalid-href": { readonly href: string; readonly reason: string; readonly nearest?: string | undefined };
  readonly "unknown-language": { readonly code: string; readonly nearest?: string | undefined };
  readonly "duplicate-selector": { readonly kind: string; readonly label: string };
  readonly "several-defaults": { readonly kind: string; readonly used: string; readonly others: readonly string[] };
  readonly "expanded-without-effect": { readonly owner: string; readonly others: number };
  /** `isListed`: the division lists the page, too. `isOnPlatform`: the site is compiled for the platform. */
  readonly "root-outside-group": {
    readonly owner: string;
    readonly path: string;
    readonly isListed: boolean;
    readonly isOnPlatform: boolean;
  };
  readonly "spec-without-effect": {
    readonly owner: string;
    readonly kind: "openapi" | "asyncapi";
    /** Why it has no effect: all branches set their own, or it is beside another spec. */
    readonly because: "language" | "version" | "openapi";
  };
}

const navigation = `"navigation"`;

/** The first spec, and the number of the others. */
interface EmptySpecs {
  readonly first: string;
  readonly others: number;
}

function emptySpecs(owner: string, effect: string, { first, others }: EmptySpecs): string {
  const names = others === 0 ? first : `${first} and ${count(others, "other spec")}`;
  const have = others === 0 ? "has no operation" : "have no operation";
  return `${owner} shows the operations of ${names}, which ${have} to show, so ${effect}. Add one, or name another spec.`;
}

/** The list that can contain the others. */
function containerOf(lists: SeveralLists): string {
  return lists.find((list) => list !== "pages" && list !== "groups") ?? lists[0];
}

/** What the platform does with several lists of an element. */
function whatIsDropped(kind: DivisionKind | "root", lists: SeveralLists): string {
  const used = usedList(kind, lists) ?? lists[0];
  return `The platform uses "${used}" and drops ${inWords(lists.filter((list) => list !== used).map((list) => `"${list}"`))}. `;
}

function howToJoin(lists: SeveralLists): string {
  if (lists.toSorted().join() === "groups,pages")
    return `Move the groups into "pages", which holds groups, too, or put the pages into a group of their own.`;
  return `Move "${movedOf(lists)}" inside "${containerOf(lists)}", or into an element of its own.`;
}

/** The list to move into the list of `containerOf`. */
function movedOf(lists: SeveralLists): string {
  return lists.findLast((list) => list !== containerOf(lists)) ?? lists[1];
}

/** More fields are not named: nobody reads them. */
const mostNamed = 12;

export const shapeCodes: Codes<ShapeArgs> = {
  "missing-field": {
    severity: "error",
    subject: ["owner", "field", "instead"],
    message: ({ owner, field, meaning, instead }) =>
      instead === undefined
        ? `${owner} lacks "${field}", ${meaning}. Add it.`
        : `${owner} has "${instead}" instead of "${field}", ${meaning}. Rename it to "${field}".`,
  },
  "wrong-type": {
    severity: "error",
    subject: ["what"],
    message: ({ what, found, expected }) => `${what} is ${found}, and has to be ${expected}.`,
  },
  "unknown-field": {
    // A misspelt field has no effect; any other field may be the user's own.
    severity: ({ nearest }) => (nearest === undefined ? "info" : "warning"),
    subject: ["field", "owner"],
    count: ({ uses }) => uses,
    summary: (number) => `${count(number, "field")} that docs.json does not have there`,
    message: ({ field, owner, nearest, uses, platform = "ignores", isDropped = false, holdsPages = false, opposite }) =>
      nearest === undefined
        ? `navc does not know "${field}" of ${owner}${uses > 1 ? ` (${uses} times)` : ""}. ` +
          `The platform ${platform} it, and navc ${isDropped ? "leaves it out" : "passes it to your theme"}.` +
          (holdsPages ? " The pages that it lists are not in the navigation." : "") +
          (opposite === undefined ? "" : oppositeSentence(field, opposite))
        : `"${field}" is not a field of ${owner}, so it has no effect.${didYouMean(nearest)}`,
  },
  "refused-field": {
    severity: "error",
    subject: ["field", "owner"],
    message: ({ field, owner, known, nearest, beside, place }) => {
      if (beside !== undefined)
        return isListField(field)
          ? `${owner} has "${beside}", and the platform takes only "groups" beside it, not "${field}". Put what it lists into groups, or into another tab.`
          : `${owner} has "${beside}", and the platform refuses "${field}" beside it. Move "${field}" into another tab, or remove it.`;
      if (place !== undefined)
        return `${owner} has "${field}", which the platform takes only on ${place}. Move it there, or remove it.`;
      const fields = known.length > mostNamed ? "" : ` It can have ${inWords(known.map((name) => `"${name}"`))}.`;
      return `"${field}" is not a field of ${owner}, and the platform refuses it there.${didYouMean(nearest) || `${fields} Remove it.`}`;
    },
  },
  "repeated-value": {
    severity: "error",
    subject: ["text", "list"],
    message: ({ text, list, field }) =>
      field === undefined
        ? `"${text}" is in ${list} twice, and the platform refuses the list for it. Remove one of the two.`
        : `Two elements of ${list} have the "${field}" "${text}", and the platform refuses the list for it. Remove one of the two, or correct its "${field}".`,
  },
  "empty-label": {
    severity: "info",
    subject: ["owner"],
    count: ({ others }) => others + 1,
    summary: (number) => `${count(number, "label")} without text`,
    message: ({ owner, others }) =>
      `${owner} has an empty label, so readers see no name for it.${others === 0 ? "" : ` ${count(others, "other label is", "other labels are")} empty, too.`} If that is not intended, write a label.`,
  },
  "empty-children": {
    severity: "warning",
    subject: ["owner", "field"],
    message: ({ owner, field, effect, specs }) =>
      specs !== undefined
        ? emptySpecs(owner, effect, specs)
        : field === undefined
          ? `${owner} has neither pages nor a link, so ${effect}. Add one of them, or remove it.`
          : `${owner} has only an empty "${field}" list, so ${effect}. Add an entry${owner === navigation ? "" : ", or remove it"}.`,
  },
  "no-primary-pattern": {
    severity: "error",
    subject: ["lists", "instead"],
    message: (args) =>
      "instead" in args
        ? `"navigation" has "${args.instead}" instead of "${args.nearest}", so the site has no pages. Rename it to "${args.nearest}".`
        : `"navigation" has none of ${inWords(
            args.lists.map((list) => `"${list}"`),
            "or",
          )}, so the site has no pages. Add one of them.`,
  },
  "several-primary-patterns": {
    severity: "error",
    subject: ["lists"],
    message: ({ lists, linksOnly }) =>
      `"navigation" has ${inWords(lists.map((list) => `"${list}"`))} side by side, but a site has exactly one of them at its root. ` +
      whatIsDropped("root", lists) +
      (linksOnly === true
        ? `The anchors are only links: move them to "anchors" of "global" in "navigation".`
        : `Move the others inside "${containerOf(lists)}".`),
  },
  "mixed-children": {
    severity: "error",
    subject: ["owner", "lists"],
    message: ({ owner, kind, lists, isRepeated }) =>
      `${owner} holds ${inWords(lists.map((list) => `"${list}"`))} side by side, but an element holds only one kind of child. ` +
      whatIsDropped(kind, lists) +
      (isRepeated ? `Remove "pages": the groups list all of its pages already.` : howToJoin(lists)),
  },
  "misplaced-children": {
    severity: "error",
    subject: ["owner", "field"],
    message: ({ owner, field, allowed }) => `${owner} can't hold "${field}". ${allowed}`,
  },
  "link-with-children": {
    severity: "warning",
    subject: ["owner", "field", "used"],
    message: ({ owner, field, used }) =>
      used === "href"
        ? `${owner} has an external "href" and also "${field}", so readers find its pages only by their addresses. Remove one of the two.`
        : `${owner} has "${field}", so its "href" is not used. Remove one of the two.`,
  },
  "invalid-href": {
    severity: "error",
    subject: ["href"],
    message: ({ href, reason, nearest }) =>
      `"${href}" can't be used as a link: ${reason}.` +
      (didYouMean(nearest) || ` Write an address such as "https://example.com", or the path of a page.`),
  },
  "unknown-language": {
    severity: "error",
    subject: ["code"],
    message: ({ code, nearest }) =>
      `"${code}" is not a language code that docs.json knows.` +
      (didYouMean(nearest) || ` Write one such as "en", "fr", "pt-BR" or "zh-Hans".`),
  },
  "duplicate-selector": {
    severity: "error",
    subject: ["kind", "label"],
    message: ({ kind, label }) =>
      `The ${kind} "${label}" is in this list twice, so readers can't distinguish the two. The result has them merged into one. Merge them in docs.json, or rename one.`,
  },
  "several-defaults": {
    severity: "warning",
    subject: ["kind", "used", "others"],
    message: ({ kind, used, others }) =>
      `Several ${kind}s are marked as default; "${used}" is used. Remove "default" from ${inWords(others.map((label) => `"${label}"`))}.`,
  },
  "expanded-without-effect": {
    severity: "info",
    subject: ["owner"],
    summary: (number) => `${count(number, "group")} with "expanded", which has no effect there`,
    isForWholeSite: true,
    count: ({ others }) => others + 1,
    message: ({ owner, others }) =>
      `"expanded" has no effect on ${owner}${others === 0 ? "" : ` and on ${count(others, "other group")}`}: only a group inside a group can be collapsed. Remove it.`,
  },
  "root-outside-group": {
    // Where the platform builds the site, readers do not get what is written.
    severity: ({ isOnPlatform }) => (isOnPlatform ? "warning" : "info"),
    subject: ["owner", "path"],
    summary: (number) => `${count(number, "division")} with "root", which only groups have`,
    message: ({ owner, path, isListed, isOnPlatform }) =>
      (isOnPlatform
        ? `The platform knows "root" on groups only, and ignores it on ${owner}. `
        : `Only groups have "root" in docs.json: navc reads it on ${owner}, too, and other tools ignore it. `) +
      (isListed ? `Remove it, because "${path}" is listed there, too.` : `List "${path}" as the first page instead.`),
  },
  "spec-without-effect": {
    severity: ({ because }) => (because === "openapi" ? "warning" : "info"),
    subject: ["owner", "kind"],
    summary: (number) => `${count(number, "field")} whose specs are never used`,
    message: ({ owner, kind, because }) =>
      because === "openapi"
        ? `${owner} has "openapi" and "${kind}". The platform ignores "${kind}" beside "openapi" on a group, so its channels have no pages. Set "${kind}" on a group of its own.`
        : `${owner} sets "${kind}", and so does each ${because} in it, so this one has no effect. Remove it, or remove those of the ${because}s that should inherit it.`,
  },
};
