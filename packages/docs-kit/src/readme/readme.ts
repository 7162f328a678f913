import type { AuthScheme, HttpOperation, ReadmeInfo, ScaffoldFile, TargetContext } from "@sdkwright/plugin-api";
import { clientCredentialsOf, reachableEnvironments } from "@sdkwright/plugin-api";
import { code, plain, prose } from "../markdown.js";
import { render } from "../templates.js";
import { templates } from "./generated-templates.js";

type Target = Pick<TargetContext, "api" | "options" | "packageInfo" | "readme">;

/** The code blocks of a README. Undefined leaves the section out. */
export interface ReadmeSamples {
  readonly usage: string;
  readonly credentialSample: string | undefined;
  readonly environmentSample: string | undefined;
  readonly errorSample: string;
  readonly pagination: string | undefined;
  readonly streaming: string | undefined;
  readonly upload: string | undefined;
  readonly download: string | undefined;
  readonly webhookSample: string | undefined;
  readonly jsonRpcSample: string | undefined;
  readonly batchSample: string | undefined;
  readonly connectSample: string | undefined;
  readonly channelSample: string | undefined;
  readonly retrySample: string | undefined;
  readonly timeoutSample: string;
  readonly cancelSample: string;
  readonly idempotencySample: string | undefined;
  readonly rawSample: string | undefined;
  readonly extraSample: string;
  readonly httpClientSample: string;
  readonly middlewareSample: string;
  readonly loggingSample: string;
}

/** What a language says in its READMEs. */
export interface ReadmeLanguage {
  /** As people write it: `TypeScript`. */
  readonly name: string;
  /** As configurations and Markdown write it. */
  readonly key: string;
  readonly fence: string;
  /** What its users call an SDK: a package, a module. */
  readonly packageWord: string;
  readonly packageName: string;
  /** What `{{ variables }}` of custom sections stand for, beside `packageName` (specification section 2.10). */
  readonly variables?: { readonly [name: string]: string };
  /** What stands for the API where it has no name. */
  readonly nameless: string;
  /** What has to supply authentication that SDKs do not know. */
  readonly supplier: string;
  /** Heading of the column of environments. */
  readonly environmentColumn: string;
  environment(index: number): string;
  /** The option that takes a credential. */
  credential(scheme: string, part: string): string;
  /** A call with its result used up. */
  usage(operation: HttpOperation): string;
  /**
   * A compiled template that fills in what the language has to say, in inline partials, and then shows the partial
   * `skeleton`. `view` is what it needs beside the names of this file.
   */
  readonly template: unknown;
  readonly view: object;
}

/** How a scheme shows a call's right, in one sentence. */
function schemeText(scheme: AuthScheme, { supplier }: ReadmeLanguage): string {
  switch (scheme.kind) {
    case "bearer":
      return "A bearer token, sent in the `Authorization` header.";
    case "basic":
      return "Basic authentication, sent in the `Authorization` header.";
    case "header":
      return `A key, sent in the header ${code(scheme.key)}.`;
    case "query":
      return `A key, sent in the query parameter ${code(scheme.key)}.`;
    case "cookie":
      return `A key, sent in the cookie ${code(scheme.key)}.`;
    case "oauth":
      return "OAuth client credentials: the client fetches an access token, shares it among calls and renews it in time. An access token that is given takes the place of all this.";
    case "unsupported":
      return `The API also declares authentication of the type ${code(scheme.declaredType)}, which ${supplier} has to supply.`;
    default:
      return scheme satisfies never;
  }
}

/** A scheme's sentence and its options. */
function schemeView(scheme: AuthScheme, language: ReadmeLanguage): object {
  const options = clientCredentialsOf(scheme).map(({ part, credential }) => ({
    name: language.credential(scheme.id, part),
    env: credential.env === undefined ? "" : code(credential.env),
  }));
  return {
    text: schemeText(scheme, language),
    options: options.length > 0 ? options : undefined,
    readsEnvironment: options.some(({ env }) => env !== ""),
  };
}

