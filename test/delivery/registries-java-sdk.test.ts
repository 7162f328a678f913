import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Files, inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { JARS, runJava, toolchain, toolIn } from "../languages/java/toolchain.js";
import { closeServers } from "../protocols/servers/listen.js";
import { compileFolder, filesOf, PLUGINS } from "../support/compile.js";
import { deliver, environment } from "./registries/deliver.js";
import { startMaven } from "./registries/maven-server.js";

// An SDK is built by Maven as its users build it, published, and used by a project of Maven.

const PASSWORD = "maven-canary0123456789";
const COORDINATE = "com.acme:bookshop";
const EXAMPLE = `${ROOT}packages/cli/example`;
const CONSUMER = `${ROOT}test/languages/java/consumer`;
const CACHE = `${ROOT}node_modules/.cache/sdkwright-maven-sdk`;

/** Plugins of Maven, and JUnit, where Debian's packages put them: the tests have no network. */
const DEBIAN = "/usr/share/maven-repo";
const PLUGINS_OF_MAVEN = `${DEBIAN}/org/apache/maven/plugins`;

/** Plugins by the property of the POM that states their version. */
const NEEDED = ["compiler", "surefire", "resources", "jar", "source", "javadoc", "deploy"];

/** The newest version of an artifact that is here; Debian adds versions that are only words. */
function versionIn(folder: string): string | undefined {
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+\.\d/.test(name)) : [];
  return versions.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
}

const pluginVersions = NEEDED.map((name) => [name, versionIn(`${PLUGINS_OF_MAVEN}/maven-${name}-plugin`)] as const);
const junit = versionIn(`${DEBIAN}/org/junit/jupiter/junit-jupiter`);

function problem(): string | undefined {
  const absent = ["mvn", "javac"].find((tool) => spawnSync(tool, ["--version"]).status !== 0);
  if (absent !== undefined) return `${absent} is not on PATH, or does not run`;
  const [plugin] = pluginVersions.find(([, version]) => version === undefined) ?? [];
  if (plugin !== undefined) return `${DEBIAN} has no maven-${plugin}-plugin`;
  if (junit === undefined) return `${DEBIAN} has no JUnit`;
  const java = toolchain();
  return java.kind === "missing" ? java.reason : undefined;
}

const missing = problem();

