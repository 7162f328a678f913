import type { LanguageInfo } from "@sdkwright/plugin-api";

/** PHP, in the words of its users. */
export const language: LanguageInfo = {
  key: "php",
  title: "PHP",
  fence: "php",
  aliases: [],
  project: {
    release: "tag",
    install: { commands: ["composer install --no-interaction"], into: "folder" },
    build: ["composer validate --strict --no-check-lock", "composer dump-autoload --optimize"],
    lint: [],
    test: ["vendor/bin/phpunit"],
    tests: "tests",
    runtime: {
      action: "shivammathur/setup-php@bf6b4fbd49ca58e4608c9c89fba0b8d90bd2a39f # 2.35.5",
      input: "php-version",
      oldest: "8.2",
      newest: "8.5",
    },
  },
  words: {
    package: "package",
    request: "$client->request",
    baseUrl: "baseUrl",
    supplier: "middleware or a custom transport",
    environment: "case",
  },
};