function environmentViews({ api }: Target, language: ReadmeLanguage): object[] | undefined {
  const views = reachableEnvironments(api).map(({ index, environment }) => ({
    name: language.environment(index),
    url: environment.urls.map(({ template }) => code(template)).join(", "),
  }));
  return views.length > 0 ? views : undefined;
}

function retriesText(count: unknown): string {
  if (typeof count !== "number" || count === 2) return "twice";
  if (count === 0) return "not at all";
  return count === 1 ? "once" : `${count} times`;
}

const NO_SETTINGS: ReadmeInfo = { minimal: false, disabledSections: new Set(), features: [], customSections: [] };

/** The parts that the configuration asks for: links, texts and sections of the user's own words. */
function settingViews({ api, readme = NO_SETTINGS }: Target, language: ReadmeLanguage): object {
  const variables = { packageName: language.packageName, ...language.variables };
  const own = readme.customSections.filter(({ language: wanted }) => wanted === language.key);
  const features = readme.features.map(({ name, operations }) => ({
    name: plain(name),
    samples: operations.flatMap((id) => {
      const declared = api.operations[id];
      const operation = declared?.kind === "http" ? declared : undefined;
      return operation ? [language.usage(operation)] : [];
    }),
  }));
  const sections = own.map(({ title, content }) => ({ title: plain(title), content: filled(content, variables) }));
  return {
    banner: readme.bannerLink === undefined ? undefined : bannerLine(readme.bannerLink),
    introduction: readme.introduction?.trim(),
    referenceLink: readme.apiReferenceLink,
    features: features.length > 0 ? features : undefined,
    sections: sections.length > 0 ? sections : undefined,
    contributing: !readme.disabledSections.has("contributing"),
  };
}

/** An image where the link leads to one. */
function bannerLine(link: string): string {
  return /\.(png|jpe?g|gif|svg|webp)(\?.*)?$/i.test(link) ? `![](${link})` : `[${plain(link)}](${link})`;
}

/** `{{ packageName }}` and the like in the user's text. Others stay as they are. */
function filled(text: string, variables: { readonly [name: string]: string }): string {
  return text
    .trim()
    .replace(/\{\{\s*(\w+)\s*\}\}/g, (found, name: string) =>
      Object.hasOwn(variables, name) ? (variables[name] ?? found) : found,
    );
}

/** What stands at the top of a README. */
function headView({ api, packageInfo, readme }: Target, { name, nameless, packageName }: ReadmeLanguage): object {
  const description = api.description ?? packageInfo.description;
  return {
    title: plain(readme?.apiName === undefined ? packageName : `${readme.apiName} ${name} SDK`),
    api: plain(readme?.apiName === undefined ? api.name.wire : `the ${readme.apiName} API`) || nameless,
    description: description === undefined ? undefined : prose(description),
  };
}

/** `README.md`: what the SDK is for, and how each thing that it can do is done. */
export function readmeFile(target: Target, samples: ReadmeSamples, language: ReadmeLanguage): ScaffoldFile {
  const { api, options, packageInfo } = target;
  const seconds = options["timeout-seconds"];
  const { fence, packageWord, packageName, environmentColumn } = language;
  const view = {
    ...headView(target, language),
    ...settingViews(target, language),
    fence,
    packageWord,
    package: packageName,
    environmentColumn,
    auth: api.auth.schemes.length > 0 ? api.auth.schemes.map((scheme) => schemeView(scheme, language)) : undefined,
    environments: environmentViews(target, language),
    unsafe: options["retry-unsafe"] === true,
    retries: retriesText(options["max-retries"]),
    timeout: seconds === 0 ? "as long as it needs" : `${typeof seconds === "number" ? seconds : 60} seconds`,
    credit: packageInfo.whitelabel ? undefined : "Generated by sdkwright.",
    ...samples,
    ...language.view,
  };
  const content = render(language.template, view, templates);
  return { path: "README.md", content: `${content.trimEnd()}\n`, kind: "scaffold" };
}
