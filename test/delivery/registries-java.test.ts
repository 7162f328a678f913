import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { ProjectInfo } from "@sdkwright/plugin-api";
import { inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { javaRegistry } from "../../packages/delivery/src/registries/java.js";
import { stepsOf } from "../../packages/delivery/src/registries/steps.js";
import { closeServers, listen } from "../protocols/servers/listen.js";
import {
  ALL,
  deliver,
  environment,
  filesWith,
  leaksWhile,
  optionsOf,
  runSteps,
  type Subject,
} from "./registries/deliver.js";
import { startMaven } from "./registries/maven-server.js";
import { startRegistry } from "./registries/server.js";

const PASSWORD = "maven-canary0123456789";
const PHRASE = "phrase-canary0123456789";

/** Plugins of Maven where Debian's packages put them: the tests have no network. */
const PLUGINS = "/usr/share/maven-repo";
const CACHE = `${ROOT}node_modules/.cache/sdkwright-maven`;

function problem(): string | undefined {
  const missing = ["mvn", "javac", "gpg"].find((tool) => spawnSync(tool, ["--version"]).status !== 0);
  if (missing !== undefined) return `${missing} is not on PATH, or does not run`;
  const needed = ["deploy", "source", "javadoc", "jar", "compiler", "surefire", "resources"];
  const plugin = needed.find((name) => !existsSync(`${PLUGINS}/org/apache/maven/plugins/maven-${name}-plugin`));
  return plugin === undefined ? undefined : `${PLUGINS} has no maven-${plugin}-plugin`;
}

const missing = problem();

afterAll(closeServers);

/** How a project of Maven is built: its own POM says the rest. */
const project: ProjectInfo = {
  release: "upload",
  install: { commands: [], into: "folder" },
  build: ["mvn --batch-mode verify"],
  lint: [],
  test: [],
  runtime: { action: "actions/setup-java@v5", input: "java-version", oldest: "17", newest: "25" },
};

const plugin = (name: string, version: string, goal: string): string =>
  `<plugin><artifactId>maven-${name}-plugin</artifactId><version>${version}</version><executions><execution><goals><goal>${goal}</goal></goals></execution></executions></plugin>`;

/** A library as an SDK in Java is laid out: one that calls a server. */
function library(path = "pets"): ReadonlyMap<string, string> {
  const properties =
    "<maven.compiler.release>17</maven.compiler.release><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding><project.build.outputTimestamp>2020-02-02T00:00:00Z</project.build.outputTimestamp>";
  const plugins = plugin("source", "3.2.1", "jar-no-fork") + plugin("javadoc", "3.4.1", "jar");
  const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.acme</groupId>
  <artifactId>acme-sdk</artifactId>
  <version>1.2.0</version>
  <properties>${properties}</properties>
  <build><plugins>${plugins}</plugins></build>
</project>
`;
  const code = `package com.acme;

import java.io.IOException;
import java.net.URI;

/** A client. */
public final class Client {
  private Client() {}

  /**
   * Calls.
   *
   * @param url where
   * @return what it says
   * @throws IOException if it fails
   */
  public static String call(String url) throws IOException {
    return new String(URI.create(url + "/${path}").toURL().openStream().readAllBytes());
  }
}
`;
  return new Map([
    ["pom.xml", pom],
    ["src/main/java/com/acme/Client.java", code],
    [".gitignore", "target/\n"],
  ]);
}

interface Key {
  readonly id: string;
  readonly secret: string;
  readonly open: string;
}

let key: Key;

/** A key that only this run knows. */
async function makeKey(): Promise<Key> {
  return inTemporaryFolder(async (home) => {
    const gpg = async (...args: string[]): Promise<string> => {
      const pass = ["--pinentry-mode", "loopback", "--passphrase", PHRASE];
      return (await runProcess("gpg", ["--batch", "--homedir", home, ...pass, ...args], { cwd: home })).stdout;
    };
    await gpg("--quick-generate-key", "Acme <sdk@example.com>", "ed25519", "sign", "never");
    const id = /^fpr:+([0-9A-F]+):/m.exec(await gpg("--list-keys", "--with-colons"))?.[1] ?? "";
    const made = {
      id,
      secret: await gpg("--armor", "--export-secret-keys", id),
      open: await gpg("--armor", "--export", id),
    };
    await runProcess("gpgconf", ["--homedir", home, "--kill", "all"], { cwd: home });
    return made;
  });
}

const CREDENTIALS = { username: { env: "ACME_USER" }, password: { env: "ACME_PASSWORD" } } as const;
const SIGNATURE = {
  keyId: { env: "ACME_KEY_ID" },
  password: { env: "ACME_PHRASE" },
  secretKey: { env: "ACME_KEY" },
} as const;

/** What a build has left, for deliveries that do not build. */
function built(text: string): ReadonlyMap<string, string> {
  const jars = [".jar", "-sources.jar", "-javadoc.jar"].map(
    (end) => [`target/acme-sdk-1.2.0${end}`, `${end} ${text}`] as const,
  );
  return new Map([...library(), [".gitignore", ""], ...jars]);
}

interface Place {
  readonly root: string;
  readonly folder: string;
}

function subject({ root, folder }: Place, url: string | undefined, further: Partial<Subject> = {}): Subject {
  const output = {
    at: "",
    location: "java-registry",
    coordinate: "com.acme:acme-sdk",
    ...(url !== undefined && { url }),
    ...CREDENTIALS,
    signature: SIGNATURE,
  } as const;
  const secrets = { ACME_PASSWORD: PASSWORD, ACME_PHRASE: PHRASE, ACME_KEY: key.secret };
  const env = environment({
    ACME_USER: "ann",
    ACME_KEY_ID: key.id,
    ...secrets,
    MAVEN_OPTS: `-Duser.home=${join(root, "home")}`,
  });
  return { output, folder, version: "1.2.0", env, secrets: Object.values(secrets), ...further };
}

const inProject = (work: (place: Place) => Promise<void>) =>
  inTemporaryFolder(async (root) => {
    const folder = join(root, "sdk");
    const mirror = `<mirror><id>debian</id><mirrorOf>central</mirrorOf><url>file://${PLUGINS}</url></mirror>`;
    const settings = `<settings><localRepository>${CACHE}</localRepository><mirrors>${mirror}</mirrors></settings>`;
    writeFolder(join(root, "home/.m2"), new Map([["settings.xml", settings]]));
    writeFolder(folder, built("one"));
    await work({ root, folder });
  });

