// The list of all checks.
import type { Check } from "./check.ts";
import type { DivisionCheck } from "./division-check.ts";
import { anchorNotFound } from "./anchor-not-found.ts";
import { assetNotFound } from "./asset-not-found.ts";
import { assetNotPublished } from "./asset-not-published.ts";
import { bodySyntax } from "./body-syntax.ts";
import { duplicateSelector } from "./duplicate-selector.ts";
import { duplicateTitle } from "./duplicate-title.ts";
import { editionEmpty } from "./edition-empty.ts";
import { emptyChildren } from "./empty-children.ts";
import { emptyLabel } from "./empty-label.ts";
import { endpointCollision } from "./endpoint-collision.ts";
import { endpointExcluded } from "./endpoint-excluded.ts";
import { endpointMethod } from "./endpoint-method.ts";
import { endpointUnknown } from "./endpoint-unknown.ts";
import { endpointWithoutSpec } from "./endpoint-without-spec.ts";
import { expandedWithoutEffect } from "./expanded-without-effect.ts";
import { generatedPagesLimit } from "./generated-pages-limit.ts";
import { generationStopped } from "./generation-stopped.ts";
import { graphqlCollision } from "./graphql-collision.ts";
import { hrefTargetMissing } from "./href-target-missing.ts";
import { invalidHref } from "./invalid-href.ts";
import { keyWithoutEffect } from "./key-without-effect.ts";
import { linkBasePath } from "./link-base-path.ts";
import { linkNotFound } from "./link-not-found.ts";
import { linkRedirected } from "./link-redirected.ts";
import { linkRelative } from "./link-relative.ts";
import { importNotFound } from "./import-not-found.ts";
import { linkToHidden } from "./link-to-hidden.ts";
import { linkToOtherEdition } from "./link-to-other-edition.ts";
import { linkWithChildren } from "./link-with-children.ts";
import { lockSyntax } from "./lock-syntax.ts";
import { misplacedChildren } from "./misplaced-children.ts";
import { missingField } from "./missing-field.ts";
import { mixedChildren } from "./mixed-children.ts";
import { noPrimaryPattern } from "./no-primary-pattern.ts";
import { operationAmbiguous } from "./operation-ambiguous.ts";
import { operationUnlisted } from "./operation-unlisted.ts";
import { pageExtension, pageIndex } from "./page-detours.ts";
import { pageIgnored } from "./page-ignored.ts";
import { pageLanguage } from "./page-language.ts";
import { pageAlsoHidden } from "./page-also-hidden.ts";
import { pageListedTwice } from "./page-listed-twice.ts";
import { pageNotFound } from "./page-not-found.ts";
import { pageSlashes } from "./page-slashes.ts";
import { pageUnlisted } from "./page-unlisted.ts";
import { pageUntranslated } from "./page-untranslated.ts";
import { platformPages } from "./platform-pages.ts";
import { redirectChain } from "./redirect-chain.ts";
import { redirectDuplicate } from "./redirect-duplicate.ts";
import { redirectLoop } from "./redirect-loop.ts";
import { redirectShadowsPage } from "./redirect-shadows-page.ts";
import { redirectTargetMissing } from "./redirect-target-missing.ts";
import { redirectWithoutEffect } from "./redirect-without-effect.ts";
import { resultLimit } from "./result-limit.ts";
import { rootOutsideGroup } from "./root-outside-group.ts";
import { routeCollision } from "./route-collision.ts";
import { severalDefaults } from "./several-defaults.ts";
import { severalPrimaryPatterns } from "./several-primary-patterns.ts";
import { specRemote } from "./spec-remote.ts";
import { specWithoutEffect } from "./spec-without-effect.ts";
import { specWithoutPaths } from "./spec-without-paths.ts";
import { specsWithoutOperations } from "./specs-without-operations.ts";
import { unknownGraphqlParts } from "./unknown-graphql-parts.ts";
import { unknownSdkSymbols } from "./unknown-sdk-symbols.ts";
import { unknownLanguage } from "./unknown-language.ts";
import { unusedLink } from "./unused-link.ts";

/** The checks of a single division, in the order of the contract (§2.13). */
export const divisionChecks: readonly DivisionCheck[] = [
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
  rootOutsideGroup,
  specWithoutEffect,
];

/** Every check. Their order does not matter: findings are sorted by their place. */
export const checks: readonly Check[] = [
  ...divisionChecks,
  duplicateTitle,
  pageLanguage,
  pageAlsoHidden,
  pageListedTwice,
  pageUntranslated,
  editionEmpty,
  unusedLink,
  resultLimit,
  pageNotFound,
  pageExtension,
  pageIndex,
  pageSlashes,
  pageIgnored,
  pageUnlisted,
  routeCollision,
  endpointCollision,
  endpointExcluded,
  endpointMethod,
  endpointUnknown,
  endpointWithoutSpec,
  unknownGraphqlParts,
  graphqlCollision,
  platformPages,
  unknownSdkSymbols,
  generatedPagesLimit,
  generationStopped,
  specWithoutPaths,
  specsWithoutOperations,
  anchorNotFound,
  assetNotFound,
  assetNotPublished,
  importNotFound,
  bodySyntax,
  keyWithoutEffect,
  hrefTargetMissing,
  linkBasePath,
  linkNotFound,
  linkRedirected,
  linkRelative,
  linkToHidden,
  linkToOtherEdition,
  lockSyntax,
  operationAmbiguous,
  operationUnlisted,
  redirectChain,
  redirectDuplicate,
  redirectLoop,
  redirectShadowsPage,
  redirectTargetMissing,
  redirectWithoutEffect,
  specRemote,
];
