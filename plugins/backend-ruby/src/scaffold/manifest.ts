import { hasWireTests, inSentence, licenseFile, workflowFiles } from "@sdkwright/docs-kit";
import { readRepository, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { language } from "../language.js";
import { stringLiteral } from "../literals.js";
import { rubocopFile } from "./rubocop.js";

const MAGIC = "# frozen_string_literal: true\n\n";

const oneLine = (text: string | undefined): string | undefined => text?.replace(/\s+/g, " ").trim() || undefined;

/** The licence as RubyGems writes it: an identifier of SPDX, or its word for any other. */
function licenseLine({ packageInfo: { license, licenseText } }: Context): string[] {
  if (license === undefined && licenseText === undefined) return [];
  const isListed = license !== undefined && licenseText === undefined && !license.includes("LicenseRef-");
  return [`spec.license = ${stringLiteral(isListed ? license : "Nonstandard")}`];
}

/** Who wrote the package. RubyGems refuses one without authors. */
function authorLines({ gem, packageInfo: { authors = [] } }: Context): string[] {
  const names = authors.map(({ name }) => oneLine(name) ?? name);
  const emails = authors.flatMap(({ email }) => email ?? []);
  const holders = names.length > 0 ? names : [`The authors of ${gem}`];
  return [`spec.authors = ${literals(holders)}`, ...(emails.length > 0 ? [`spec.email = ${literals(emails)}`] : [])];
}

const literals = (texts: readonly string[]): string => `[${texts.map(stringLiteral).join(", ")}]`;

/** Links and settings by the names that RubyGems gives them (guides.rubygems.org/specification-reference). */
function metadataOf({ packageInfo }: Context): readonly (readonly [name: string, value: string])[] {
  const { homepage, referenceUrl, repository, publish } = packageInfo;
  const { path } = repository === undefined ? {} : readRepository(repository);
  const source = path === undefined ? undefined : `https://${path}`;
  const links = {
    homepage_uri: homepage ?? source,
    source_code_uri: source,
    changelog_uri: source?.startsWith("https://github.com/") ? `${source}/releases` : undefined,
    documentation_uri: referenceUrl,
    bug_tracker_uri: source?.startsWith("https://github.com/") ? `${source}/issues` : undefined,
    // A gem for another server must not reach the public one by mistake.
    allowed_push_host: publish?.registry === "gem" ? publish.url : undefined,
    rubygems_mfa_required: "true",
  };
  return Object.entries(links).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** What is in the gem: found without git, which a build may not have. */
const FILES = `Dir[
    'lib/**/*.rb', 'rbi/*.rbi', 'sig/**/*.{rbs,yaml}', '*.md', 'reference/*.md', 'LICENSE', '.yardopts', base: __dir__
  ]`;

/** The specification of the gem. */
function gemspec(context: Context): string {
  const { api, packageInfo, module, library, gem } = context;
  const description = oneLine(packageInfo.description);
  const metadata = metadataOf(context);
  const homepage = metadata.find(([key]) => key === "homepage_uri")?.[1];
  const lines = [
    `spec.name = ${stringLiteral(gem)}`,
    `spec.version = ${module}::VERSION`,
    `spec.summary = ${stringLiteral(`A Ruby client for ${inSentence(oneLine(api.name.wire) ?? "an API")}`)}`,
    ...(description === undefined ? [] : [`spec.description = ${stringLiteral(description)}`]),
    ...authorLines(context),
    ...licenseLine(context),
    ...(homepage === undefined ? [] : [`spec.homepage = ${stringLiteral(homepage)}`]),
    ...metadata.map(([key, value]) => `spec.metadata['${key}'] = ${stringLiteral(value)}`),
    "spec.required_ruby_version = '>= 3.1'",
    `spec.files = ${FILES}`,
  ];
  const body = lines.map((line) => `  ${line}\n`).join("");
  return `${MAGIC}require_relative 'lib/${library}/version'\n\nGem::Specification.new do |spec|\n${body}end\n`;
}

/** What developers of the gem need; its users need nothing. */
const gemfile = (hasTests: boolean): string => `${MAGIC}source 'https://rubygems.org'

gemspec

${hasTests ? "gem 'minitest', '>= 5.16', '< 7'\n" : ""}gem 'rake', '~> 13.0'
gem 'rbs', '>= 3.4', '< 5'
gem 'rubocop', '~> 1.39'
`;

const TEST_TASK = `require 'rake/testtask'

Rake::TestTask.new do |task|
  task.libs << 'test'
  task.pattern = 'test/**/*_test.rb'
  task.warning = true
end

task default: :test
`;

const rakefile = (hasTests: boolean): string =>
  `${MAGIC}require 'bundler/gem_tasks'\n${hasTests ? TEST_TASK : "\ntask default: :build\n"}`;

const yardopts = (others: readonly string[]): string => `--markup markdown
--no-private
--hide-api private
lib/**/*.rb
-
${others.join("\n")}
`;

/** Libraries whose types the signatures name, for `rbs collection`. */
const SIGNATURES = `dependencies:
  - name: date
`;

/** A library has no lock file: the program that uses it has one. */
const IGNORED = "/.bundle/\n/.yardoc/\n/Gemfile.lock\n/doc/\n/pkg/\n/*.gem\n";

/** A file by the name of the gem, which Bundler requires by itself, where the library has another name. */
function entryFile({ gem, library }: Context): ScaffoldFile[] {
  if (gem === library) return [];
  const content = `${MAGIC}require_relative '${library}'\n`;
  return [{ path: `lib/${gem}.rb`, content, kind: "generated" }];
}

/** The manifest, files of the repository, and workflows. */
export function buildFiles(context: Context): ScaffoldFile[] {
  const hasTests = hasWireTests(context);
  const licenses = licenseFile(context.packageInfo, context.gem);
  const scaffold = (path: string, content: string): ScaffoldFile => ({ path, content, kind: "scaffold" });
  return [
    ...entryFile(context),
    scaffold(`${context.gem}.gemspec`, gemspec(context)),
    scaffold("Gemfile", gemfile(hasTests)),
    scaffold("Rakefile", rakefile(hasTests)),
    rubocopFile(),
    scaffold(".yardopts", yardopts(["reference.md", ...licenses.map(({ path }) => path)])),
    scaffold("sig/manifest.yaml", SIGNATURES),
    { path: ".gitignore", content: IGNORED, kind: "once" },
    ...workflowFiles(context, language.project),
  ];
}
