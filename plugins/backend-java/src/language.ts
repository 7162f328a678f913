import type { LanguageInfo } from "@sdkwright/plugin-api";

export const language: LanguageInfo = {
  key: "java",
  title: "Java",
  fence: "java",
  aliases: [],
  words: {
    package: "library",
    request: "client.request",
    baseUrl: "baseUrl",
    middleware: "an `Interceptor` or an `HttpTransport` that does",
    supplier: "an interceptor or a custom `HttpTransport`",
    environment: "constant",
  },
};
