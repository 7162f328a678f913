import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { language } from "../../plugins/backend-typescript/src/language.js";
import { closeServers } from "../protocols/servers/listen.js";
import { compileFolder, filesOf } from "../support/compile.js";
import { deliver, environment, filesWith, leaksWhile, type Subject } from "./registries/deliver.js";
import { compilerPackage, type NpmServer, startNpm } from "./registries/npm-server.js";

const EXAMPLE = `${ROOT}packages/cli/example`;
const CONSUMER = `${ROOT}test/languages/typescript/consumer`;
const TOKEN = "npm_canary0123456789";

afterAll(closeServers);

/** A package that needs no compiler. */
function plainPackage(name: string, version: string, text = "1"): ReadonlyMap<string, string> {
  return new Map([
    ["package.json", JSON.stringify({ name, version, main: "index.js" })],
    ["index.js", `module.exports = ${text};\n`],
  ]);
}

function subject(registry: NpmServer, folder: string, further: Partial<Subject> = {}): Subject {
  const output = {
    at: "",
    location: "js-registry",
    packageName: "@acme/sdk",
    url: registry.url,
    token: { env: "ACME_NPM" },
  } as const;
  // npm waits ten seconds before it repeats a request.
  const env = environment({
    ACME_NPM: TOKEN,
    npm_config_fetch_retries: "0",
    npm_config_cache: join(folder, "../cache"),
  });
  return { output, folder, version: "1.2.0", env, secrets: [TOKEN], ...further };
}

describe("a package of npm", () => {
  const inProject = (work: (root: string, folder: string, registry: NpmServer) => Promise<void>, isPrivate = false) =>
    inTemporaryFolder(async (root) => {
      const folder = join(root, "sdk");
      writeFolder(folder, plainPackage("@acme/sdk", "1.2.0"));
      await work(root, folder, await startNpm(TOKEN, { isPrivate }));
    });

  test(
    "is published once; the same contents are there already, others are refused",
    () =>
      inProject(async (root, folder, registry) => {
        const [first, leaks] = await leaksWhile([TOKEN], () => deliver(root, subject(registry, folder)));
        expect(first).toMatchObject({ codes: [], last: "done" });
        expect(leaks).toEqual([]);
        expect(filesWith(root, [TOKEN])).toEqual([]);
        expect(registry.packages.get("@acme/sdk")?.tags).toEqual({ latest: "1.2.0" });

        expect(await deliver(root, subject(registry, folder))).toMatchObject({ codes: [], last: "already" });

        writeFolder(folder, plainPackage("@acme/sdk", "1.2.0", "2"));
        const other = await deliver(root, subject(registry, folder));
        expect(other).toMatchObject({ codes: ["delivery/version-taken"], last: "failed" });
        expect(other.steps.at(-1)).toBe("build: failed");

        registry.tarballs.clear();
        const lost = await deliver(root, subject(registry, folder));
        expect(lost).toMatchObject({ codes: ["delivery/registry-unreachable"] });
        expect(lost.text).toContain("package cannot be downloaded");
      }),
    60_000,
  );

  test(
    "goes to a registry that shows nothing without a token",
    () =>
      inProject(async (root, folder, registry) => {
        expect(await deliver(root, subject(registry, folder))).toMatchObject({ codes: [], last: "done" });
      }, true),
    60_000,
  );

  test(
    "with a wrong token is refused before anything is built, with what npm says of it alone",
    () =>
      inProject(async (root, folder, registry) => {
        const env = environment({ ACME_NPM: "npm_wrong987", npm_config_fetch_retries: "0" });
        const refused = await deliver(root, subject(registry, folder, { env, secrets: ["npm_wrong987"] }));
        expect(refused).toMatchObject({
          codes: ["delivery/registry-denied"],
          steps: ["check: done", "check: done", "check: failed"],
        });
        const [said = "", ...cause] = refused.text.split("\n");
        expect(said).toBe(`${registry.url} refused @acme/sdk 1.2.0 with the \`token\` in ACME_NPM.`);
        expect(cause[0]).toBe("code E401");
        expect(cause.join("\n")).not.toMatch(/npm (?:notice|error)|complete log/);
        expect(refused.text).not.toContain("npm_wrong987");

        const closed = await startNpm(TOKEN, { isPrivate: true });
        const early = await deliver(root, subject(closed, folder, { env }));
        expect(early).toMatchObject({ codes: ["delivery/registry-denied"] });
        expect(early.steps).toEqual(["check: done", "check: failed"]);
      }),
    60_000,
  );

  test(
    "with a wrong token is refused by the upload where the registry does not say whose token it is",
    () =>
      inProject(async (root, folder) => {
        const env = environment({ ACME_NPM: "npm_wrong987", npm_config_fetch_retries: "0" });
        const silent = await startNpm(TOKEN, { knowsUsers: false });
        const refused = await deliver(root, subject(silent, folder, { env, secrets: ["npm_wrong987"] }));
        expect(refused).toMatchObject({
          codes: ["delivery/registry-denied"],
          steps: expect.arrayContaining(["effect: failed"]),
        });
        expect(refused.text).toMatch(/ with the `token` in ACME_NPM\.\ncode E401\n/);
        expect(refused.text).not.toContain("npm_wrong987");
      }),
    60_000,
  );

  test(
    "is completed by running again when the connection breaks",
    () =>
      inProject(async (root, folder, registry) => {
        registry.troubles.push("cut before");
        const broken = await deliver(root, subject(registry, folder));
        expect(broken).toMatchObject({ codes: ["delivery/upload-failed"] });
        expect(broken.text).toContain("Nothing was published.");
        expect(await deliver(root, subject(registry, folder))).toMatchObject({ codes: [], last: "done" });
      }),
    60_000,
  );

  test(
    "counts as published if the connection breaks after the registry took it",
    () =>
      inProject(async (root, folder, registry) => {
        registry.troubles.push("cut after");
        expect(await deliver(root, subject(registry, folder))).toMatchObject({ codes: [], last: "done" });
      }),
    60_000,
  );

  test(
    "of another name or version than the configuration's is not published",
    () =>
      inProject(async (root, folder, registry) => {
        writeFolder(folder, plainPackage("@acme/other", "1.2.0"));
        const outcome = await deliver(root, subject(registry, folder));
        expect(outcome).toMatchObject({ codes: ["delivery/package-mismatch"] });
        expect(outcome.text).toBe("The name of the built package is @acme/other, but @acme/sdk is to be published.");
        expect(registry.log.some((line) => line.startsWith("PUT"))).toBe(false);
      }),
    60_000,
  );

  test(
    "needs npm, and a registry that can be reached",
    () =>
      inProject(async (root, folder, registry) => {
        const empty = join(root, "empty");
        mkdirSync(empty);
        const absent = await deliver(root, subject(registry, folder, { env: { ACME_NPM: TOKEN, PATH: empty } }));
        expect(absent).toMatchObject({ codes: ["delivery/tool-missing"], steps: ["check: failed"] });
        const nowhere = { ...registry, url: "http://127.0.0.1:2" };
        const outcome = await deliver(root, subject(nowhere, folder));
        expect(outcome).toMatchObject({ codes: ["delivery/registry-unreachable"] });
        expect(outcome.text).toContain("ECONNREFUSED");
      }),
    60_000,
  );

  test(
    "with trusted publishing is for CI",
    () =>
      inProject(async (root, folder, registry) => {
        const output = { ...subject(registry, folder).output, token: "OIDC" } as Subject["output"];
        const outcome = await deliver(root, subject(registry, folder, { output }));
        expect(outcome).toMatchObject({ codes: ["delivery/trusted-publishing"] });
        expect(outcome.text).toContain(".github/workflows/publish.yml");
      }),
    60_000,
  );

  test(
    "gets a tag that says what it is",
    () =>
      inProject(async (root, folder, registry) => {
        for (const version of ["2.0.0", "1.2.1", "3.0.0-rc.1"]) {
          writeFolder(folder, plainPackage("@acme/sdk", version));
          expect(await deliver(root, subject(registry, folder, { version }))).toMatchObject({ last: "done" });
        }
        expect(registry.packages.get("@acme/sdk")?.tags).toEqual({
          latest: "2.0.0",
          "latest-1": "1.2.1",
          rc: "3.0.0-rc.1",
        });
      }),
    60_000,
  );
});

