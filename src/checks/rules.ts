// Which rules are there, in which order do they run?
import { duplicateSelector } from "./duplicate-selector.ts";
import { emptyChildren } from "./empty-children.ts";
import { emptyLabel } from "./empty-label.ts";
import { expandedWithoutEffect } from "./expanded-without-effect.ts";
import { invalidHref } from "./invalid-href.ts";
import { linkWithChildren } from "./link-with-children.ts";
import { misplacedChildren } from "./misplaced-children.ts";
import { missingField } from "./missing-field.ts";
import { mixedChildren } from "./mixed-children.ts";
import { noPrimaryPattern } from "./no-primary-pattern.ts";
import type { Rule } from "./rule.ts";
import { severalDefaults } from "./several-defaults.ts";
import { severalPrimaryPatterns } from "./several-primary-patterns.ts";
import { unknownLanguage } from "./unknown-language.ts";

/**
 * Every rule, in the order of the contract. `href-target-missing` is not among them: it needs to know which pages there
 * are, so it belongs to a later stage (D15).
 */
export const rules: readonly Rule[] = [
  noPrimaryPattern,
  severalPrimaryPatterns,
  missingField,
  emptyLabel,
  emptyChildren,
  mixedChildren,
  misplacedChildren,
  linkWithChildren,
  invalidHref,
  unknownLanguage,
  duplicateSelector,
  severalDefaults,
  expandedWithoutEffect,
];
