// Makes the workflows that navc init writes.
import { yamlText } from "../../../compiler/text/yaml-text.ts";
import type { CiService } from "./ci-service.ts";
import { shellWord } from "../../../project/settings/shell-word.ts";
import type { InstalledNavc } from "./package-manager.ts";

/** What a workflow depends on. */
export interface WorkflowSite {
  /** The docs folder from the root of the repository, with "/"; "." for the root itself. */
  readonly folder: string;
  /** The docs folder from the folder of the package that installs navc, with "/". */
  readonly fromPackage: string;
  /** The branch that pull requests go to. */
  readonly branch: string;
  /** How the repository installs navc. */
  readonly navc: InstalledNavc;
  /** The name that tells its jobs and comments from those for another docs folder: letters, digits, `_`, `.` and `-`. Undefined if there is none. */
  readonly own?: string;
}

/** The file in which each service looks for it, from the root of the repository. */
export const workflowFiles: { readonly [Service in Exclude<CiService, "none">]: string } = {
  github: ".github/workflows/docs.yml",
  gitlab: ".gitlab-ci.yml",
};

/** What the comment of the first docs folder begins with. */
export const plainHeading = "### Navigation";

/** The text of the workflow of a service. */
export function ciWorkflow(service: Exclude<CiService, "none">, site: WorkflowSite): string {
  return service === "github" ? githubWorkflow(site) : gitlabJob(site);
}

function githubWorkflow({
  folder,
  fromPackage,
  branch,
  navc: { folder: place, install: commands, run: navc },
  own,
}: WorkflowSite): string {
  const docs = shellWord(fromPackage);
  const jobName = (job: string): string => (own === undefined ? "" : `\n    name: ${yamlText(`${job} ${own}`)}`);
  // The comment of a folder begins with its name, by which the next run finds it again. An empty file stays empty.
  const heading = own === undefined ? plainHeading : `**${own}**`;
  const headed = own === undefined ? "" : `\n          sed -i '1i ${heading}\\n' "$RUNNER_TEMP/navc-diff.md" || true`;
  const install = commands.map((command) => `\n      - run: ${yamlText(command)}`).join("");
  const defaults = place === "." ? "" : `\ndefaults:\n  run:\n    working-directory: ${yamlText(place)}`;
  const paths = folder === "." ? "" : `\n    paths: [${yamlText(`${folder}/**`)}]`;
  return `name: ${yamlText(own ?? "docs")}
on:
  pull_request:${paths}
  push:
    branches: [${yamlText(branch)}]
permissions: {}${defaults}

jobs:
  check:${jobName("check")}
    runs-on: ubuntu-latest
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: actions/setup-node@v5
        with:
          node-version: 22${install}
      - name: Check
        run: ${yamlText(`${navc} check ${docs} --reporter github`)}
      - name: Summary
        if: \${{ !cancelled() }}
        run: ${yamlText(`${navc} check ${docs} --reporter markdown >> "$GITHUB_STEP_SUMMARY"`)}

  diff:${jobName("diff")}
    if: github.event_name == 'pull_request'
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: actions/checkout@v5
        with:
          fetch-depth: 0 # navc diff reads the base branch
          persist-credentials: false
      - uses: actions/setup-node@v5
        with:
          node-version: 22${install}
      - name: Diff
        id: diff
        run: ${yamlText(`${navc} diff "git:origin/$BASE" ${docs} --format markdown --quiet-when-same > "$RUNNER_TEMP/navc-diff.md"`)}
        env:
          BASE: \${{ github.base_ref }}
      - name: Changes
        if: \${{ !cancelled() }}
        run: cat "$RUNNER_TEMP/navc-diff.md" >> "$GITHUB_STEP_SUMMARY"
      - name: Comment
        # A pull request from a fork has no right to comment.
        if: \${{ !cancelled() && github.event.pull_request.head.repo.full_name == github.repository }}
        run: |${headed}
          comments="repos/$GH_REPO/issues/$NUMBER/comments"
          own='.[] | select(.user.login == "github-actions[bot]" and (.body | startswith("${heading}"))) | .id'
          id=$(gh api --paginate "$comments" --jq "$own" | tail -n 1)
          if test -s "$RUNNER_TEMP/navc-diff.md" && test -n "$id"; then
            gh api --silent --method PATCH "repos/$GH_REPO/issues/comments/$id" --field body=@"$RUNNER_TEMP/navc-diff.md"
          elif test -s "$RUNNER_TEMP/navc-diff.md"; then
            gh api --silent "$comments" --field body=@"$RUNNER_TEMP/navc-diff.md"
          elif test -n "$id" && test "$OUTCOME" = success; then
            gh api --silent --method DELETE "repos/$GH_REPO/issues/comments/$id"
          fi
        env:
          GH_TOKEN: \${{ github.token }}
          GH_REPO: \${{ github.repository }}
          NUMBER: \${{ github.event.pull_request.number }}
          OUTCOME: \${{ steps.diff.outcome }}
`;
}

function gitlabJob({ fromPackage, navc: { folder: place, install: commands, run: navc }, own }: WorkflowSite): string {
  const docs = shellWord(fromPackage);
  const before = [...(place === "." ? [] : [`cd -- ${shellWord(place)}`]), ...commands];
  return `${yamlText(own ?? "docs")}:
  image: node:22
  variables:
    GIT_DEPTH: 0
  script:
${before.map((command) => `    - ${yamlText(command)}\n`).join("")}    - ${yamlText(`${navc} check ${docs}`)}
    - ${yamlText(`${navc} diff "git:$CI_MERGE_REQUEST_DIFF_BASE_SHA" ${docs}`)}
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
`;
}
