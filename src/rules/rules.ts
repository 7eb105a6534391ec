// Which rules are there, in which order do they run?
import { expandedWithoutEffect } from "./expanded-without-effect.ts";
import { mixedChildren } from "./mixed-children.ts";
import { noPrimaryPattern } from "./no-primary-pattern.ts";
import type { Rule } from "./rule.ts";
import { severalPrimaryPatterns } from "./several-primary-patterns.ts";
import { unknownLanguage } from "./unknown-language.ts";

/** Every rule, in the order of the contract. */
export const rules: readonly Rule[] = [
  noPrimaryPattern,
  severalPrimaryPatterns,
  mixedChildren,
  unknownLanguage,
  expandedWithoutEffect,
];
