import type { LanguageInfo } from "@sdkwright/plugin-api";

/** Ruby, in the words of its users. */
export const language: LanguageInfo = {
  key: "ruby",
  title: "Ruby",
  fence: "ruby",
  aliases: ["rb"],
  words: {
    package: "gem",
    request: "client.request",
    baseUrl: "base_url",
    supplier: "middleware or a custom HTTP client",
    environment: "constant",
  },
};
