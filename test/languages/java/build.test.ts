import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";

// What the build files of Java SDKs say of the library; what Maven makes of them is in test/delivery/registries-java-sdk.test.ts.

const paths = { "/pets": { get: { operationId: "listPets", responses: { "204": { description: "Done." } } } } };

function emit(generator: object, title = "Acme"): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    const generators = [{ name: "gen-java-sdk", version: "*", ...generator }];
    const settings = { api: { specs: [{ openapi: "openapi.json" }] }, groups: { sdk: { generators } } };
    const definition = { openapi: "3.1.0", info: { title, version: "1.0.0" }, paths };
    writeFolder(
      folder,
      new Map([
        ["generators.yml", JSON.stringify(settings)],
        ["openapi.json", JSON.stringify(definition)],
      ]),
    );
    return filesOf(await compileFolder(folder));
  });
}

const variable = (name: string): string => `\${${name}}`;

const textOf = (files: Files, path: string): string => files.get(path) ?? "";

test("both build files have what Maven Central demands", async () => {
  const files = await emit({
    config: { coordinate: "com.acme:acme-java" },
    metadata: { author: "Ann", email: "ann@acme.example", license: "MIT", "package-description": "Our SDK" },
    githost: { repository: "acme/acme-java" },
  });
  const pom = textOf(files, "pom.xml").replace(/\n\s*/g, "");
  expect(pom).toContain("<groupId>com.acme</groupId><artifactId>acme-java</artifactId><version>0.0.1</version>");
  expect(pom).toContain(
    "<name>Acme</name><description>Our SDK</description><url>https://github.com/acme/acme-java</url>",
  );
  expect(pom).toContain("<license><name>MIT</name><url>https://spdx.org/licenses/MIT.html</url></license>");
  expect(pom).toContain("<developer><name>Ann</name><email>ann@acme.example</email></developer>");
  expect(pom).toContain("<connection>scm:git:https://github.com/acme/acme-java.git</connection>");
  const gradle = textOf(files, "build.gradle");
  for (const text of [
    "'com.acme'",
    "'acme-java'",
    "'Our SDK'",
    "'MIT'",
    "'Ann'",
    "'https://github.com/acme/acme-java'",
  ]) {
    expect(gradle).toContain(text);
  }
  expect(textOf(files, "settings.gradle")).toBe("rootProject.name = 'acme-java'\n");
  // Only a release that is published needs more.
  expect(pom).not.toContain("<profile>");
  expect(gradle).not.toContain("signing");
});

test("the coordinates of a registry are those of the library; a profile signs releases, and knows Maven Central", async () => {
  const registry = { location: "maven", coordinate: "com.acme:acme", username: variable("U"), password: variable("P") };
  const signature = { keyId: variable("K"), password: variable("W"), secretKey: variable("S") };
  const central = await emit({ output: { ...registry, signature } });
  const pom = textOf(central, "pom.xml");
  expect(pom).toContain("<artifactId>acme</artifactId>");
  expect(pom).toContain("<artifactId>maven-gpg-plugin</artifactId>");
  expect(pom).toContain("<artifactId>central-publishing-maven-plugin</artifactId>");
  expect(textOf(central, "build.gradle")).toContain("sign publishing.publications.library");

  const own = await emit({ output: { ...registry, url: "https://maven.acme.example/releases" } });
  expect(textOf(own, "pom.xml")).toContain("<url>https://maven.acme.example/releases</url>");
  expect(textOf(own, "pom.xml")).not.toContain("<profile>");
  expect(textOf(own, "build.gradle")).toContain("url = 'https://maven.acme.example/releases'");
});

test("text of others stays text", async () => {
  const text = `</name><b>&amp;\u0001 it's ${variable("project.version")} \\' + System.exit(1) + '`;
  const files = await emit({ metadata: { "package-description": text } }, text);
  const name = /<name>(.*)<\/name>/.exec(textOf(files, "pom.xml"))?.[1] ?? "";
  expect(name).toMatch(/^&lt;\/name&gt;&lt;b&gt;&amp;amp; {1,2}it's /);
  // Maven would put something else in its place.
  expect(textOf(files, "pom.xml")).not.toContain(variable("project.version"));
  const [line = ""] = /^ *description = .*$/m.exec(textOf(files, "build.gradle")) ?? [];
  // One literal: every quote within is escaped.
  expect(line.trim()).toMatch(/^description = '(?:[^'\\]|\\.)*'$/);
  expect(line).toContain(`it\\'s ${variable("project.version")}`);
});
