import { readRepository, type ScaffoldFile } from "@sdkwright/plugin-api";
import { packageOf, SOURCES } from "../dialect.js";
import type { Emission } from "../emission.js";
import { coordinateOf } from "../packages.js";

/** Versions of what SDKs need, and of what their tests need. */
const JACKSON = "2.18.2";
const JUNIT = "5.11.4";

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A text between single quotes, in which Groovy sees no expression. */
const groovyLiteral = (text: string): string => `'${text.replace(/[\\']/g, "\\$&").replace(/[\r\n]+/g, " ")}'`;

/** Elements of the POM that the metadata of the package supplies. */
function metadata({ packageInfo, api }: Emission): string[] {
  const { description, homepage, license, authors, repository } = packageInfo;
  const element = (name: string, text: string | undefined): string[] =>
    text === undefined || text === "" ? [] : [`<${name}>${escapeXml(text.replace(/\s+/g, " ").trim())}</${name}>`];
  const around = (names: readonly string[], inner: readonly string[]): string[] =>
    inner.length === 0
      ? []
      : names.reduceRight(
          (lines, name) => [`<${name}>`, ...lines.map((line) => `  ${line}`), `</${name}>`],
          [...inner],
        );
  const { path } = repository === undefined ? {} : readRepository(repository);
  const url = homepage ?? (path && `https://${path}`);
  return [
    ...element("name", api.name.wire),
    ...element("description", description ?? api.summary),
    ...element("url", url),
    ...around(["licenses", "license"], element("name", license)),
    ...around(
      ["developers"],
      (authors ?? []).flatMap(({ name, email }) =>
        around(["developer"], [...element("name", name), ...element("email", email)]),
      ),
    ),
    ...around(["scm"], element("url", path && `https://${path}`)),
  ];
}

function dependency(group: string, artifact: string, version: string, scope?: string): string[] {
  const lines = [
    `<groupId>${group}</groupId>`,
    `<artifactId>${artifact}</artifactId>`,
    `<version>${version}</version>`,
  ];
  if (scope !== undefined) lines.push(`<scope>${scope}</scope>`);
  return ["<dependency>", ...lines.map((line) => `  ${line}`), "</dependency>"];
}

/** `pom.xml`, by which Maven builds the library and describes it. */
function pom(emission: Emission): ScaffoldFile {
  const { group, artifact } = coordinateOf(emission);
  const indented = (lines: readonly string[], depth: number): string =>
    lines.map((line) => " ".repeat(depth) + line).join("\n");
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0"
    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>
  <groupId>${escapeXml(group)}</groupId>
  <artifactId>${escapeXml(artifact)}</artifactId>
  <version>${escapeXml(emission.packageInfo.version)}</version>
${indented(metadata(emission), 2)}
  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
${indented(dependency("com.fasterxml.jackson.core", "jackson-databind", JACKSON), 4)}
${indented(dependency("org.junit.jupiter", "junit-jupiter", JUNIT, "test"), 4)}
  </dependencies>
</project>
`;
  return { path: "pom.xml", content, kind: "scaffold" };
}

/** `build.gradle`, by which Gradle builds and publishes the library. */
function gradle(emission: Emission): ScaffoldFile[] {
  const { group, artifact } = coordinateOf(emission);
  const content = `plugins {
  id 'java-library'
  id 'maven-publish'
}

group = ${groovyLiteral(group)}
version = ${groovyLiteral(emission.packageInfo.version)}

repositories {
  mavenCentral()
}

java {
  withSourcesJar()
  withJavadocJar()
}

tasks.withType(JavaCompile).configureEach {
  options.release = 17
  options.encoding = 'UTF-8'
}

dependencies {
  api 'com.fasterxml.jackson.core:jackson-databind:${JACKSON}'
  testImplementation 'org.junit.jupiter:junit-jupiter:${JUNIT}'
  testRuntimeOnly 'org.junit.platform:junit-platform-launcher'
}

test {
  useJUnitPlatform()
}

publishing {
  publications {
    library(MavenPublication) {
      from components.java
      artifactId = ${groovyLiteral(artifact)}
    }
  }
}
`;
  return [
    { path: "build.gradle", content, kind: "scaffold" },
    { path: "settings.gradle", content: `rootProject.name = ${groovyLiteral(artifact)}\n`, kind: "scaffold" },
  ];
}

/** Packages of the runtime that users import. */
const PUBLIC_PARTS = ["core", "errors", "json"];

/** `module-info.java`: the packages that users import. */
function moduleInfo({ packages: { root }, files }: Emission): ScaffoldFile {
  const own = files.map(({ path }) => packageOf(path));
  const exported = [...new Set([root, ...own, ...PUBLIC_PARTS.map((part) => `${root}.${part}`)])].sort();
  const lines = [
    "requires transitive com.fasterxml.jackson.databind;",
    "requires java.net.http;",
    "",
    ...exported.map((name) => `exports ${name};`),
  ];
  const content = `/** A client of the API. */
module ${root} {
${lines.map((line) => (line === "" ? "" : `  ${line}`)).join("\n")}
}
`;
  return { path: `${SOURCES}module-info.java`, content, kind: "generated" };
}

/** Files by which the library is built. */
export function buildFiles(emission: Emission): ScaffoldFile[] {
  return [pom(emission), ...gradle(emission), moduleInfo(emission)];
}
