import type { LanguageInfo } from "@sdkwright/plugin-api";

/** C#, in the words of its users. */
export const language: LanguageInfo = {
  key: "csharp",
  title: "C#",
  fence: "csharp",
  aliases: ["c#", "cs", "dotnet", ".net"],
  versionIn: (read) => /<Version>([^<]+)<\/Version>/.exec(read("Directory.Build.props") ?? "")?.[1],
  project: {
    release: "upload",
    install: { commands: ["dotnet restore"], into: "folder" },
    build: ["dotnet build --no-restore --configuration Release"],
    lint: ["dotnet format --no-restore --verify-no-changes"],
    test: ["dotnet test --no-restore"],
    tests: "tests",
    runtime: {
      action: "actions/setup-dotnet@c2fa09f4bde5ebb9d1777cf28262a3eb3db3ced7 # v5.2.0",
      input: "dotnet-version",
      oldest: "10.0.x",
      newest: "10.0.x",
    },
  },
  words: {
    package: "package",
    request: "client.RequestAsync",
    baseUrl: "BaseUrl",
    supplier: "a handler or a custom `HttpClient`",
    environment: "constant",
  },
};
