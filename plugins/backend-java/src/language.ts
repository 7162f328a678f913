import type { LanguageInfo } from "@sdkwright/plugin-api";

export const language: LanguageInfo = {
  key: "java",
  title: "Java",
  fence: "java",
  aliases: [],
  versions: "maven",
  versionIn: (read) => /^ {2}<version>([^<]+)<\/version>$/m.exec(read("pom.xml") ?? "")?.[1],
  project: {
    release: "upload",
    install: { commands: [], into: "folder" },
    build: ["mvn --batch-mode -DskipTests verify"],
    lint: [],
    test: ["mvn --batch-mode test"],
    tests: "src/test",
    runtime: {
      action: "actions/setup-java@b6effb05e454b25005698d916606bdc6ffcbf961 # v5.7.0",
      input: "java-version",
      inputs: { distribution: "temurin" },
      oldest: "17",
      newest: "25",
    },
  },
  words: {
    package: "library",
    request: "client.request",
    baseUrl: "baseUrl",
    supplier: "an interceptor or a custom `HttpTransport`",
    environment: "constant",
  },
};