/** The release of Java that Maven runs with. */
const release = Number(
  /Java version: (\d+)/.exec(spawnSync("mvn", ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1],
);

/** The version by which the tests call the Jackson that is here. */
const JACKSON = "2.14.0";

const dependency = (artifact: string): string =>
  `<dependency><groupId>com.fasterxml.jackson.core</groupId><artifactId>${artifact}</artifactId><version>${JACKSON}</version></dependency>`;

/** Puts Jackson into a repository, as Maven Central has it. */
async function addJackson(root: string): Promise<void> {
  const packed = await runJava(root, [toolIn(root, join(CONSUMER, "Pack.java")), "jackson", JARS]);
  expect(packed.code, packed.stderr).toBe(0);
  for (const name of ["databind", "core", "annotations"].map((part) => `jackson-${part}`)) {
    const needed = name === "jackson-databind" ? dependency("jackson-core") + dependency("jackson-annotations") : "";
    const pom = `<project><modelVersion>4.0.0</modelVersion><groupId>com.fasterxml.jackson.core</groupId><artifactId>${name}</artifactId><version>${JACKSON}</version><dependencies>${needed}</dependencies></project>`;
    const base = `com/fasterxml/jackson/core/${name}/${JACKSON}/${name}-${JACKSON}`;
    writeFolder(join(root, "libraries"), new Map([[`${base}.pom`, pom]]));
    copyFileSync(join(root, `repository/${name}.jar`), join(root, "libraries", `${base}.jar`));
  }
}

/**
 * The user's settings: where artifacts are, and versions that are here in place of those of the POM. Debian's Surefire runs
 * tests on the module path, whatever it is told.
 */
function settings(root: string, module: string): string {
  const versions = pluginVersions.map(
    ([name, version]) => `<${name}.plugin.version>${version}</${name}.plugin.version>`,
  );
  const argLine = `--add-opens ${module}/${module}.wire=ALL-UNNAMED --add-reads ${module}=jdk.httpserver --add-modules jdk.httpserver`;
  const properties = `${versions.join("")}<junit.version>${junit}</junit.version><jackson.version>${JACKSON}</jackson.version><argLine>${argLine}</argLine>`;
  const repository = `<repository><id>libraries</id><url>file://${join(root, "libraries")}</url></repository>`;
  return `<settings><localRepository>${CACHE}</localRepository>
<mirrors><mirror><id>debian</id><mirrorOf>central</mirrorOf><url>file://${DEBIAN}</url></mirror></mirrors>
<profiles><profile><id>here</id><properties>${properties}</properties><repositories>${repository}</repositories></profile></profiles>
<activeProfiles><activeProfile>here</activeProfile></activeProfiles></settings>
`;
}

async function emitBookshop(): Promise<Files> {
  return filesOf(
    await compileFolder(EXAMPLE, { generator: { name: "gen-java-sdk", config: { coordinate: COORDINATE } } }),
  );
}

/** A project that needs the library, and finds it in one repository. Its Jackson is the one that is here. */
function userPom(url: string, version: string): string {
  const [group, artifact] = COORDINATE.split(":");
  return `<project><modelVersion>4.0.0</modelVersion>
<groupId>example</groupId><artifactId>user</artifactId><version>1</version>
<properties><maven.compiler.release>17</maven.compiler.release><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>
<dependencyManagement><dependencies>${dependency("jackson-databind")}</dependencies></dependencyManagement>
<repositories><repository><id>acme</id><url>${url}</url></repository></repositories>
<dependencies><dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency></dependencies>
</project>
`;
}

interface Bookshop {
  readonly startBookshop: () => Promise<{ readonly url: string; readonly close: () => void }>;
}

afterAll(closeServers);

describe.skipIf(missing !== undefined)(`a generated SDK and Maven${missing ? ` (${missing})` : ""}`, () => {
  test(
    "is built and tested, published, found again unchanged, and resolved by a project that calls a live server",
    () =>
      inTemporaryFolder(async (root) => {
        rmSync(join(CACHE, "com/acme"), { recursive: true, force: true });
        await addJackson(root);
        writeFolder(join(root, "home/.m2"), new Map([["settings.xml", settings(root, "com.acme.bookshop")]]));
        const sdk = await emitBookshop();
        const folder = join(root, "sdk");
        writeFolder(folder, sdk);
        const version = /<version>([^<]+)</.exec(sdk.get("pom.xml") ?? "")?.[1] ?? "";
        const registry = await startMaven("ann", PASSWORD);
        const java = PLUGINS.flatMap(({ backends = [] }) => backends).find(({ name }) => name === "backend-java");
        const env = environment({
          ACME_USER: "ann",
          ACME_PASSWORD: PASSWORD,
          MAVEN_OPTS: `-Duser.home=${join(root, "home")}`,
        });
        const subject = {
          output: {
            at: "",
            location: "java-registry",
            coordinate: COORDINATE,
            url: registry.url,
            username: { env: "ACME_USER" },
            password: { env: "ACME_PASSWORD" },
          },
          folder,
          version,
          env,
          secrets: [PASSWORD],
          project: java?.language.project,
        } as const;
        expect(await deliver(root, subject as never)).toMatchObject({ text: "", last: "done" });
        const base = `/com/acme/bookshop/${version}/bookshop-${version}`;
        const published = [...registry.files.keys()].filter((path) => /\.(?:jar|pom)$/.test(path));
        expect(published.sort()).toEqual([`${base}-javadoc.jar`, `${base}-sources.jar`, `${base}.jar`, `${base}.pom`]);
        // Built once more, the jars hold the same. Older compilers write the variants of sealed types in any order.
        if (release >= 21) {
          expect(await deliver(root, subject as never)).toMatchObject({ text: "", last: "already" });
        }

        const project = join(root, "project");
        const program = readFileSync(join(CONSUMER, "project/Program.java"), "utf8");
        writeFolder(
          project,
          new Map([
            ["pom.xml", userPom(registry.url, version)],
            ["src/main/java/user/Program.java", program],
          ]),
        );
        const compiled = await runProcess("mvn", ["--batch-mode", "--quiet", "compile"], { cwd: project, env });
        expect(compiled, compiled.stdout).toMatchObject({ code: 0 });
        const jars = ["databind", "core", "annotations"].map(
          (name) => `${CACHE}/com/fasterxml/jackson/core/jackson-${name}/${JACKSON}/jackson-${name}-${JACKSON}.jar`,
        );
        const classPath = ["target/classes", `${CACHE}${base}.jar`, ...jars].join(":");
        const { startBookshop } = (await import(`${EXAMPLE}/server.mjs`)) as Bookshop;
        const bookshop = await startBookshop();
        const ran = await runProcess("java", ["-cp", classPath, "user.Program"], {
          cwd: project,
          env: { ...env, BASE_URL: bookshop.url },
        });
        bookshop.close();
        expect(ran).toMatchObject({ code: 0, stderr: "" });
        expect(ran.stdout).toContain("no such book: 404");
      }),
    400_000,
  );
});