describe.skipIf(missing !== undefined)(`a package of Maven${missing ? ` (${missing})` : ""}`, () => {
  beforeAll(async () => {
    key = await makeKey();
  });

  test(
    "is deployed whole and signed, found by an empty project, and calls a live server",
    () =>
      inProject(async (place) => {
        const { root } = place;
        writeFolder(place.folder, library());
        const registry = await startMaven("ann", PASSWORD);
        const secrets = [PASSWORD, PHRASE, key.secret.split("\n")[3] ?? ""];
        const [first, leaks] = await leaksWhile(secrets, () =>
          deliver(root, subject(place, registry.url, { project })),
        );
        expect(first).toMatchObject({ text: "", last: "done" });
        expect([leaks, filesWith(root, secrets)]).toEqual([[], []]);
        expect(registry.complaints(key.open)).toEqual([]);
        const deployed = [...registry.files.keys()].filter((path) => /\.(?:jar|pom)$/.test(path));
        const base = "/com/acme/acme-sdk/1.2.0/acme-sdk-1.2.0";
        expect(deployed.sort()).toEqual([`${base}-javadoc.jar`, `${base}-sources.jar`, `${base}.jar`, `${base}.pom`]);

        // The user's compiler gets the jar as Maven resolves it: by its address.
        const jar = join(root, "acme.jar");
        const fetched = await fetch(`${registry.url}${base}.jar`);
        writeFolder(
          root,
          new Map([
            [
              "Main.java",
              "public class Main { public static void main(String[] a) throws Exception { System.out.println(com.acme.Client.call(a[0])); } }\n",
            ],
          ]),
        );
        writeFileSync(jar, Buffer.from(await fetched.arrayBuffer()));
        const live = await listen(createServer((request, response) => response.end(`answer to ${request.url}`)));
        const called = await runProcess("java", ["-cp", jar, "Main.java", live], { cwd: root });
        expect(called).toMatchObject({ code: 0, stdout: "answer to /pets\n" });
      }),
    180_000,
  );

  test.runIf(ALL)(
    "is there already with the same contents; running again completes it; other contents are refused",
    () =>
      inProject(async (place) => {
        const { root, folder } = place;
        const registry = await startMaven("ann", PASSWORD);
        registry.troubles.push(...Array(9).fill("none"), "cut before", "cut before", "cut before", "cut before");
        const broken = await deliver(root, subject(place, registry.url));
        expect(broken).toMatchObject({ codes: ["delivery/upload-failed"] });
        expect(broken.text).toMatch(/Published: .*Missing: /);
        registry.troubles.splice(0);
        expect(await deliver(root, subject(place, registry.url))).toMatchObject({ text: "", last: "done" });
        expect(registry.complaints(key.open)).toEqual([]);
        expect(await deliver(root, subject(place, registry.url))).toMatchObject({ text: "", last: "already" });
        writeFolder(folder, built("two"));
        expect(await deliver(root, subject(place, registry.url))).toMatchObject({ codes: ["delivery/version-taken"] });
      }),
    300_000,
  );

  test(
    "with a wrong password or a wrong key is refused",
    () =>
      inProject(async (place) => {
        const { root } = place;
        const registry = await startMaven("ann", "another");
        const refused = await deliver(root, subject(place, registry.url));
        expect(refused).toMatchObject({ codes: ["delivery/registry-denied"] });
        expect(refused.text).toContain("the `password` in ACME_PASSWORD");
        const env = { ...subject(place, registry.url).env, ACME_PHRASE: "wrong" };
        const unsigned = await deliver(root, subject(place, registry.url, { env }));
        expect(unsigned).toMatchObject({ codes: ["delivery/signing-failed"] });
        expect(registry.files.size).toBe(0);
      }),
    300_000,
  );

  test(
    "goes to Maven Central as one bundle, in the form of its Publisher API",
    () =>
      inProject(async (place) => {
        const { root } = place;
        const repository = await startMaven("", "");
        const states = ["VALIDATING", "PUBLISHING"];
        const bundles: Buffer[] = [];
        const publisher = await startRegistry(({ path, request, body }) => {
          const token = Buffer.from(`ann:${PASSWORD}`).toString("base64");
          if (request.headers.authorization !== `Bearer ${token}`) return { status: 401 };
          if (path === "/published") return { status: 200, body: '{"published":false}' };
          if (path !== "/upload") return { status: 200, body: JSON.stringify({ deploymentState: states.shift() }) };
          bundles.push(body);
          return { status: 201, body: "28570f16-da32-4c14-bd2e-c1acc0782365", type: "text/plain" };
        });
        const hosts = { publisher: publisher.url, repository: repository.url, pauseMs: 10 };
        const options = optionsOf(root, subject(place, undefined));
        const { output } = options;
        if (output.location !== "java-registry") throw new Error("not a Java registry");
        expect(await runSteps(stepsOf(javaRegistry(output, options, hosts), options))).toMatchObject({
          text: "",
          last: "done",
        });
        const [bundle = Buffer.alloc(0)] = bundles;
        expect(publisher.log).toEqual(["GET /published", "POST /upload", "POST /status", "POST /status"]);
        const base = "com/acme/acme-sdk/1.2.0/acme-sdk-1.2.0";
        for (const kind of [".pom", ".jar", "-sources.jar", "-javadoc.jar"]) {
          for (const suffix of ["", ".asc", ".md5", ".sha1"])
            expect(bundle.includes(`${base}${kind}${suffix}`)).toBe(true);
        }

        const { signature: _, ...unsigned } = output;
        const refused = await deliver(root, subject(place, undefined, { output: unsigned }));
        expect(refused).toMatchObject({ codes: ["delivery/no-credentials"], steps: ["check: failed"] });
        expect(refused.text).toBe("Publishing to Maven Central needs `signature` in `output`.");
      }),
    180_000,
  );

  test(
    "needs Maven",
    () =>
      inProject(async (place) => {
        const empty = join(place.root, "empty");
        mkdirSync(empty);
        const env = { ...subject(place, "http://127.0.0.1:2").env, PATH: empty };
        const absent = await deliver(place.root, subject(place, "http://127.0.0.1:2", { env }));
        expect(absent.codes).toEqual(["delivery/tool-missing", "delivery/tool-missing"]);
      }),
    60_000,
  );
});
