import type { LanguageInfo } from "@sdkwright/plugin-api";

/** Ruby, in the words of its users. */
export const language: LanguageInfo = {
  key: "ruby",
  title: "Ruby",
  fence: "ruby",
  aliases: ["rb"],
  versions: "gem",
  project: {
    release: "upload",
    install: { commands: ["bundle install"], into: "folder" },
    build: ["gem build"],
    lint: ["bundle exec rubocop", "bundle exec rbs -r date -I sig validate"],
    test: ["bundle exec rake test"],
    tests: "test",
    runtime: {
      action: "ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601 # v1.315.0",
      input: "ruby-version",
      oldest: "3.1",
      between: ["3.3", "3.4"],
      newest: "4.0",
    },
  },
  words: {
    package: "gem",
    request: "client.request",
    baseUrl: "base_url",
    supplier: "middleware or a custom HTTP client",
    environment: "symbol",
  },
};
