import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cloneDestination, type Destination, type GitDelivery, openDestination } from "../../src/index.js";

const location = { document: "generators.yml", pointer: "/groups/sdk/generators/0/githost" };
const SELF = { at: location.pointer, kind: "self-hosted", token: { env: "TOKEN" }, mode: "push" } as const;
const CLOUD = { at: location.pointer, kind: "cloud", mode: "release" } as const;

function open(githost: GitDelivery["githost"], env: NodeJS.ProcessEnv, rest: Partial<GitDelivery> = {}): Destination {
  const opened = openDestination({ label: "gen", githost, location, ...rest }, env);
  if (!("mode" in opened)) throw new Error(opened.findings.map(({ message }) => message).join("\n"));
  return opened;
}

test.each([
  ["github.com", {}, "https://github.com/acme/sdk.git", "https://api.github.com", "x-access-token"],
  [
    "a server of one's own",
    { SDKWRIGHT_GITHOST: "git.acme.example" },
    "https://git.acme.example/acme/sdk.git",
    "https://git.acme.example/api/v3",
    "x-access-token",
  ],
  [
    "gitlab.com",
    { SDKWRIGHT_GITHOST: "gitlab.com", GITLAB_TOKEN: "t" },
    "https://gitlab.com/acme/sdk.git",
    "https://gitlab.com/api/v4",
    "oauth2",
  ],
  [
    "codeberg.org",
    { SDKWRIGHT_GITHOST: "codeberg.org", GITEA_TOKEN: "t" },
    "https://codeberg.org/acme/sdk.git",
    "https://codeberg.org/api/v1",
    "oauth2",
  ],
])("`repository` is at %s", (_, env, url, api, user) => {
  const { access, address, secrets } = open({ ...CLOUD, repository: "acme/sdk" }, { GITHUB_TOKEN: "t", ...env });
  expect(access).toEqual({ url, login: { origin: new URL(url).origin, user, password: "t" } });
  expect(address).toMatchObject({ api, repository: "acme/sdk", token: "t" });
  expect(secrets).toEqual(["t"]);
});

test("`kind` says what API a host of another name has; groups of GitLab may be nested", () => {
  const env = { SDKWRIGHT_GITHOST: "https://git.acme.example/scm/", GITLAB_TOKEN: "t" };
  const { address, access } = open({ ...CLOUD, host: "gitlab", repository: "acme/sdks/go" }, env);
  expect(access.url).toBe("https://git.acme.example/scm/acme/sdks/go.git");
  expect(address).toMatchObject({
    kind: "gitlab",
    api: "https://git.acme.example/scm/api/v4",
    repository: "acme/sdks/go",
  });
});

test("a token comes from `githost`, then from `whitelabel`, then from the environment", () => {
  const env = { SDKWRIGHT_GITHOST_TOKEN: "own", GITHUB_TOKEN: "host", GH_TOKEN: "cli", WHITE: "white", TOKEN: "given" };
  const whitelabel = { at: "/whitelabel", username: "bot", email: "bot@acme.example", token: { env: "WHITE" } };
  const cloud = { ...CLOUD, repository: "acme/sdk" };
  const loginOf = (destination: Destination) => destination.access.login;
  expect(loginOf(open({ ...cloud, token: { env: "TOKEN" } }, env, { whitelabel }))).toMatchObject({
    password: "given",
  });
  expect(loginOf(open(cloud, env, { whitelabel }))).toMatchObject({ user: "bot", password: "white" });
  expect(loginOf(open(cloud, env))).toMatchObject({ password: "own" });
  expect(loginOf(open(cloud, { ...env, SDKWRIGHT_GITHOST_TOKEN: "" }))).toMatchObject({ password: "host" });
  expect(loginOf(open(cloud, { GH_TOKEN: "cli" }))).toMatchObject({ password: "cli" });
});

test("URLs of SSH name a host whose API is used, and no password", () => {
  const { access, address } = open(
    { ...SELF, mode: "pull-request", uri: "git@github.com:acme/sdk.git" },
    { TOKEN: "t" },
  );
  expect(access).toEqual({ url: "git@github.com:acme/sdk.git" });
  expect(address).toMatchObject({ api: "https://api.github.com", repository: "acme/sdk" });
});

test("credentials in a URL are neither shown nor used", () => {
  const destination = open({ ...SELF, uri: "https://me:secret@git.acme.example/acme/sdk" }, { TOKEN: "t" });
  expect(destination.shown).toBe("https://git.acme.example/acme/sdk");
  expect(destination.access.login?.password).toBe("t");
  expect(destination.secrets).toEqual(["t", "secret"]);
});

test("a machine without git is told so", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-test-"));
  const destination = open({ ...SELF, uri: `file://${folder}/none.git` }, { TOKEN: "t" });
  const opened = await cloneDestination(destination, join(folder, "clone"), { PATH: folder });
  expect("findings" in opened && opened.findings.map(({ code }) => code)).toEqual(["delivery/git-missing"]);
  rmSync(folder, { recursive: true });
});
