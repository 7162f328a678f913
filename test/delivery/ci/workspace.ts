import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inMemoryFolder } from "@sdkwright/testkit";
import { petStore } from "../../diff/definitions.js";
import { type MainResult, runMain } from "../../support/main.js";
import { type CommentHostStandIn, TOKEN } from "./hosts.js";

/** Every language with a version of its SDK. */
export const LANGUAGES = ["typescript", "python", "go", "java", "csharp", "php"];

/** A generators.yml with an SDK in each language. */
export function configOf(languages: readonly string[] = LANGUAGES, version = "1.4.0"): string {
  const generators = languages.map((language) => ({
    name: `gen-${language}-sdk`,
    version: "*",
    output: { location: "local-file-system", path: `./sdks/${language}` },
    config: { "package-version": version },
  }));
  return JSON.stringify({
    api: { specs: [{ openapi: "openapi.json" }] },
    groups: { sdk: { generators } },
  });
}

/** The pet store after an edit, as text with lines. */
export function storeText(edit: (store: ReturnType<typeof petStore>) => void = () => {}): string {
  const store = petStore();
  edit(store);
  return JSON.stringify(store, undefined, 2);
}

export type Files = { readonly [path: string]: string };

/** A repository with one commit, and the files of a pull request in its folder. */
export interface PullLab {
  readonly folder: string;
  readonly base: string;
  git(...args: string[]): string;
  write(files: Files): void;
  comment(env: { readonly [name: string]: string }, ...args: string[]): Promise<MainResult>;
}

const PERSON = ["-c", "user.name=Ann", "-c", "user.email=ann@example.com"];

/** Runs a test in a repository whose first commit has these files. */
export function inPull<T>(files: Files, work: (lab: PullLab) => Promise<T>): Promise<T> {
  return inMemoryFolder((folder) => {
    const git = (...args: string[]): string =>
      execFileSync("git", [...PERSON, ...args], { cwd: folder, encoding: "utf8" });
    const write = (more: Files): void => {
      for (const [path, text] of Object.entries(more)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    };
    write(files);
    git("init", "--quiet", "--initial-branch=main");
    git("add", ".");
    git("commit", "--quiet", "-m", "First");
    const base = git("rev-parse", "HEAD").trim();
    const comment: PullLab["comment"] = (env, ...args) =>
      runMain(["ci", "comment", ...args], folder, { HOME: folder, PATH: process.env.PATH ?? "", ...env });
    return work({ folder, base, git, write, comment });
  });
}

/** The environment of a job of a pull request at a host. */
export function jobOf(host: CommentHostStandIn, { folder, base }: PullLab, token = TOKEN): { [name: string]: string } {
  if (host.kind === "gitlab") {
    return {
      GITLAB_CI: "true",
      CI_API_V4_URL: host.api,
      CI_PROJECT_PATH: "acme/sdks",
      CI_PROJECT_URL: `${host.url}/acme/sdks`,
      CI_MERGE_REQUEST_IID: "7",
      CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
      CI_JOB_URL: `${host.url}/acme/sdks/-/jobs/9`,
      GITLAB_TOKEN: token,
    };
  }
  const event = join(folder, ".git/event.json");
  writeFileSync(event, JSON.stringify({ pull_request: { number: 7, base: { sha: base } } }));
  return {
    GITHUB_ACTIONS: "true",
    ...(host.kind === "gitea" && { GITEA_ACTIONS: "true", GITHUB_RUN_NUMBER: "9" }),
    GITHUB_SERVER_URL: host.url,
    GITHUB_API_URL: host.api,
    GITHUB_REPOSITORY: "acme/sdks",
    GITHUB_RUN_ID: "9",
    GITHUB_EVENT_PATH: event,
    GITHUB_STEP_SUMMARY: join(folder, ".git/summary.md"),
    [host.kind === "gitea" ? "GITEA_TOKEN" : "GITHUB_TOKEN"]: token,
  };
}
