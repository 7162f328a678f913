import { code, plain, prose, render } from "@sdkwright/docs-kit";
import type { AuthScheme, ReadmeInfo, ScaffoldFile } from "@sdkwright/plugin-api";
import { clientCredentialsOf, reachableEnvironments } from "@sdkwright/plugin-api";
import { brandOf, packageName } from "../brand.js";
import type { Emission } from "../emission.js";
import { readmeSamples, usageOf } from "./readme-samples.js";
import { templates } from "./templates.js";

/** How a scheme shows a call's right, in one sentence. */
function schemeText(scheme: AuthScheme): string {
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
      return `The API also declares authentication of the type ${code(scheme.declaredType)}, which middleware or a custom \`fetch\` has to supply.`;
    default:
      return scheme satisfies never;
  }
}

/** A scheme's sentence and its constructor options. */
function schemeView({ target }: Emission, scheme: AuthScheme): object {
  const options = clientCredentialsOf(scheme).map(({ part, credential }) => ({
    name: target.names.credential(scheme.id, part),
    env: credential.env === undefined ? "" : code(credential.env),
  }));
  return { text: schemeText(scheme), options: options.length > 0 ? options : undefined };
}

function environmentViews({ target }: Emission): object[] | undefined {
  const views = reachableEnvironments(target.api).map(({ index, environment }) => ({
    name: target.names.environment(index),
    url: environment.urls.map(({ template }) => code(template)).join(", "),
  }));
  return views.length > 0 ? views : undefined;
}

/** A type that readers can look up. */
function firstType({ target }: Emission): string | undefined {
  const [decl] = Object.values(target.api.types).filter(({ name, namespace }) => name.explicit && !namespace);
  return decl && target.names.type(decl.id);
}

function retriesText(count: unknown): string {
  if (typeof count !== "number" || count === 2) return "twice";
  if (count === 0) return "not at all";
  return count === 1 ? "once" : `${count} times`;
}

const NO_SETTINGS: ReadmeInfo = { minimal: false, disabledSections: new Set(), features: [], customSections: [] };

/** The parts that the configuration asks for: links, texts and sections of the user's own words. */
function settingViews(emission: Emission): object {
  const { readme = NO_SETTINGS, api } = emission.target;
  const variables = { packageName: packageName(emission.target) };
  const own = readme.customSections.filter(({ language }) => language === "typescript");
  const features = readme.features.map(({ name, operations }) => ({
    name: plain(name),
    samples: operations.flatMap((id) => {
      const operation = api.operations[id];
      return operation?.kind === "http" ? [usageOf(emission, operation)] : [];
    }),
  }));
  return {
    banner: readme.bannerLink === undefined ? undefined : bannerLine(readme.bannerLink),
    introduction: readme.introduction?.trim(),
    referenceLink: readme.apiReferenceLink,
    features: features.length > 0 ? features : undefined,
    sections:
      own.length > 0
        ? own.map(({ title, content }) => ({ title: plain(title), content: filled(content, variables) }))
        : undefined,
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

/** `README.md`: what the package is for, and how each thing that this SDK can do is done. */
export function readmeFile(emission: Emission): ScaffoldFile[] {
  const { api, options, packageInfo, readme } = emission.target;
  const samples = readmeSamples(emission);
  if (!samples) return [];
  const brand = brandOf(api, options);
  const seconds = options["timeout-seconds"];
  const description = api.description ?? packageInfo.description;
  const content = render(templates.README, {
    title: plain(readme?.apiName === undefined ? packageName(emission.target) : `${readme.apiName} TypeScript SDK`),
    api: plain(readme?.apiName === undefined ? api.name.wire : `the ${readme.apiName} API`) || brand,
    ...settingViews(emission),
    brand,
    package: packageName(emission.target),
    description: description === undefined ? undefined : prose(description),
    type: firstType(emission),
    unsafe: options["retry-unsafe"] === true,
    auth: api.auth.schemes.length > 0 ? api.auth.schemes.map((scheme) => schemeView(emission, scheme)) : undefined,
    environments: environmentViews(emission),
    retries: retriesText(options["max-retries"]),
    timeout: seconds === 0 ? "as long as it needs" : `${typeof seconds === "number" ? seconds : 60} seconds`,
    credit: packageInfo.whitelabel ? undefined : "Generated by sdkwright.",
    ...samples,
  });
  return [{ path: "README.md", content: `${content.trimEnd()}\n`, kind: "scaffold" }];
}
