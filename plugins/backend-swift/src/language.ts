import type { LanguageInfo } from "@sdkwright/plugin-api";

/** Reads the manifest as users of the tag do. The index has packages that somebody submitted, and reads their tags by itself. */
const READ_TAG = `swift package describe > /dev/null
echo "::notice::$GITHUB_REF_NAME can be installed. The Swift Package Index shows it soon if the package was submitted: https://swiftpackageindex.com/add-a-package"`;

/** Swift, in the words of its users. */
export const language: LanguageInfo = {
  key: "swift",
  title: "Swift",
  fence: "swift",
  aliases: [],
  versionIn: (read) => {
    const module = /\.library\(name: "([^"]+)"/.exec(read("Package.swift") ?? "")?.[1];
    const specs = module === undefined ? undefined : read(`Sources/${module}/Operations/ClientSpecs.swift`);
    return /"version": "([^"]+)"/.exec(specs ?? "")?.[1];
  },
  project: {
    release: "tag",
    install: { commands: ["swift package resolve"], into: "folder" },
    build: ["swift build"],
    lint: ["swift format lint --strict --recursive Sources Tests Package.swift"],
    test: ["swift test"],
    tests: "Tests",
    tagged: {
      comment:
        "Tests each version tag. The tag itself is the release: Swift Package Manager reads the tags of the repository.",
      version: `sed -n 's/.*"version": "\\([^"]*\\)".*/\\1/p' Sources/*/Operations/ClientSpecs.swift | head -n 1`,
      run: READ_TAG,
    },
    runtime: {
      action: "swift-actions/setup-swift@7ca6abe6b3b0e8b5421b88be48feee39cbf52c6a # v2.4.0",
      input: "swift-version",
      oldest: "6.0",
      newest: "6.2",
    },
    // Foundation is another one there, and most programs that use a package are for Apple's platforms.
    runners: ["macos-latest"],
  },
  words: {
    package: "package",
    request: "client.request",
    baseUrl: "baseURL",
    supplier: "middleware or a custom transport",
    environment: "case",
  },
};
