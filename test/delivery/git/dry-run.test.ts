import { readFolder } from "@sdkwright/testkit";
import { expect, test, vi } from "vitest";
import { inLab, type Lab, write } from "../support/project.js";

// Many processes of git, one after the other.
vi.setConfig({ testTimeout: 120_000 });

const SDK = "acme/sdk";
// biome-ignore lint/suspicious/noTemplateCurlyInString: as generators.yml writes it
const [GIT, NPM] = ["${ACME_GIT}", "${ACME_NPM}"];
const output = { location: "js-registry", "package-name": "acme", token: NPM };
const TOKENS = "`SDKWRIGHT_GITHOST_TOKEN`, `GITHUB_TOKEN` or `GH_TOKEN`";

/** A machine without any secret, such as one that checks pull requests of forks. */
function lock(lab: Lab): void {
  delete lab.env.GITHUB_TOKEN;
}

test.each([
  ["push", ["Push to `main` of acme/sdk"]],
  ["release", ["Push the default branch and the tag `v1.4.0` to acme/sdk", "Create the release `v1.4.0` of acme/sdk"]],
  ["pull-request", ["Open or update a pull request to the default branch of acme/sdk"]],
])("without secrets, the plan of mode %s is printed, with the variables that are missing", (mode, effects) =>
  inLab(async (lab) => {
    lock(lab);
    lab.empty(SDK);
    write(lab, {}, { githost: { repository: SDK, mode, ...(mode === "push" && { branch: "main" }) } });
    const { code, stdout, stderr } = await lab.run("generate", "--publish", "--dry-run", "--version", "1.4.0");
    expect(code, stderr).toBe(0);
    expect(stderr).not.toContain("delivery/");
    expect(stdout).toMatch(/^gen-typescript-sdk: \d+ files in [\w/-]+: \d+ to create\n\nPlan\n\n/);
    const [, plan = ""] = stdout.split("Plan\n\n");
    expect(plan.split("\n").filter((line) => !line.startsWith("  build"))).toEqual([
      "gen-typescript-sdk 1.4.0",
      `  missing  Set the environment variable ${TOKENS}`,
      "  check    Read acme/sdk, which needs a token",
      ...effects.map((effect) => `  effect   ${effect}`),
      "",
    ]);
    // Nobody was contacted, and nothing was written.
    expect(lab.host.calls).toEqual([]);
    expect([...readFolder(lab.folder).keys()]).toEqual(["generators.yml", "openapi.json"]);
  }),
);

test("variables that the configuration names are marked at each SDK; with them set, the repository is read", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    const githost = { repository: SDK, mode: "release", token: GIT };
    write(lab, {}, { githost, output });
    const { code, stdout } = await lab.run("generate", "--publish", "--dry-run", "--version", "1.4.0");
    expect(code).toBe(0);
    expect(stdout).toContain("  missing  Set the environment variable `ACME_GIT`\n");
    expect(stdout).toContain("  missing  Set the environment variable `ACME_NPM`\n");
    expect(stdout).toContain("  effect   Publish acme 1.4.0 of gen-typescript-sdk to https://registry.npmjs.org\n");

    Object.assign(lab.env, { ACME_GIT: lab.env.GITHUB_TOKEN, ACME_NPM: "npm_canary" });
    const set = await lab.run("generate", "--publish", "--dry-run", "--version", "1.4.0");
    expect(set.code).toBe(0);
    expect(set.stdout).not.toContain("missing");
    expect(set.stdout).toMatch(/ {2}effect {3}Push `main` and the tag `v1\.4\.0` to acme\/sdk \(\d+ changed files\)/);
    expect(set.stdout + set.stderr).not.toContain("npm_canary");
  }));

test("`publish --dry-run` does the same with what was generated last; without it, secrets are still errors", () =>
  inLab(async (lab) => {
    lock(lab);
    write(lab, {}, { githost: { repository: SDK, mode: "release" }, output });
    await lab.run("generate", "--version", "1.4.0");
    const dry = await lab.run("publish", "--dry-run", "--json");
    expect(dry.code, dry.stdout).toBe(0);
    const { ok, deliveries } = JSON.parse(dry.stdout);
    expect(ok).toBe(true);
    expect(deliveries).toMatchObject([
      { version: "1.4.0", missing: [["ACME_NPM"], ["SDKWRIGHT_GITHOST_TOKEN", "GITHUB_TOKEN", "GH_TOKEN"]] },
    ]);
    const { code, stderr } = await lab.run("publish");
    expect(code).toBe(1);
    expect(stderr).toContain("delivery/missing-secret: The environment variable ACME_NPM is not set.");
    expect(stderr).toContain(`delivery/no-token: There is no token for acme/sdk. Set ${TOKENS}.`);
  }));

test("a key that Maven Central demands and nobody has configured fails a dry run, after its plan", () =>
  inLab(async (lab) => {
    const [username, password] = [GIT, NPM];
    const own = { location: "java-registry", coordinate: "com.acme:acme", username, password };
    write(lab, {}, { name: "gen-java-sdk", output: own });
    const { code, stdout, stderr } = await lab.run("generate", "--publish", "--dry-run", "--version", "1.4.0");
    expect(code).toBe(1);
    expect(stderr).toContain("delivery/no-credentials: Publishing to Maven Central needs `signature` in `output`.");
    expect(stdout).toContain("  check    Check `output` for the keys that publishing needs\n");
    expect(stdout).toContain(
      "  effect   Publish com.acme:acme 1.4.0 of gen-java-sdk to https://central.sonatype.com/api/v1/publisher\n",
    );
    // A repository of one's own takes packages without signatures.
    write(lab, {}, { name: "gen-java-sdk", output: { ...own, url: "https://maven.acme.example/releases" } });
    const hosted = await lab.run("generate", "--publish", "--dry-run", "--version", "1.4.0");
    expect(hosted.code).toBe(0);
    expect(hosted.stderr).not.toContain("delivery/");
    expect(hosted.stdout).toContain("of gen-java-sdk to https://maven.acme.example/releases\n");
  }));

test("other errors fail a dry run without secrets too", () =>
  inLab(async (lab) => {
    lock(lab);
    write(lab, {}, { githost: { uri: "http://git.acme.example/acme/sdk", token: GIT, mode: "pull-request" } });
    const { code, stderr } = await lab.run("generate", "--publish", "--dry-run");
    expect(code).toBe(1);
    expect(stderr).toContain("delivery/insecure-url");
  }));
