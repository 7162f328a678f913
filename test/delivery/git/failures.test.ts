import { spawn } from "node:child_process";
import { readdirSync, readFileSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, readFolder } from "@sdkwright/testkit";
import { expect, test, vi } from "vitest";
import { TOKEN } from "../support/host.js";
import { inLab, type Lab, write } from "../support/project.js";

// Many processes of git, one after the other.
vi.setConfig({ testTimeout: 120_000 });

const SDK = "acme/sdk";
const RELEASE = { githost: { repository: SDK, mode: "release" } };
// biome-ignore lint/suspicious/noTemplateCurlyInString: as generators.yml writes it
const [ONE, TWO] = ["${FIRST_TOKEN}", "${SECOND_TOKEN}"];

const refs = (lab: Lab): string => lab.git(lab.bare(SDK), "for-each-ref");

/** Every spelling in which the token could show. */
const CANARIES = [TOKEN, Buffer.from(`x-access-token:${TOKEN}`).toString("base64"), encodeURIComponent(TOKEN)];

test("all missing secrets are named at once, before anything is contacted", () =>
  inLab(async (lab) => {
    const output = { location: "js-registry", "package-name": "acme", token: TWO };
    write(lab, {}, { githost: { ...RELEASE.githost, token: ONE }, output });
    const { code, stderr } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toContain("delivery/missing-secret: The environment variable FIRST_TOKEN is not set.");
    expect(stderr).toContain("delivery/missing-secret: The environment variable SECOND_TOKEN is not set.");
    expect(stderr).toContain("2 errors");
    expect([...readFolder(lab.folder).keys()]).toEqual(["generators.yml", "openapi.json"]);
  }));

test("without any token, the variables are named that could have one", () =>
  inLab(async (lab) => {
    delete lab.env.GITHUB_TOKEN;
    for (const [kind, variables] of [
      ["github", "`SDKWRIGHT_GITHOST_TOKEN`, `GITHUB_TOKEN` or `GH_TOKEN`"],
      ["gitlab", "`SDKWRIGHT_GITHOST_TOKEN` or `GITLAB_TOKEN`"],
    ]) {
      write(lab, {}, { githost: { ...RELEASE.githost, kind } });
      const { code, stderr } = await lab.run("generate", "--publish");
      expect(code).toBe(1);
      expect(stderr).toContain(`delivery/no-token: There is no token for acme/sdk. Set ${variables}.`);
    }
  }));

test("a wrong token is an error of git, without the token", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    lab.env.GITHUB_TOKEN = "ghs_wrongwrongwrong";
    write(lab, {}, RELEASE);
    const { code, stderr, stdout } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toMatch(/delivery\/git-failed: git could not read acme\/sdk: .*[Aa]uthentication failed/);
    expect(stderr + stdout).not.toContain("ghs_wrongwrongwrong");
  }));

test("a host that cannot be reached is an error of git", () =>
  inLab(async (lab) => {
    await lab.host.close();
    write(lab, {}, RELEASE);
    const { code, stderr } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toMatch(/delivery\/git-failed: git could not read acme\/sdk: unable to access .*/);
  }));

test("a token that may not use the API fails before anything is pushed", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, RELEASE);
    lab.host.interfere = ({ url = "" }) => (url.startsWith("/api/") ? 403 : undefined);
    const { code, stderr, stdout } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /delivery\/host-failed: 127\.0\.0\.1:\d+ did not look for the release `v0\.0\.1`: Interfered \(HTTP 403\)\./,
    );
    expect(stdout).toContain("  not done Push `main` and the tag `v0.0.1`");
    expect(refs(lab)).toBe("");
  }));

test("a network that breaks during the push leaves all or nothing, and running again completes", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, RELEASE);
    lab.host.interfere = ({ method, url = "" }) =>
      method === "POST" && url.endsWith("/git-receive-pack") ? "break" : undefined;
    const first = await lab.run("generate", "--publish");
    expect(first.code).toBe(1);
    expect(first.stderr).toContain("delivery/git-failed: git could not push to acme/sdk");
    expect(first.stderr).toContain("Fix the errors and run again");
    expect(first.stdout).toContain("  FAILED   Push `main` and the tag `v0.0.1`");
    expect(first.stdout).toContain("  not done Create the release `v0.0.1`");
    expect(refs(lab)).toBe("");
    lab.host.interfere = undefined;
    expect((await lab.run("generate", "--publish")).code).toBe(0);
    expect(lab.host.state.releases).toHaveLength(1);
  }));

test("a host that fails after the push is asked again, and nothing is done twice", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, { ...RELEASE, autorelease: true });
    lab.host.interfere = ({ method, url = "" }) =>
      method === "POST" && url.endsWith("/releases") ? "break" : undefined;
    const first = await lab.run("generate", "--publish");
    expect(first.code).toBe(1);
    expect(first.stderr).toContain("did not create the release `v0.0.1`");
    expect(first.stdout).toContain("  done     Push `main` and the tag `v0.0.1`");
    const before = refs(lab);
    lab.host.interfere = undefined;
    const second = await lab.run("generate", "--publish");
    expect(second.code).toBe(0);
    expect(second.stdout).toContain("  already  Push to `main`");
    expect(second.stdout).toContain("  done     Create the release `v0.0.1`");
    expect(lab.host.state.releases).toMatchObject([{ tag_name: "v0.0.1", body: "First release." }]);
    expect(refs(lab)).toBe(before);
  }));

