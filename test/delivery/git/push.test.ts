import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { TOKEN } from "../support/host.js";
import { ADDED, inLab, type Lab, write } from "../support/project.js";

// Many processes of git, one after the other.
vi.setConfig({ testTimeout: 120_000 });

const SDK = "acme/sdk";
// biome-ignore lint/suspicious/noTemplateCurlyInString: as generators.yml writes it
const SECRET = "${SDK_TOKEN}";

function self(lab: Lab, uri: string, rest: object = {}): object {
  lab.env.SDK_TOKEN = TOKEN;
  delete lab.env.GITHUB_TOKEN;
  delete lab.env.SDKWRIGHT_GITHOST;
  return { githost: { uri, token: SECRET, ...rest } };
}

const log = (lab: Lab, ref: string): string[] =>
  lab.git(lab.bare(SDK), "log", "--format=%s", ref).split("\n").filter(Boolean);

test.each([
  ["https", (lab: Lab) => `${lab.host.url}/acme/sdk.git`],
  ["file", (lab: Lab) => `file://${lab.bare(SDK)}`],
])("a repository with its own URL is pushed to by %s, to the default branch", (_, urlOf) =>
  inLab(async (lab) => {
    lab.empty(SDK);
    lab.commit(SDK, "main", { "docs/own.md": "Own\n" });
    write(lab, {}, self(lab, urlOf(lab)));
    expect((await lab.run("generate", "--publish")).code).toBe(0);
    write(lab, ADDED, self(lab, urlOf(lab)));
    const { code, stdout } = await lab.run("generate", "--publish");
    expect(code).toBe(0);
    expect(stdout).toMatch(/ {2}done {5}Push `main` to \S+ \(\d+ changed files\)/);
    expect(log(lab, "main")).toEqual(["Update the SDK", "Update the SDK", "A person's commit"]);
    expect(lab.git(lab.bare(SDK), "log", "-1", "--format=%b", "main").trim()).toBe(
      "### Added\n\n- `client.pets.getNew()` (GET /new) was added.",
    );
    expect(lab.git(lab.bare(SDK), "tag")).toBe("");
    expect(lab.host.calls).toEqual([]);
  }),
);

test("a pull request through the host of the URL", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    lab.commit(SDK, "main", { "docs/own.md": "Own\n" });
    write(lab, {}, self(lab, `${lab.host.url}/acme/sdk.git`, { mode: "pull-request" }));
    expect((await lab.run("generate", "--publish")).code).toBe(0);
    expect(lab.host.state.pulls).toMatchObject([{ repository: SDK, head: "sdk-update/main", title: "Update the SDK" }]);
    expect(lab.host.problems).toEqual([]);
  }));

test("a push that the host refuses is an error with the host's words", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    lab.commit(SDK, "main", { "docs/own.md": "Own\n" });
    const hook = join(lab.bare(SDK), "hooks/pre-receive");
    writeFileSync(hook, "#!/bin/sh\necho 'GH006: Protected branch update failed' >&2\nexit 1\n");
    chmodSync(hook, 0o755);
    write(lab, {}, { githost: { repository: SDK, mode: "push", branch: "main" } });
    const { code, stderr } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toContain(
      "delivery/push-refused: acme/sdk refused the push to `main`: GH006: Protected branch update failed",
    );
  }));

test("nobody's commits are lost if the branch moves meanwhile", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    lab.commit(SDK, "main", { "docs/own.md": "Own\n" });
    write(lab, {}, { githost: { repository: SDK, mode: "push", branch: "main" } });
    let isMoved = false;
    lab.host.interfere = ({ url = "" }) => {
      if (!isMoved && url.includes("service=git-receive-pack")) {
        isMoved = true;
        lab.commit(SDK, "main", { "docs/other.md": "Meanwhile\n" });
      }
      return undefined;
    };
    const first = await lab.run("generate", "--publish");
    expect(first.code).toBe(1);
    expect(first.stderr).toMatch(/delivery\/(?:push-refused|git-failed)/);
    expect(lab.show(SDK, "main", "docs/other.md")).toBe("Meanwhile\n");
    expect((await lab.run("generate", "--publish")).code).toBe(0);
    expect(log(lab, "main")).toEqual(["Update the SDK", "A person's commit", "A person's commit"]);
  }));

test.each(["acme", "../sdk"])("the repository %s is refused before anything is cloned", (repository) =>
  inLab(async (lab) => {
    write(lab, {}, { githost: { repository, mode: "push", branch: "main" } });
    const { code, stderr } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toContain(
      `config/wrong-value: Expected a string of the form \`owner/name\`, found the string "${repository}".`,
    );
    expect(stderr).not.toContain("delivery/");
  }),
);

test("a token is not sent without encryption, and a folder has no pull requests", () =>
  inLab(async (lab) => {
    write(lab, {}, self(lab, "http://git.example.com/acme/sdk.git"));
    const plain = await lab.run("generate", "--publish");
    expect(plain.stderr).toContain(
      "delivery/insecure-url: http://git.example.com/acme/sdk.git would receive the token",
    );
    write(lab, {}, self(lab, `file://${lab.bare(SDK)}`, { mode: "pull-request" }));
    const folder = await lab.run("generate", "--publish");
    expect(folder.stderr).toContain("has no API to open pull requests with.");
    expect([plain.code, folder.code]).toEqual([1, 1]);
  }));
