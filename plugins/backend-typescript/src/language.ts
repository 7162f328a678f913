import type { LanguageInfo } from "@sdkwright/plugin-api";

/** TypeScript, as documentation and findings speak of it. */
export const language: LanguageInfo = {
  key: "typescript",
  title: "TypeScript",
  fence: "ts",
  aliases: ["typescript", "js", "javascript"],
  words: {
    package: "package",
    request: "client.request",
    baseUrl: "baseUrl",
    middleware: "a `fetch` or a `middleware` that does",
    supplier: "middleware or a custom `fetch`",
    environment: "name",
  },
};
