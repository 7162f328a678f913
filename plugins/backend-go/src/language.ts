import type { LanguageInfo } from "@sdkwright/plugin-api";

export const language: LanguageInfo = {
  key: "go",
  title: "Go",
  fence: "go",
  aliases: ["golang"],
  versions: "go",
  words: {
    package: "module",
    request: "client.Request",
    baseUrl: "option.WithBaseURL",
    middleware: "an `option.WithHTTPClient` or an `option.WithMiddleware` that does",
    supplier: "middleware or a custom HTTP client",
    environment: "constant",
  },
};
