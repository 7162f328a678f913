import { mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { language } from "../../plugins/backend-python/src/language.js";
import { closeServers } from "../protocols/servers/listen.js";
import { compileFolder, filesOf } from "../support/compile.js";
import { ALL, deliver, environment, filesWith, leaksWhile, type Subject } from "./registries/deliver.js";
import { type PypiServer, startPypi } from "./registries/pypi-server.js";
import { pythonTools } from "./registries/python.js";

const EXAMPLE = `${ROOT}packages/cli/example`;
const TOKEN = "pypi-canary0123456789";

const tools = pythonTools();

afterAll(closeServers);

function project(version: string, text = "1"): ReadonlyMap<string, string> {
  const manifest = [
    '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"',
    `[project]\nname = "acme-sdk"\nversion = "${version}"\ndescription = "An SDK."`,
    '[tool.hatch.build.targets.wheel]\npackages = ["acme"]',
  ];
  return new Map([
    ["pyproject.toml", `${manifest.join("\n")}\n`],
    ["acme/__init__.py", `VALUE = ${text}\n`],
  ]);
}

interface Place {
  readonly root: string;
  readonly folder: string;
  readonly registry: PypiServer;
}

function subject({ root, folder, registry }: Place, further: Partial<Subject> = {}): Subject {
  const output = {
    at: "",
    location: "python-registry",
    packageName: "Acme_SDK",
    url: `${registry.url}/`,
    token: { env: "ACME_PYPI" },
    keywords: [],
  } as const;
  const PATH = `${tools.makeFolder(root)}${delimiter}${process.env.PATH}`;
  const env = environment({ ACME_PYPI: TOKEN, PATH });
  return { output, folder, version: "1.2.0-rc.1", env, secrets: [TOKEN], ...further };
}

const inProject = (work: (place: Place) => Promise<void>, registry: () => Promise<PypiServer>) =>
  inTemporaryFolder(async (root) => {
    const folder = join(root, "sdk");
    writeFolder(folder, project("1.2.0rc1"));
    await work({ root, folder, registry: await registry() });
  });

const open = () => startPypi("__token__", TOKEN);

describe.skipIf(tools.missing !== undefined)(`a package of Python${tools.missing ? ` (${tools.missing})` : ""}`, () => {
  test(
    "goes to a private registry once; the same contents are there already, others are refused",
    () =>
      inProject(
        async (place) => {
          const { root, folder, registry } = place;
          const { token: _, ...output } = subject(place).output as { token: unknown } & Subject["output"];
          const credentials = { username: { env: "ACME_USER" }, password: { env: "ACME_PASSWORD" } };
          const named = { ...output, ...credentials } as Subject["output"];
          const env = { ...subject(place).env, ACME_USER: "ann", ACME_PASSWORD: TOKEN };
          const publish = () => deliver(root, subject(place, { output: named, env }));
          const [first, leaks] = await leaksWhile([TOKEN], publish);
          expect(first).toMatchObject({ text: "", last: "done" });
          expect([leaks, filesWith(root, [TOKEN])]).toEqual([[], []]);
          const names = [...registry.files.keys()].map((name) => name.replace(/-py[\w.]*-none-any/, "")).sort();
          expect(names).toEqual(["acme_sdk-1.2.0rc1.tar.gz", "acme_sdk-1.2.0rc1.whl"]);

          expect(await publish()).toMatchObject({ text: "", last: "already" });
          writeFolder(folder, project("1.2.0rc1", "2"));
          expect(await publish()).toMatchObject({ codes: ["delivery/version-taken"] });

          const wrong = await deliver(root, subject(place, { output: named, env: { ...env, ACME_PASSWORD: "no" } }));
          expect(wrong).toMatchObject({ codes: ["delivery/registry-denied"], steps: ["check: done", "check: failed"] });
          expect(wrong.text).toContain("the `password` in ACME_PASSWORD");
        },
        () => startPypi("ann", TOKEN, true),
      ),
    90_000,
  );

  test.runIf(ALL)(
    "is completed by running again when the connection breaks between its files",
    () =>
      inProject(async (place) => {
        const { root, registry } = place;
        registry.troubles.push("none", "cut before");
        const broken = await deliver(root, subject(place));
        expect(broken).toMatchObject({ codes: ["delivery/upload-failed"] });
        const state = /Published: acme_sdk-1\.2\.0rc1-\S+\.whl\. Missing: acme_sdk-1\.2\.0rc1\.tar\.gz\./;
        expect(broken.text).toMatch(state);
        expect(broken.text).not.toMatch(/Traceback|File "/);
        expect(await deliver(root, subject(place))).toMatchObject({ text: "", last: "done" });
        expect(registry.files.size).toBe(2);
      }, open),
    90_000,
  );

  test.runIf(ALL)(
    "with a wrong token, without twine, or with trusted publishing from a laptop is refused",
    () =>
      inProject(async (place) => {
        const { root } = place;
        const env = { ...subject(place).env, ACME_PYPI: "pypi-wrong987" };
        const refused = await deliver(root, subject(place, { env, secrets: ["pypi-wrong987"] }));
        expect(refused).toMatchObject({ codes: ["delivery/registry-denied"] });
        expect(refused.text).not.toContain("wrong987");

        mkdirSync(join(root, "empty"));
        const without = await deliver(root, subject(place, { env: { ...env, PATH: join(root, "empty") } }));
        expect(without.codes).toEqual(["delivery/tool-missing", "delivery/tool-missing"]);

        const output = { ...subject(place).output, token: "OIDC" } as Subject["output"];
        const trusted = await deliver(root, subject(place, { output }));
        expect(trusted).toMatchObject({ codes: ["delivery/trusted-publishing"] });
        expect(trusted.text).toContain(".github/workflows/publish.yml");
      }, open),
    90_000,
  );
});

const RUN = 'import runpy, site; site.addsitedir("site"); runpy.run_path("program.py", run_name="__main__")';

describe.skipIf(tools.missing !== undefined)("an emitted SDK in Python", () => {
  test(
    "is built, tested, published, installed by pip, and calls a live server",
    () =>
      inProject(async (place) => {
        const { root, registry } = place;
        const generator = { name: "gen-python-sdk", config: { "package-name": "bookshop" } };
        const folder = join(root, "bookshop");
        writeFolder(folder, filesOf(await compileFolder(EXAMPLE, { generator })));
        const output = { ...subject(place).output, packageName: "bookshop" } as Subject["output"];
        const project = { ...(language.project && { project: language.project }) };
        const outcome = await deliver(root, subject(place, { output, folder, version: "0.0.1", ...project }));
        expect(outcome).toMatchObject({ text: "", last: "done" });
        expect(outcome.steps.filter((step) => step.startsWith("build"))).toHaveLength(3);

        const target = join(root, "project");
        mkdirSync(target);
        // What the package depends on is on another index: the interpreter has it.
        const flags = ["--no-deps", "--no-cache-dir", "--index-url", `${registry.url}/simple/`, "--target", "site"];
        const installed = await runProcess(tools.pip, ["-m", "pip", "install", ...flags, "bookshop==0.0.1"], {
          cwd: target,
        });
        expect(installed).toMatchObject({ code: 0 });
        writeFolder(target, new Map([["program.py", PROGRAM]]));
        const { startBookshop } = (await import(`${EXAMPLE}/server.mjs`)) as Bookshop;
        const shop = await startBookshop();
        const called = await runProcess(tools.run, ["-c", RUN], { cwd: target, env: { BASE_URL: shop.url } });
        shop.close();
        expect(called).toMatchObject({ code: 0, stdout: "created Invisible Cities\n" });
      }, open),
    180_000,
  );
});

interface Bookshop {
  readonly startBookshop: () => Promise<{ readonly url: string; readonly close: () => void }>;
}

const PROGRAM = `
import os
from bookshop import Bookshop
with Bookshop(token="secret", base_url=os.environ["BASE_URL"]) as client:
    print("created", client.books.create(title="Invisible Cities", author="Italo Calvino", genre="fiction").title)
`;
