import type { Config, GeneratorConfig, GithostConfig, LicenseConfig } from "@sdkwright/config";
import { firstSentence } from "@sdkwright/docs-kit";
import type { Api, OptionValues, PackageInfo, PublishInfo } from "@sdkwright/plugin-api";
import { spdxId } from "./spdx-ids.js";

/** A licence of an expression as SPDX spells it; undefined for one that it does not list. */
function knownLicense(name: string): string | undefined {
  if (/^(?:DocumentRef-[A-Za-z0-9.-]+:)?LicenseRef-[A-Za-z0-9.-]+$/.test(name)) return name;
  const [, plain = "", orLater = ""] = /^(.*?)(\+?)$/.exec(name) ?? [];
  const id = spdxId(plain);
  return spdxId(name) ?? (id && `${id}${orLater}`);
}

/** The licences of an expression, between its operators and parentheses. What follows `WITH` is an exception. */
const LICENSE = /(?<!WITH )(?<=^|[\s(])(?!(?:AND|OR|WITH)(?=\s))[^\s()]+/g;
const EXPRESSION = /^\(*[A-Za-z0-9.:+-]+\)*(?: (?:AND|OR|WITH) \(*[A-Za-z0-9.:+-]+\)*)*$/;

/** A licence's name as SPDX has it: one that it does not list is a reference to a licence of the user's own. */
function spdxOf(name: string): string {
  const isListed = EXPRESSION.test(name) && (name.match(LICENSE) ?? []).every((one) => knownLicense(one) !== undefined);
  if (isListed) return name.replace(LICENSE, (one) => knownLicense(one) ?? one);
  return `LicenseRef-${name.replace(/[^A-Za-z0-9.-]+/g, "-").replace(/^-+|-+$/g, "")}`;
}

function licenseInfo(license: LicenseConfig | undefined, text: string | undefined): Partial<PackageInfo> {
  if (license === undefined) return {};
  if (typeof license === "string") return { license: spdxOf(license) };
  return text === undefined ? {} : { licenseText: text };
}

/** URL of a repository without credentials; `owner/name` is one of the host that most are at. */
function repositoryOf(githost: GithostConfig | undefined): string | undefined {
  if (githost === undefined) return undefined;
  if (githost.kind === "cloud") return `https://github.com/${githost.repository}`;
  return githost.uri.replace(/^([a-z+]+:\/\/)[^@/]*@/i, "$1").replace(/[?#].*$/s, "");
}

/** The licence that a generator asks for: its own, else that of its repository. */
export function licenseOf({ metadata, githost }: GeneratorConfig): LicenseConfig | undefined {
  return metadata.license ?? githost?.license;
}

/** What package metadata depends on beside the configuration's own keys. */
export interface PackageDetails {
  readonly options: OptionValues;
  /** In the form of the language's registry. */
  readonly version: string;
  readonly licenseText?: string | undefined;
}

/** Keywords of a package: those of the SDK, and those that the configuration gives for its registry. */
function linksOf({ keywords, metadata, output }: GeneratorConfig): Partial<PackageInfo> {
  const registry = output?.location === "python-registry" ? output : undefined;
  const all = new Set([...keywords, ...(registry?.keywords ?? [])]);
  const referenceUrl = metadata.referenceUrl ?? registry?.documentationLink;
  return {
    ...(all.size > 0 && { keywords: [...all] }),
    ...(referenceUrl !== undefined && { referenceUrl }),
    ...(registry?.homepageLink !== undefined && { homepage: registry.homepageLink }),
  };
}

/** Registries by location. */
const REGISTRIES = {
  "js-registry": "npm",
  "python-registry": "python",
  "java-registry": "maven",
  "dotnet-registry": "nuget",
  "ruby-registry": "gem",
} as const;

/** Values that may be secrets, of the configuration of any registry. */
interface Secrets {
  readonly [name: string]: unknown;
  readonly signature?: { readonly secretKey: unknown; readonly password: unknown };
}

/** Where an SDK goes, with the variables of its secrets: a secret that stands in the file itself is not handed on. */
function publishOf({ output }: GeneratorConfig): PublishInfo | undefined {
  if (output === undefined || !(output.location in REGISTRIES)) return undefined;
  const registry = REGISTRIES[output.location as keyof typeof REGISTRIES];
  const { token, username, password, apiKey, signature } = output as Secrets;
  const secrets = { token, username, password, apiKey };
  const signing = { signingKey: signature?.secretKey, passphrase: signature?.password };
  const pairs = Object.entries({ ...secrets, ...signing }).flatMap(([key, value]) => {
    const isNamed = typeof value === "object" && value !== null && "env" in value;
    return isNamed ? [[key, String(value.env)] as const] : [];
  });
  return { registry, variables: Object.fromEntries(pairs), ...("url" in output && { url: output.url }) };
}

/** What a registry knows a package by. */
function publishedName(output: NonNullable<GeneratorConfig["output"]>): string | undefined {
  if ("packageName" in output) return output.packageName;
  return "coordinate" in output ? output.coordinate : undefined;
}

/** Package metadata of one SDK: its own (specification section 2.9) over the global, and what its repository says. */
export function packageInfoOf(
  config: Config,
  generator: GeneratorConfig,
  { options, version, licenseText }: PackageDetails,
): PackageInfo {
  const { metadata, output, githost } = generator;
  const published = output && publishedName(output);
  const name = published ?? (typeof options["package-name"] === "string" ? options["package-name"] : undefined);
  const description = metadata.packageDescription ?? config.metadata.description;
  const own =
    metadata.author === undefined
      ? []
      : [{ name: metadata.author, ...(metadata.email !== undefined && { email: metadata.email }) }];
  const authors = own.length > 0 ? own : config.metadata.authors;
  const repository = repositoryOf(githost);
  const publish = publishOf(generator);
  const license = licenseOf(generator) ?? (typeof options.license === "string" ? options.license : undefined);
  return {
    version,
    whitelabel: config.whitelabel !== undefined,
    edition: generator.edition,
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(authors.length > 0 && { authors }),
    ...licenseInfo(license, licenseText),
    ...linksOf(generator),
    ...(repository !== undefined && { repository }),
    ...(publish && { publish }),
  };
}

/** Longest description that registries show in a list. */
const MAX_DESCRIPTION = 200;

/** Text of a definition without the marks of Markdown: manifests show it as it is. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, "$1")
    .replace(/[`*]|<\/?[A-Za-z][^<>]*>/g, "")
    .trim();
}

/** What a definition says of its API in one sentence; undefined where it has no sentence that short. */
function sentenceOf({ summary, description }: Api): string | undefined {
  const sentence = plainText(summary ?? firstSentence(description ?? ""));
  return sentence === "" || sentence.length > MAX_DESCRIPTION ? undefined : sentence;
}

/** Package metadata with values from the definition where the configuration has none. */
export function withDefinition(info: PackageInfo, api: Api): PackageInfo {
  const description = info.description ?? sentenceOf(api);
  const docs = api.externalDocs?.url;
  const referenceUrl = info.referenceUrl ?? (docs !== undefined && /^https?:\/\//.test(docs) ? docs : undefined);
  return {
    ...info,
    ...(description !== undefined && { description }),
    ...(referenceUrl !== undefined && { referenceUrl }),
  };
}
