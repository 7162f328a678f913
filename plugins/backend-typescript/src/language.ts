import type { LanguageInfo } from "@sdkwright/plugin-api";

/** TypeScript, as documentation and findings speak of it. */
export const language: LanguageInfo = {
  key: "typescript",
  title: "TypeScript",
  fence: "ts",
  aliases: ["typescript", "js", "javascript"],
  versionIn: (read) => /^ {2}"version": "([^"]+)",?$/m.exec(read("package.json") ?? "")?.[1],
  words: {
    package: "package",
    request: "client.request",
    baseUrl: "baseUrl",
    supplier: "middleware or a custom `fetch`",
    environment: "name",
  },
  project: {
    release: "upload",
    // Without a lock file, which is the user's to keep, `npm ci` does not run.
    install: { commands: ["npm install"], into: "folder" },
    build: ["npm run build"],
    lint: [],
    test: ["npm test --if-present"],
    runtime: {
      action: "actions/setup-node@249970729cb0ef3589644e2896645e5dc5ba9c38 # v6.5.0",
      input: "node-version",
      oldest: "20",
      newest: "lts/*",
    },
  },
};
