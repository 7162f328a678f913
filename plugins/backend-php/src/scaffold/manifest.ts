import { hasWireTests, workflowFiles } from "@sdkwright/docs-kit";
import { type Members, merged, readRepository, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { SOURCES, TESTS } from "../dialect.js";
import { language } from "../language.js";
import { packageName } from "../package.js";

const oneLine = (text: string | undefined): string | undefined => text?.replace(/\s+/g, " ").trim() || undefined;

/** Whether anything is there to write. */
const filled = <T extends object>(values: T): T | undefined => {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as T) : undefined;
};

/** What Composer calls the licence: an expression of SPDX, or a word for one that SPDX does not list. */
function licenseOf({ packageInfo: { license, licenseText } }: Context): string {
  const isListed = license !== undefined && licenseText === undefined && !license.includes("LicenseRef-");
  return isListed ? license : "proprietary";
}

/** Extensions and packages that only some programs need. */
function suggestionsOf({ helpers, sdk }: Context): Members {
  const signatures = sdk.webhooks?.signatures ?? [];
  const hasKeys = signatures.some(({ algorithm }) => algorithm.family !== "hmac");
  const openssl = [
    ...(helpers.has("socket") ? ["for channels over TLS"] : []),
    ...(hasKeys ? ["to verify webhooks that are signed with RSA or ECDSA"] : []),
  ].join(", and ");
  return {
    ...(openssl !== "" && { "ext-openssl": `${openssl.charAt(0).toUpperCase()}${openssl.slice(1)}` }),
    ...(hasKeys && { "ext-sodium": "To verify webhooks that are signed with Ed25519" }),
    "psr/http-client": "To send requests through a PSR-18 client",
    "psr/http-factory": "To send requests through a PSR-18 client",
  };
}

/** `composer.json`. It has no version: Composer takes that of the tag. */
function manifestOf(context: Context): Members {
  const { api, packageInfo, namespace } = context;
  const { description, homepage, referenceUrl, authors = [], repository, keywords = [] } = packageInfo;
  const { path } = repository === undefined ? {} : readRepository(repository);
  const source = path === undefined ? undefined : `https://${path}`;
  const hasTests = hasWireTests(context);
  return {
    name: packageName(context),
    description: oneLine(description) ?? `A PHP client for ${oneLine(api.name.wire) ?? "an API"}.`,
    type: "library",
    license: licenseOf(context),
    ...(keywords.length > 0 && { keywords: [...keywords] }),
    ...(homepage !== undefined && { homepage }),
    ...(authors.length > 0 && { authors: authors.map(({ name, email }) => filled({ name, email }) ?? { name }) }),
    ...(filled({ docs: referenceUrl, source }) && { support: filled({ docs: referenceUrl, source }) }),
    require: { php: ">=8.2", "ext-curl": "*", "ext-json": "*" },
    ...(hasTests && { "require-dev": { "phpunit/phpunit": "^11.5 || ^12.0" } }),
    suggest: suggestionsOf(context),
    autoload: { "psr-4": { [`${namespace}\\`]: SOURCES } },
    ...(hasTests && { "autoload-dev": { "psr-4": { [`${namespace}\\Tests\\`]: TESTS } } }),
    ...(hasTests && { scripts: { test: "phpunit" } }),
    config: { "sort-packages": true },
  };
}

/** The text of a JSON document as Composer writes it. */
const jsonText = (value: Members): string => `${JSON.stringify(value, null, 4)}\n`;

const EDITORCONFIG = `root = true

[*]
charset = utf-8
end_of_line = lf
insert_final_newline = true
trim_trailing_whitespace = true
indent_style = space
indent_size = 4

[*.md]
trim_trailing_whitespace = false

[*.{yml,yaml}]
indent_size = 2
`;

const PHPUNIT = `<?xml version="1.0" encoding="UTF-8"?>
<phpunit
    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xsi:noNamespaceSchemaLocation="vendor/phpunit/phpunit/phpunit.xsd"
    bootstrap="vendor/autoload.php"
    cacheDirectory=".phpunit.cache"
    colors="true"
    failOnDeprecation="true"
    failOnNotice="true"
    failOnWarning="true"
>
    <testsuites>
        <testsuite name="tests">
            <directory>tests</directory>
        </testsuite>
    </testsuites>
    <source>
        <include>
            <directory>src</directory>
        </include>
    </source>
</phpunit>
`;

/** What stands in the repository and not in the package that Composer installs. */
const ATTRIBUTES = `* text=auto eol=lf

/.* export-ignore
/phpunit.xml.dist export-ignore
/tests export-ignore
`;

/** A library has no lock file: the project that uses it has one. */
const IGNORED = "/.phpunit.cache/\n/composer.lock\n/phpunit.xml\n/vendor/\n";

/** The manifest, files of the repository, and workflows. */
export function buildFiles(context: Context): ScaffoldFile[] {
  const manifest = merged(manifestOf(context), context.options["composer-json"]);
  const scaffold = (path: string, content: string): ScaffoldFile => ({ path, content, kind: "scaffold" });
  return [
    scaffold("composer.json", jsonText(manifest)),
    ...(hasWireTests(context) ? [scaffold("phpunit.xml.dist", PHPUNIT)] : []),
    scaffold(".gitattributes", ATTRIBUTES),
    scaffold(".editorconfig", EDITORCONFIG),
    { path: ".gitignore", content: IGNORED, kind: "once" },
    ...workflowFiles(context, language.project),
  ];
}
