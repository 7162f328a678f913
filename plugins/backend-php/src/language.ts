import type { LanguageInfo } from "@sdkwright/plugin-api";

/** The file of an SDK that says its version: composer.json has none, since Composer takes that of the tag. */
const SPEC = "src/Internal/ClientSpec.php";

const VERSION = /^ {8}'version' => '(.+)',$/m;

/** Packagist is told of tags by a hook of the repository, and gets nothing from a workflow. */
const ASK_PACKAGIST = `name=$(php -r 'echo json_decode(file_get_contents("composer.json"), true)["name"];')
cd "$RUNNER_TEMP"
if composer show --all --no-interaction "$name" "\${GITHUB_REF_NAME#v}" > /dev/null 2>&1; then
  echo "::notice::Packagist has $name \${GITHUB_REF_NAME#v}."
else
  echo "::notice::Packagist does not have $name \${GITHUB_REF_NAME#v} yet. It reads the tag soon if the package was submitted: https://packagist.org/packages/submit"
fi`;

/** PHP, in the words of its users. */
export const language: LanguageInfo = {
  key: "php",
  title: "PHP",
  fence: "php",
  aliases: [],
  versionIn: (read) => VERSION.exec(read(SPEC) ?? "")?.[1],
  project: {
    release: "tag",
    install: { commands: ["composer install --no-interaction"], into: "folder" },
    build: ["composer validate --strict --no-check-lock", "composer dump-autoload --optimize"],
    lint: [],
    test: ["vendor/bin/phpunit"],
    tests: "tests",
    tagged: {
      comment:
        "Tests each version tag. The tag itself is the release: Packagist reads the tags of packages that it has.",
      version: `sed -n "s/^        'version' => '\\(.*\\)',$/\\1/p" ${SPEC}`,
      run: ASK_PACKAGIST,
    },
    runtime: {
      action: "shivammathur/setup-php@bf6b4fbd49ca58e4608c9c89fba0b8d90bd2a39f # 2.35.5",
      input: "php-version",
      inputs: { coverage: "none" },
      oldest: "8.2",
      between: ["8.3", "8.4"],
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