test("a pull request that could not be opened is opened by the next run", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    lab.commit(SDK, "main", { "docs/own.md": "Own\n" });
    write(lab, {}, { githost: { repository: SDK, mode: "pull-request" } });
    lab.host.interfere = ({ method, url = "" }) => (method === "POST" && url.endsWith("/pulls") ? 500 : undefined);
    expect((await lab.run("generate", "--publish")).code).toBe(1);
    lab.host.interfere = undefined;
    const { code, stdout } = await lab.run("generate", "--publish");
    expect(code).toBe(0);
    expect(stdout).toContain("  already  Push to `sdk-update/main`");
    expect(stdout).toContain("  done     Open a pull request");
    expect(lab.host.state.pulls).toHaveLength(1);
  }));

test("a failed SDK stops no other one", () =>
  inLab(async (lab) => {
    for (const name of [SDK, "acme/go"]) lab.empty(name);
    const generators = [
      { name: "gen-typescript-sdk", version: "*", ...RELEASE },
      { name: "gen-go-sdk", version: "*", githost: { repository: "acme/go", mode: "release" } },
    ];
    write(lab, {}, {}, { groups: { sdk: { generators } } });
    lab.host.interfere = ({ method, url = "" }) =>
      method === "POST" && url.endsWith("/acme/sdk.git/git-receive-pack") ? "break" : undefined;
    const { code, stdout } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stdout).toContain("gen-typescript-sdk 0.0.1\n  FAILED   Push");
    expect(stdout).toMatch(/gen-go-sdk 0\.0\.1\n {2}done {5}Push .*\n {2}done {5}Create the release/);
  }));

test("JSON has every step, its state and the findings", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, RELEASE);
    lab.host.interfere = ({ method, url = "" }) =>
      method === "POST" && url.endsWith("/git-receive-pack") ? "break" : undefined;
    const { code, stdout } = await lab.run("generate", "--publish", "--json");
    expect(code).toBe(1);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ ok: false, targets: [{ generator: "gen-typescript-sdk", folder: SDK }] });
    expect(
      report.deliveries[0].steps.map(({ phase, state }: { phase: string; state: string }) => [phase, state]),
    ).toEqual([
      ["check", "done"],
      ["build", "done"],
      ["build", "done"],
      ["effect", "failed"],
      ["effect", "skipped"],
    ]);
    expect(report.diagnostics.map(({ code: one }: { code: string }) => one)).toContain("delivery/git-failed");
  }));

/** Command lines of all processes, while something runs. */
async function commandLinesDuring<T>(
  work: Promise<T>,
): Promise<{ readonly result: T; readonly seen: ReadonlySet<string> }> {
  const seen = new Set<string>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
        try {
          seen.add(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
        } catch {
          // It has ended.
        }
      }
      await new Promise((done) => setTimeout(done, 2));
    }
  })();
  const result = await work.finally(() => {
    isOver = true;
  });
  await watching;
  return { result, seen };
}

const leftOvers = (): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`sdkwright-delivery-${process.pid}-`));

test.skipIf(process.platform !== "linux")("no secret is printed, listed among processes, or left in a file", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    lab.commit(SDK, "main", { "docs/own.md": "Own\n" });
    write(lab, {}, { githost: { repository: SDK, mode: "pull-request" } });
    lab.env.GIT_TRACE = "1";
    lab.env.GIT_CURL_VERBOSE = "1";
    const { result, seen } = await commandLinesDuring(lab.run("generate", "--publish"));
    expect(result.code).toBe(0);
    expect([...seen].some((line) => line.includes("git\0"))).toBe(true);
    const files = [...readFolder(lab.folder).values(), ...readFolder(lab.host.root).values()];
    for (const canary of CANARIES) {
      expect(result.stdout + result.stderr).not.toContain(canary);
      expect([...seen].filter((line) => line.includes(canary))).toEqual([]);
      expect(files.filter((text) => text.includes(canary))).toEqual([]);
    }
    expect(JSON.stringify(lab.host.state.pulls)).not.toContain(TOKEN);
    expect(leftOvers()).toEqual([]);
  }),
);

test("a process that is killed in the middle leaves nothing that the next run does not complete", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, RELEASE);
    const cli = join(ROOT, "packages/cli/bin/sdkwright.js");
    const scratch = join(lab.host.root, "../scratch");
    for (const at of ["/git-receive-pack", "/releases"]) {
      const isReached = new Promise<void>((reached) => {
        lab.host.interfere = ({ method, url = "" }) => {
          if (method !== "POST" || !url.endsWith(at)) return undefined;
          child.kill("SIGKILL");
          reached();
          return "break";
        };
      });
      const env = { ...lab.env, TMPDIR: scratch };
      const child = spawn(process.execPath, [cli, "generate", "--publish"], { cwd: lab.folder, env, stdio: "ignore" });
      const ended = new Promise((done) => child.on("close", done));
      await Promise.race([isReached, ended]);
      await ended;
    }
    lab.host.interfere = undefined;
    const clones = readdirSync(scratch).map((name) => join(scratch, name));
    expect(clones.length).toBeGreaterThan(0);
    const left = clones.flatMap((folder) => [...readFolder(folder).values()]);
    expect(left.filter((text) => CANARIES.some((canary) => text.includes(canary)))).toEqual([]);
    const yesterday = new Date(Date.now() - 86_400_000);
    for (const folder of clones) utimesSync(folder, yesterday, yesterday);
    const env = { ...lab.env, TMPDIR: scratch };
    const last = spawn(process.execPath, [cli, "generate", "--publish"], { cwd: lab.folder, env, stdio: "ignore" });
    expect(await new Promise((done) => last.on("close", done))).toBe(0);
    expect(lab.host.state.releases).toHaveLength(1);
    expect(lab.git(lab.bare(SDK), "log", "--format=%s", "main")).toBe("Release 0.0.1\n");
    expect(readdirSync(scratch)).toEqual([]);
  }));
