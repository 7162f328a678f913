import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { fitted } from "../../../packages/cli/src/ci/markdown.js";
import { startCommentHost, TOKEN } from "./hosts.js";
import { configOf, inPull, jobOf, type PullLab, storeText } from "./workspace.js";

vi.setConfig({ testTimeout: 120_000 });

// biome-ignore lint/suspicious/noExplicitAny: a definition is edited by its paths
type Store = any;

/** One breaking change, one additive one, and one that only some languages see. */
const CHANGED = storeText((store: Store) => {
  store.paths["/pets"].get.operationId = "searchPets";
  store.paths["/pets/{id}"].get.parameters = [{ name: "full", in: "query", schema: { type: "boolean" } }];
  store.components.schemas.NewPet.required = [];
});

const BASE = { "generators.yml": configOf(["typescript", "go"]), "openapi.json": storeText() };
const EVERY_LANGUAGE = { ...BASE, "generators.yml": configOf() };

const summaryIn = ({ folder }: PullLab): string => readFileSync(join(folder, ".git/summary.md"), "utf8");

describe.each(["github", "gitlab", "gitea"] as const)("at %s", (kind) => {
  test("a comment is written once, and later runs update it", () =>
    inPull(BASE, async (lab) => {
      const host = await startCommentHost(kind);
      host.comments.push(
        { id: 1, body: "First!", author: "ann" },
        { id: 2, body: "pushed", author: "ann", system: true },
      );
      const job = jobOf(host, lab);
      lab.write({ "openapi.json": CHANGED });
      const first = await lab.comment(job);
      expect(first.code, first.stderr).toBe(0);
      expect(first.stderr).toBe("Comment on acme/sdks#7: created.\n");
      expect(host.comments).toHaveLength(3);
      expect(host.comments[2]?.body).toMatch(/^<!-- sdkwright \. -->\n\n## What changes for callers\n\n/);
      const again = await lab.comment(job);
      expect(again.stderr).toBe("Comment on acme/sdks#7: already.\n");
      lab.write({ "openapi.json": storeText() });
      expect((await lab.comment(job)).stderr).toBe("Comment on acme/sdks#7: updated.\n");
      expect(host.comments).toHaveLength(3);
      expect(host.comments[2]?.body).toContain("Nothing. Compared with");
      expect(host.comments.slice(0, 2).map(({ body }) => body)).toEqual(["First!", "pushed"]);
      expect(host.problems).toEqual([]);
    }));

  test("the comment is found behind pages of others, with the token of a job too", () =>
    inPull(BASE, async (lab) => {
      const host = await startCommentHost(kind);
      const job = jobOf(host, lab);
      for (let id = 1; id <= 230; id++) host.comments.push({ id, body: `Comment ${id}`, author: "ann" });
      host.isJobToken = kind !== "gitlab";
      // Anybody can write a comment that begins with the marker, and change it afterwards.
      host.comments.push({ id: 300, body: "<!-- sdkwright . -->\n\nAll is well.", author: "mallory" });
      lab.write({ "openapi.json": CHANGED });
      expect((await lab.comment(job)).stderr).toBe("Comment on acme/sdks#7: created.\n");
      lab.write({ "openapi.json": storeText((store: Store) => delete store.paths["/ping"]) });
      expect((await lab.comment(job)).stderr).toBe("Comment on acme/sdks#7: updated.\n");
      expect(host.comments).toHaveLength(232);
      expect(host.comments[230]?.body).toContain("All is well");
      expect(host.comments[231]?.body).toContain("ping()");
      expect(host.problems).toEqual([]);
    }));

  test("without the permission to write, the run goes on, and the text is elsewhere", () =>
    inPull(BASE, async (lab) => {
      const host = await startCommentHost(kind);
      host.refuse = { POST: [403, `Resource not accessible with ${TOKEN}`] };
      lab.write({ "openapi.json": CHANGED });
      const result = await lab.comment(jobOf(host, lab));
      expect(result.code).toBe(0);
      expect(result.stderr).toContain("acme/sdks#7 gets no comment: Resource not accessible with *** (HTTP 403).");
      expect(result.stdout).toContain("| Go | ");
      if (kind !== "gitlab") expect(summaryIn(lab)).toBe(result.stdout);
      expect(JSON.stringify(result)).not.toContain(TOKEN);
    }));

  test("a fork's job has no token: nobody is asked, and the text is elsewhere", () =>
    inPull(BASE, async (lab) => {
      const host = await startCommentHost(kind);
      lab.write({ "openapi.json": CHANGED });
      const result = await lab.comment(jobOf(host, lab, ""), "--output", "out/comment.md");
      expect(result.code).toBe(0);
      expect(host.calls).toEqual([]);
      expect(result.stderr).toContain("cli/no-comment-token");
      expect(result.stdout).toMatch(/\*\*\d+ breaking\*\*/);
      expect(readFileSync(join(lab.folder, "out/comment.md"), "utf8")).toBe(result.stdout);
    }));

  test.each([
    [401, "Bad credentials"],
    [404, "Not Found"],
    [500, "Server error"],
  ])("HTTP %i is a warning with the reason", (status, message) =>
    inPull(BASE, async (lab) => {
      const host = await startCommentHost(kind);
      host.refuse = { GET: [status, message] };
      lab.write({ "openapi.json": CHANGED });
      const { code, stderr } = await lab.comment(jobOf(host, lab));
      expect(code).toBe(0);
      expect(stderr).toContain(`gets no comment: ${message} (HTTP ${status}).`);
      if (kind !== "gitlab") expect(stderr).toContain("::warning title=cli/comment-refused::");
      const help = status === 500 ? "the token is not the cause. Run again later." : "Give the job a token with ";
      expect(stderr).toContain(help);
    }),
  );

  test("a sign-in page in the place of the API is told of", () =>
    inPull(BASE, async (lab) => {
      const host = await startCommentHost(kind);
      host.page = "<!DOCTYPE html><html><head><title>Sign in</title></head><body></body></html>";
      lab.write({ "openapi.json": CHANGED });
      const { code, stderr } = await lab.comment(jobOf(host, lab));
      expect(code).toBe(0);
      expect(stderr).toContain('answered with a page of HTML, "Sign in", instead of JSON (HTTP 200).');
      expect(stderr).toContain(`Check that ${host.api} is the URL of the host's API`);
    }));

  test("links lead to the lines in both commits, and to the job", () =>
    inPull(BASE, async (lab) => {
      const host = await startCommentHost(kind);
      const paths = { github: "blob", gitlab: "-/blob", gitea: "src/commit" };
      lab.write({ "openapi.json": CHANGED });
      const { stdout } = await lab.comment(jobOf(host, lab));
      const file = `${host.url}/acme/sdks/${paths[kind]}/${lab.base}/openapi.json#L`;
      expect(stdout).toContain(`[before](${file}`);
      expect(stdout).toMatch(/\[after\]\(http\S+\/openapi\.json#L\d+\)/);
      const jobs = kind === "gitlab" ? "-/jobs/9" : "actions/runs/9";
      expect(stdout).toContain(`[Log of the job](${host.url}/acme/sdks/${jobs})`);
    }));
});

describe("the text", () => {
  const textOf = async (base: Record<string, string>, changed: Record<string, string>, ...args: string[]) =>
    inPull(base, async (lab) => {
      lab.write(changed);
      const result = await lab.comment({}, "--base", lab.base, ...args);
      return { ...result, text: result.stdout.replaceAll(lab.base.slice(0, 9), "<base>") };
    });

  test("says what changes in each language, and the versions that follow", async () => {
    const { text, code } = await textOf(EVERY_LANGUAGE, { "openapi.json": CHANGED });
    expect(code).toBe(0);
    await expect(text).toMatchFileSnapshot("comment.md.txt");
  });

  test("says which findings are new and gone, wherever others moved", async () => {
    const unknown = (name: string) =>
      storeText((store: Store) => {
        store.paths["/ping"].get.security = [{ [name]: [] }];
        store.info.description = name.repeat(3);
      });
    const base = { ...BASE, "openapi.json": unknown("former") };
    const { text } = await textOf(base, { "openapi.json": unknown("later") });
    expect(text).toContain("1 new finding, 1 finding gone.");
    expect(text).toMatch(
      /### New findings\n\n- warning \[`openapi\/unknown-scheme`\]\(https\S+\): .*`later`.*openapi\.json:\d+/,
    );
    expect(text).toMatch(/<summary>1 finding is gone<\/summary>\n\n- warning .*`former`/);
  });

  test("with errors lists them, and the exit code is 1", async () => {
    const broken = storeText((store: Store) => {
      store.paths["/ping"].get.responses = { 200: { $ref: "#/components/responses/Gone" } };
    });
    const { text, code } = await textOf(BASE, { "openapi.json": broken });
    expect(code).toBe(1);
    expect(text).toContain("The SDKs are not compared, because the API has errors before or after the changes.");
    expect(text).toContain("- error [`");
  });

  test("--fail-on decides on the exit code", async () => {
    const additive = storeText((store: Store) => {
      store.paths["/pong"] = {
        get: { operationId: "pong", tags: ["pets"], responses: { 204: { description: "Done" } } },
      };
    });
    const codes = await Promise.all([
      textOf(BASE, { "openapi.json": additive }, "--fail-on", "breaking"),
      textOf(BASE, { "openapi.json": additive }, "--fail-on", "additive"),
      textOf(BASE, { "openapi.json": CHANGED }, "--fail-on", "breaking"),
    ]);
    expect(codes.map(({ code }) => code)).toEqual([0, 1, 1]);
  });

  test("a version that is too low for the changes is told", async () => {
    const generators = configOf(["go"], "1.5.0");
    const base = { ...BASE, "generators.yml": configOf(["go"]) };
    const { text } = await textOf(base, { "openapi.json": CHANGED, "generators.yml": generators });
    expect(text).toContain("`1.4.0` → `1.5.0`, **but `2.0.0` follows from the changes**");
  });

  test("of many APIs those that changed are told, also new and removed ones", async () => {
    const apis = (names: readonly string[], text: string) =>
      Object.fromEntries(
        names.flatMap((name) => [
          [`apis/${name}/generators.yml`, configOf(["go", "python"])],
          [`apis/${name}/openapi.json`, text],
        ]),
      );
    await inPull(apis(["a", "b", "c", "d"], storeText()), async (lab) => {
      lab.git("rm", "--quiet", "-r", "apis/d");
      lab.write({ "apis/b/openapi.json": CHANGED, ...apis(["e"], storeText()) });
      const { stdout, code } = await lab.comment({}, "--base", "main", "--fail-on", "breaking");
      expect(code).toBe(1);
      expect(stdout).toContain("2 other APIs are unchanged.");
      expect(stdout).toContain("| API | SDK | Breaking | Additive | Version |");
      expect(stdout).toMatch(/\| `b` \| Go \| \d+ \| \d+ \| `1\.4\.0` → `2\.0\.0` \|/);
      expect(stdout).toContain("### `d`\n\nThe API is removed, with all of its SDKs.");
      expect(stdout).toContain("### `e`\n\nA new API.\n\nNew SDKs: Go, Python.");
    });
  });

  test("whatever a definition says stays text", async () => {
    const evil = "x` @everyone #1 !2 <img src=x> | [a](http://evil) **b**\n/merge\n```";
    const hostile = storeText((store: Store) => {
      store.paths["/pets"].get.parameters[0].name = evil;
      store.components.schemas.Pet.properties[evil] = { type: "string" };
    });
    const { text } = await textOf(BASE, { "openapi.json": hostile });
    const outside = text.replaceAll(/(`+)(?!`).*?(?<!`)\1(?!`)/g, "");
    expect(outside).not.toMatch(/[@#!](?:everyone|1|2)\b/);
    expect(outside).not.toContain("<img");
    expect(outside).not.toContain("](http://evil)");
    expect(text).not.toMatch(/^\/merge/m);
  });

  test("stays below the limit of the hosts: the most important parts stay", () => {
    const section = (rank: number, letter: string) => ({ rank, text: letter.repeat(400) });
    const text = fitted(
      [section(0, "a"), section(3, "b"), section(1, "c"), section(2, "d")],
      1000,
      "The rest is elsewhere.",
    );
    expect(text).toBe(["a".repeat(400), "c".repeat(400), "The rest is elsewhere."].join("\n\n"));
  });
});

test("a base that is not in the checkout is fetched", () =>
  inPull(BASE, async (lab) => {
    const clone = join(lab.folder, "clone");
    lab.write({ "openapi.json": CHANGED });
    lab.git("commit", "--quiet", "-am", "Second");
    lab.git("config", "uploadpack.allowAnySHA1InWant", "true");
    lab.git("clone", "--quiet", "--depth=1", `file://${lab.folder}`, clone);
    const { runMain } = await import("../../support/main.js");
    const env = { HOME: lab.folder, PATH: process.env.PATH ?? "" };
    const { stdout, code } = await runMain(["ci", "comment", "--base", lab.base], clone, env);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\*\*\d+ breaking\*\*/);
    const gone = await runMain(["ci", "comment", "--base", "0".repeat(40)], clone, env);
    expect([gone.code, gone.stderr]).toEqual([1, expect.stringContaining("cli/base-not-found")]);
  }));

test("outside of a pull request, it wants a base", () =>
  inPull(BASE, async (lab) => {
    const { code, stderr } = await lab.comment({ GITHUB_ACTIONS: "true" });
    expect([code, stderr]).toEqual([1, expect.stringContaining("cli/no-base")]);
    expect((await lab.comment({}, "--fail-on", "x")).code).toBe(2);
    expect((await lab.comment({}, "--host", "x")).code).toBe(2);
  }));

test("other jobs name the pull request by flags", () =>
  inPull(BASE, async (lab) => {
    const host = await startCommentHost("gitea");
    lab.write({ "openapi.json": CHANGED });
    const env = { SDKWRIGHT_GITHOST: host.url, SDKWRIGHT_GITHOST_TOKEN: TOKEN };
    const flags = ["--base", "main", "--host", "gitea", "--repository", "acme/sdks", "--pull", "7"];
    const dry = await lab.comment(env, ...flags, "--dry-run");
    expect([dry.code, host.calls.length]).toEqual([0, 0]);
    expect((await lab.comment(env, ...flags)).stderr).toBe("Comment on acme/sdks#7: created.\n");
    expect(host.comments[0]?.body).toContain(`${host.url}/acme/sdks/src/commit/`);
  }));

test("no token is sent to a host without TLS", () =>
  inPull(BASE, async (lab) => {
    lab.write({ "openapi.json": CHANGED });
    const host = await startCommentHost("github");
    const job = { ...jobOf(host, lab), GITHUB_API_URL: "http://git.example/api/v3" };
    const { code, stderr } = await lab.comment(job);
    expect([code, stderr]).toEqual([0, expect.stringContaining("cli/comment-insecure")]);
  }));

test("a repository without an owner is wrong usage", () =>
  inPull(BASE, async (lab) => {
    const result = await lab.comment({}, "--pull", "7", "--repository", "sdks");
    expect([result.code, result.stderr.split("\n")[0]]).toEqual([
      2,
      "sdkwright: --repository takes owner/name, not sdks.",
    ]);
  }));
