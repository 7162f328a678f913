import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { inMemoryFolder } from "@sdkwright/testkit";
import { type Edits, edited, petStore } from "../../diff/definitions.js";
import { type MainResult, runMain } from "../../support/main.js";
import { startHost, type TestHost, TOKEN } from "./host.js";

/** A workspace, and the host that its SDKs are delivered to. */
export interface Lab {
  /** The workspace. */
  readonly folder: string;
  readonly host: TestHost;
  /** Environment of the command line. */
  readonly env: { [name: string]: string };
  run(...argv: string[]): Promise<MainResult>;
  /** Runs git somewhere, and gives what it prints. */
  git(cwd: string, ...args: string[]): string;
  /** Makes an empty bare repository. */
  empty(repository: string): void;
  /** Commits files to a branch of a repository, as a person would. */
  commit(repository: string, branch: string, files: { readonly [path: string]: string | null }): void;
  /** A file in a branch or tag of a repository; undefined where there is none. */
  show(repository: string, ref: string, path: string): string | undefined;
  bare(repository: string): string;
}

const PERSON = ["-c", "user.name=Ann", "-c", "user.email=ann@example.com"];

/** Settings of a repository that is pushed to, without tidying up after each push. */
const SERVED = `[http]
	receivepack = true
[receive]
	denyNonFastForwards = true
	autogc = false
`;

/** Runs a test with a workspace and a host of its own. */
export function inLab<T>(work: (lab: Lab) => Promise<T>): Promise<T> {
  return inMemoryFolder((temporary) => runInLab(temporary, work));
}

/**
 * The same for tests of what is in repositories: git reads and writes them as folders, with half of the processes that HTTP
 * takes.
 */
export function inLocalLab<T>(work: (lab: Lab) => Promise<T>): Promise<T> {
  return inLab((lab) => {
    const { host, env } = lab;
    Object.assign(env, {
      GIT_CONFIG_COUNT: "3",
      GIT_CONFIG_KEY_1: `url.file://${host.root}/.insteadOf`,
      GIT_CONFIG_VALUE_1: `${host.url}/`,
      GIT_CONFIG_KEY_2: "protocol.file.allow",
      GIT_CONFIG_VALUE_2: "always",
    });
    return work(lab);
  });
}

async function runInLab<T>(temporary: string, work: (lab: Lab) => Promise<T>): Promise<T> {
  const root = join(temporary, "repositories");
  const folder = join(temporary, "workspace");
  const scratch = join(temporary, "scratch");
  const tools = join(temporary, "tools");
  for (const path of [root, folder, scratch, tools]) mkdirSync(path);
  // Builds and tests of SDKs are those of the suites of registries.
  for (const name of ["npm", "go", "mvn", "python3"]) writeFileSync(join(tools, name), "#!/bin/sh\n", { mode: 0o755 });
  const host = await startHost(root);
  try {
    return await work(labOf({ temporary, tools, root, folder, host }));
  } finally {
    await host.close();
  }
}

interface LabFolders {
  readonly temporary: string;
  readonly tools: string;
  readonly root: string;
  readonly folder: string;
  readonly host: TestHost;
}

function labOf({ temporary, tools, root, folder, host }: LabFolders): Lab {
  const env: { [name: string]: string } = {
    PATH: `${tools}${delimiter}${process.env.PATH}`,
    HOME: temporary,
    GIT_CONFIG_NOSYSTEM: "1",
    // Nothing here has to outlive the machine.
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "core.fsync",
    GIT_CONFIG_VALUE_0: "none",
    SDKWRIGHT_NO_CACHE: "1",
    SDKWRIGHT_GITHOST: host.url,
    GITHUB_TOKEN: TOKEN,
  };
  const bare = (repository: string): string => join(root, `${repository}.git`);
  const git = (cwd: string, ...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd, encoding: "utf8", env });
    if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
    return stdout;
  };
  return {
    folder,
    host,
    env,
    bare,
    git,
    run: (...argv) => runMain(argv, folder, env),
    empty(repository) {
      mkdirSync(bare(repository), { recursive: true });
      git(bare(repository), "init", "--quiet", "--bare", "--initial-branch=main");
      appendFileSync(join(bare(repository), "config"), SERVED);
    },
    commit(repository, branch, files) {
      const clone = mkdtempSync(join(temporary, "person-"));
      git(clone, "clone", "--quiet", bare(repository), ".");
      const exists = git(clone, "branch", "--remotes").includes(`origin/${branch}`);
      git(clone, "checkout", "--quiet", ...(exists ? [branch] : ["-B", branch]));
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(join(clone, path, ".."), { recursive: true });
        if (text === null) rmSync(join(clone, path));
        else writeFileSync(join(clone, path), text);
      }
      git(clone, "add", "--all");
      git(clone, ...PERSON, "commit", "--quiet", "-m", "A person's commit");
      git(clone, "push", "--quiet", "origin", `HEAD:${branch}`);
      rmSync(clone, { recursive: true, force: true });
    },
    show(repository, ref, path) {
      const { status, stdout } = spawnSync("git", ["show", `${ref}:${path}`], {
        cwd: bare(repository),
        encoding: "utf8",
      });
      return status === 0 ? stdout : undefined;
    },
  };
}

/** A change of the definition that callers see, and that breaks nothing. */
export const ADDED: Edits = {
  "paths /new get": { operationId: "getNew", tags: ["pets"], responses: { 204: { description: "Done" } } },
};
/** One that breaks callers. */
export const REMOVED: Edits = { ...ADDED, "paths /ping": undefined };

/** Writes the workspace: one TypeScript SDK unless `groups` says otherwise. */
export function write(lab: Lab, edits: Edits, generator: object, file: object = {}): void {
  writeFileSync(join(lab.folder, "openapi.json"), JSON.stringify(edited(petStore(), edits)));
  const generators = [{ name: "gen-typescript-sdk", version: "*", ...generator }];
  const settings = { api: { specs: [{ openapi: "openapi.json" }] }, groups: { sdk: { generators } }, ...file };
  writeFileSync(join(lab.folder, "generators.yml"), JSON.stringify(settings));
}
