import type { LanguageInfo } from "@sdkwright/plugin-api";

export const language: LanguageInfo = {
  key: "python",
  title: "Python",
  fence: "python",
  aliases: ["py"],
  versions: "pep440",
  words: {
    package: "package",
    request: "client.request",
    baseUrl: "base_url",
    middleware: "middleware or an `http_client` that does",
    supplier: "middleware or a custom HTTP client",
    environment: "member",
  },
};
