import { appendFileSync, chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AnyCatalogue,
  compilerCatalogue,
  configCatalogue,
  examplesCatalogue,
  namingCatalogue,
  outputCatalogue,
  overlayCatalogue,
  planCatalogue,
  pluginCatalogue,
  sdkCatalogue,
  sourceCatalogue,
} from "@sdkwright/compiler";
import { collectionFindings, deliveryCatalogue, registryFindings } from "@sdkwright/delivery";
import { diffCatalogue } from "@sdkwright/diff";
import { migrateCatalogue } from "@sdkwright/migrate/catalogue";
import { openapiCatalogue } from "@sdkwright/openapi-export";
import { siteCatalogue } from "@sdkwright/site/catalogue";
import { cliCatalogue } from "../../packages/cli/src/catalogue.js";
import { PLUGINS } from "./compile.js";
import { runMain } from "./main.js";

/** Every catalogue of the workspace. */
export const CATALOGUES: readonly AnyCatalogue[] = [
  cliCatalogue,
  compilerCatalogue,
  configCatalogue,
  deliveryCatalogue,
  diffCatalogue,
  examplesCatalogue,
  migrateCatalogue,
  namingCatalogue,
  openapiCatalogue,
  outputCatalogue,
  overlayCatalogue,
  planCatalogue,
  pluginCatalogue,
  sdkCatalogue,
  siteCatalogue,
  sourceCatalogue,
  ...new Set(PLUGINS.flatMap(({ catalogues = [] }) => catalogues)),
];

const GIT = "Needs a git repository; packages/source tests it against local ones.";

const REGISTRY = "Needs a registry; test/delivery publishes to local ones.";

const WORKSPACE = "Needs a service of collections; test/collections/workspace.test.ts starts one.";

const REPOSITORY = "Needs a git host; test/delivery/git starts one.";

const PAGINATION = "Needs an IR with pagination; the backend's own tests make one.";

const VALIDATOR = "The validator of AsyncAPI loads in a process of its own alone; test/validate.test.ts starts one.";

const PAIR = "Needs two states of an API; test/diff has a pair for each.";

const CONTAINER = "Needs a program that runs images; test/delivery/images-failures.test.ts stands in for one.";

const JOB = "Needs a pull request; test/delivery/ci has stand-ins for the hosts.";

/** Codes for which there can be no case, and why. */
export const INPUT_CANNOT_CAUSE: { readonly [code: string]: string } = {
  ...Object.fromEntries(Object.keys(diffCatalogue.entries).map((kind) => [`diff/${kind}`, PAIR])),
  ...Object.fromEntries(Object.keys(collectionFindings).map((name) => [`delivery/${name}`, WORKSPACE])),
  ...Object.fromEntries(Object.keys(registryFindings).map((name) => [`delivery/${name}`, REGISTRY])),
  "asyncapi/schema-violation": VALIDATOR,
  "asyncapi/not-validated": VALIDATOR,
  "asyncapi/validator-missing":
    "Needs an installation without the validator; packages/cli tests it with the packed package.",
  "cli/definition-exists": "Needs a server; packages/cli/test/init.test.ts starts one.",
  "cli/no-base": JOB,
  "cli/base-not-found": JOB,
  "cli/no-comment-token": JOB,
  "cli/comment-insecure": JOB,
  "cli/comment-refused": JOB,
  "cli/no-commit": "Needs a git repository; packages/cli/test/diff.test.ts makes one.",
  "cli/foreign-config": "Needs a second user; packages/cli tests the rule with owners of its own.",
  "compiler/no-frontend": "The command line has a frontend for every kind; a program that embeds the compiler may not.",
  "compiler/no-git": "The command line always has a cache for git; a program that embeds the compiler may not.",
  "delivery/no-runner":
    "Needs a machine without docker and podman; test/delivery/images-failures.test.ts has an empty PATH.",
  "delivery/image-absent": CONTAINER,
  "delivery/image-failed": CONTAINER,
  "delivery/image-empty": CONTAINER,
  "delivery/image-output": CONTAINER,
  "delivery/image-finding": CONTAINER,
  "source/git-invalid": GIT,
  "source/git-missing": GIT,
  "source/git-failed": GIT,
  "source/git-timeout": GIT,
  "source/git-ref": GIT,
  "source/git-path": GIT,
  "delivery/git-missing": "Needs a machine without git; packages/delivery tests it with an empty PATH.",
  "delivery/git-failed": REPOSITORY,
  "delivery/no-branch": REPOSITORY,
  "delivery/no-default-branch": REPOSITORY,
  "delivery/empty-repository": REPOSITORY,
  "delivery/tag-taken": REPOSITORY,
  "delivery/edit-conflicts": REPOSITORY,
  "delivery/branch-conflicts": REPOSITORY,
  "delivery/module-path": REPOSITORY,
  "delivery/push-refused": REPOSITORY,
  "delivery/host-failed": REPOSITORY,
  "delivery/reviewers-skipped": REPOSITORY,
  "delivery/under-review": REPOSITORY,
  "sdk/pagination-unresolved": PAGINATION,
  "sdk/operation-unsupported": "Needs a backend that lacks something; test/third-party has one.",
  "sdk/signature-unsupported": "Needs an IR with a webhook's signature; the backend's own tests make one.",
  "source/origin-failed": "Needs a server; packages/source tests it against a local one.",
  "source/protoc-missing": "Needs a machine without protoc; packages/source tests it with an empty PATH.",
  "source/protoc-failed": "Needs a machine with protoc; packages/source tests it with a stand-in.",
  "source/too-large": "Needs a file of 128 MiB; packages/source tests it with a sparse one.",
  "source/unreadable": "Needs a file that the current user may not read; tests may run as root, who may read all.",
  "output/locked": "Needs another process that writes; packages/output tests it with the lock of one.",
  "output/cannot-write": "Needs a full or read-only disk; packages/output tests it with a failing file system.",
};

