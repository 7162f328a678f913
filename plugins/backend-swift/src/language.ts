import type { LanguageInfo } from "@sdkwright/plugin-api";

/** Swift, in the words of its users. */
export const language: LanguageInfo = {
  key: "swift",
  title: "Swift",
  fence: "swift",
  aliases: [],
  words: {
    package: "package",
    request: "client.request",
    baseUrl: "baseURL",
    supplier: "middleware or a custom transport",
    environment: "case",
  },
};