describe("an emitted SDK", () => {
  test(
    "is built, tested, published, installed into an empty project, and calls a live server",
    () =>
      inTemporaryFolder(async (root) => {
        const folder = join(root, "sdk");
        const generator = {
          name: "gen-typescript-sdk",
          config: { "package-name": "bookshop" },
        };
        writeFolder(folder, filesOf(await compileFolder(EXAMPLE, { generator })));
        const registry = await startNpm(TOKEN);
        const { tarball, ...compiler } = await compilerPackage(root);
        registry.add(compiler, tarball);

        const settings = {
          npm_config_registry: registry.url,
          npm_config_cache: join(root, "cache"),
          npm_config_audit: "false",
        };
        const output = {
          at: "",
          location: "js-registry",
          packageName: "bookshop",
          url: registry.url,
          token: { env: "ACME_NPM" },
        } as const;
        const env = environment({ ...settings, ACME_NPM: TOKEN });
        const options = {
          output,
          folder,
          version: "0.0.1",
          env,
          secrets: [TOKEN],
          ...(language.project && { project: language.project }),
        };
        const outcome = await deliver(root, options);
        expect(outcome).toMatchObject({ text: "", last: "done" });
        expect(outcome.steps.filter((step) => step.startsWith("build"))).toHaveLength(3);

        const project = join(root, "project");
        mkdirSync(project);
        writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
        const installed = await runProcess("npm", ["install", "bookshop@0.0.1"], { cwd: project, env: settings });
        expect(installed).toMatchObject({ code: 0 });
        cpSync(join(CONSUMER, "program.mjs"), join(project, "program.mjs"));
        const { startBookshop } = (await import(`${EXAMPLE}/server.mjs`)) as {
          startBookshop: () => Promise<{ url: string; close: () => void }>;
        };
        const shop = await startBookshop();
        const called = await runProcess(process.execPath, ["program.mjs"], {
          cwd: project,
          env: { BASE_URL: shop.url },
        });
        shop.close();
        expect(called).toMatchObject({ code: 0, stderr: "" });
        expect(called.stdout).toContain("created Invisible Cities");
      }),
    180_000,
  );
});