const generate = async (folder: string, ...flags: string[]) => {
  const { code, stderr } = await runMain(["generate", ...flags], folder);
  if (code !== 0) throw new Error(`The first run of a case failed:\n${stderr}`);
};

function replaceIn(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
}

/** Edits a generated type, and changes what is generated for it. */
async function regenerateEdited(folder: string, edit: (text: string) => string): Promise<void> {
  await generate(folder);
  const file = join(folder, "sdk/src/api/types/Thing.ts");
  writeFileSync(file, edit(readFileSync(file, "utf8")));
  replaceIn(join(folder, "openapi.yml"), "{ type: string }", "{ type: boolean }");
}

/** What has to happen in a copy of the case's folder before its command runs. */
export const PREPARATIONS: { readonly [code: string]: (folder: string) => void | Promise<void> } = {
  "cli/other-sdk": async (folder) => {
    await generate(folder, "openapi.yml", "-l", "typescript");
    replaceIn(join(folder, "openapi.yml"), "title: Case", "title: Other");
  },
  "compiler/names-kept": async (folder) => {
    await generate(folder);
    replaceIn(join(folder, "openapi.yml"), "title: Case", "title: Other");
  },
  "compiler/version-lowered": (folder) => generate(folder, "--version", "1.2.0"),
  "output/edited": async (folder) => {
    await generate(folder);
    const file = join(folder, "sdk/src/index.ts");
    writeFileSync(file, "// mine\n");
  },
  "output/merged": (folder) => regenerateEdited(folder, (text) => `// mine\n${text}`),
  "output/conflict": (folder) => regenerateEdited(folder, (text) => text.replace("id?: string", "id?: number")),
  "output/value-kept": async (folder) => {
    await generate(folder);
    replaceIn(join(folder, "collection/collection.json"), '"value": "20"', '"value": "50"');
    replaceIn(join(folder, "openapi.yml"), "default: 20", "default: 30");
  },
  "output/moved": async (folder) => {
    await generate(folder);
    appendFileSync(join(folder, "sdk/src/api/types/Thing.ts"), "// mine\n");
    replaceIn(join(folder, "openapi.yml"), "Thing", "Item");
  },
  "output/moved-code": async (folder) => {
    await generate(folder);
    replaceIn(join(folder, "sdk/pets_types.go"), "type Tag struct", "// Mine.\ntype Tag struct");
    replaceIn(join(folder, "openapi.yml"), "tag: { type: string }", 'tag: { $ref: "#/components/schemas/Tag" }');
  },
  "output/kept-deleted": async (folder) => {
    await generate(folder);
    rmSync(join(folder, "sdk/src/api/types/Thing.ts"));
  },
  "output/edited-obsolete": async (folder) => {
    const kept = join(folder, "openapi.yml");
    await generate(folder);
    appendFileSync(join(folder, "sdk/src/api/types/Extra.ts"), "// mine\n");
    rmSync(kept);
    symlinkSync(join(folder, "later.yml"), kept);
  },
  "output/not-ours": (folder) => {
    mkdirSync(join(folder, "sdk/src"), { recursive: true });
    writeFileSync(join(folder, "sdk/src/index.ts"), "export const mine = true;\n");
  },
  "output/ignore-too-long": (folder) => {
    mkdirSync(join(folder, "sdk"));
    writeFileSync(join(folder, "sdk/.sdkwrightignore"), "src/custom.ts\n".repeat(1001));
  },
  "output/blocked": (folder) => void mkdirSync(join(folder, "sdk/src/index.ts"), { recursive: true }),
  "output/symlink-outside": (folder) => {
    mkdirSync(join(folder, "sdk"));
    mkdirSync(join(folder, "../elsewhere"));
    symlinkSync("../../elsewhere", join(folder, "sdk/src"));
  },
  "output/manifest-unreadable": async (folder) => {
    await generate(folder);
    const file = join(folder, "sdk/.sdkwright/manifest.txt");
    chmodSync(file, 0o644);
    writeFileSync(file, "{");
  },
  "source/wrong-encoding": (folder) =>
    writeFileSync(join(folder, "openapi.yml"), Buffer.from("openapi: 3.1.0\n", "utf16le")),
  "source/outside-workspace": (folder) => writeFileSync(join(folder, "../outside.yml"), "type: string\n"),
};
