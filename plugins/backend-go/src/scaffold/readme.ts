import { code, exampleCall, plain, prose, render } from "@sdkwright/docs-kit";
import type { AuthScheme, FileWriter, HttpOperation, Part, ReadmeInfo, ScaffoldFile } from "@sdkwright/plugin-api";
import { clientCredentialsOf, reachableEnvironments } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { packageName } from "../module.js";
import { type Samples, samplesOf } from "../samples/values.js";
import { callExpression, emitClient, emitUsage, pathTo, printed, program, resultKind } from "../snippets.js";
import { credentialOption } from "../spec/client.js";
import { standard } from "../types.js";
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
      return "OAuth client credentials: the client fetches an access token, shares it among calls and renews it in time.";
    case "unsupported":
      return `The API also declares authentication of the type ${code(scheme.declaredType)}, which middleware or a custom HTTP client has to supply.`;
    default:
      return scheme satisfies never;
  }
}

function schemeView(emission: Emission, scheme: AuthScheme): object {
  const options = clientCredentialsOf(scheme).map(({ part, credential }) => ({
    name: `option.${credentialOption(emission, scheme.id, part)}`,
    env: credential.env === undefined ? "" : code(credential.env),
  }));
  return { text: schemeText(scheme), options: options.length > 0 ? options : undefined };
}

function retriesText(count: unknown): string {
  if (typeof count !== "number" || count === 2) return "twice";
  if (count === 0) return "not at all";
  return count === 1 ? "once" : `${count} times`;
}

const NO_SETTINGS: ReadmeInfo = { minimal: false, disabledSections: new Set(), features: [], customSections: [] };

/** An image where the link leads to one. */
function bannerLine(link: string): string {
  return /\.(png|jpe?g|gif|svg|webp)(\?.*)?$/i.test(link) ? `![](${link})` : `[${plain(link)}](${link})`;
}

function operationsOf({ target }: Emission): HttpOperation[] {
  return Object.values(target.api.operations).flatMap((one) => (one.kind === "http" ? [one] : []));
}

function sendsFile({ body }: HttpOperation): boolean {
  const content = body?.contents[0];
  if (content?.kind === "binary") return true;
  return content?.kind === "multipart" && content.fields.some((field) => field.encoding === "file");
}

/** The operation that samples show: one that sends and receives JSON where there is one. */
function shownOperation(emission: Emission): HttpOperation | undefined {
  const all = operationsOf(emission);
  const chosen = all.find(({ id }) => id === emission.target.readme?.defaultOperation);
  if (chosen) return chosen;
  const values = all.filter((one) => resultKind(emission, one) === "value");
  const plainCalls = values.filter((one) => !sendsFile(one));
  return plainCalls.find(({ body }) => body?.contents[0]?.kind === "json") ?? plainCalls[0] ?? values[0] ?? all[0];
}

/** A call with its result used up. */
export function usageOf(samples: Samples, operation: HttpOperation, options: readonly Part[] = []): string {
  const call = { ...exampleCall(samples.emission.target, operation), operation };
  return printed((file) => emitUsage(samples, call, file, options)).code;
}

function errorSample(samples: Samples, operation: HttpOperation): string {
  const call = { ...exampleCall(samples.emission.target, operation), operation };
  const { model, core } = samples.emission;
  const apiError = model.scope.isFree("APIError") ? samples.root("APIError") : core("APIError");
  const emit = (file: FileWriter): void => {
    const kind = resultKind(samples.emission, operation);
    const expression = callExpression(samples, call);
    if (kind === "nothing") file.line("err := ", expression);
    else file.line("_, err := ", expression, kind === "page" ? ".First()" : "");
    file.line("var failure *", apiError);
    file.block(
      ["if ", standard("errors", "As"), "(err, &failure) {"],
      () => file.line(standard("fmt", "Println"), "(failure.StatusCode, failure.Error(), failure.RequestID)"),
      "}",
    );
  };
  return printed(emit).code;
}

function rawSample(samples: Samples, operation: HttpOperation): string | undefined {
  const { emission } = samples;
  const kind = resultKind(emission, operation);
  if (kind === "stream" || kind === "file") return undefined;
  const call = { ...exampleCall(emission.target, operation), operation };
  const path = pathTo(emission, operation).replace(/\.([^.]+)$/, ".WithRawResponse().$1");
  return printed((file) => {
    file.line("response, err := ", callExpression(samples, call, [], path));
    file.block(
      "if err == nil {",
      () => {
        file.line(
          standard("fmt", "Println"),
          "(response.StatusCode, response.Header, response.RequestID, response.Body)",
        );
      },
      "}",
    );
  }).code;
}

/** Samples around one call that every client has. */
function callSamples(samples: Samples, operation: HttpOperation): object {
  const { option } = samples.emission;
  return {
    errorSample: errorSample(samples, operation),
    retrySample: usageOf(samples, operation, [[option("WithMaxRetries"), "(5)"]]),
    timeoutSample: usageOf(samples, operation, [[option("WithTimeout"), "(10 * ", standard("time", "Second"), ")"]]),
    rawSample: rawSample(samples, operation),
    extraSample: usageOf(samples, operation, [
      [option("WithHeader"), '("X-Extra", "value")'],
      [option("WithQuery"), '("extra", "value")'],
    ]),
  };
}

function sectionSamples(samples: Samples): object {
  const { emission } = samples;
  const first = (matches: (one: HttpOperation) => boolean): string | undefined => {
    const found = operationsOf(emission).find(matches);
    return found && usageOf(samples, found);
  };
  return {
    pagination: first((one) => resultKind(emission, one) === "page"),
    streaming: first((one) => resultKind(emission, one) === "stream"),
    upload: first(sendsFile),
    download: first((one) => resultKind(emission, one) === "file"),
  };
}

function environmentViews(samples: Samples): object {
  const { emission } = samples;
  const reachable = reachableEnvironments(emission.target.api);
  const last = reachable.at(-1);
  if (!last) return { environments: undefined };
  const chosen = [emission.option("WithEnvironment"), "(", samples.root(emission.model.environment(last.index)), ")"];
  const environments = reachable.map(({ index, environment }) => ({
    name: emission.model.environment(index),
    url: environment.urls.map(({ template }) => code(template)).join(", "),
  }));
  return { environments, environmentSample: printed((file) => emitClient(samples, file, [chosen])).code };
}

/** The parts that the configuration asks for: links, texts and sections of the user's own words. */
function settingViews(samples: Samples): object {
  const { api, readme = NO_SETTINGS } = samples.emission.target;
  const own = readme.customSections.filter(({ language }) => language === "go");
  const features = readme.features.map(({ name, operations }) => ({
    name: plain(name),
    samples: operations.flatMap((id) => {
      const operation = api.operations[id];
      return operation?.kind === "http" ? [usageOf(samples, operation)] : [];
    }),
  }));
  return {
    banner: readme.bannerLink === undefined ? undefined : bannerLine(readme.bannerLink),
    introduction: readme.introduction?.trim(),
    referenceLink: readme.apiReferenceLink,
    features: features.length > 0 ? features : undefined,
    sections:
      own.length > 0 ? own.map(({ title, content }) => ({ title: plain(title), content: content.trim() })) : undefined,
    contributing: !readme.disabledSections.has("contributing"),
  };
}

/** `README.md`: what the module is for, and how each thing that this SDK can do is done. */
export function readmeFile(emission: Emission): ScaffoldFile[] {
  const { api, options, packageInfo, readme } = emission.target;
  const operation = shownOperation(emission);
  if (!operation) return [];
  const samples = samplesOf(emission);
  const seconds = options["timeout-seconds"];
  const description = api.description ?? packageInfo.description;
  const content = render(templates.README, {
    title: plain(readme?.apiName === undefined ? packageName(emission.target) : `${readme.apiName} Go SDK`),
    api: plain(readme?.apiName === undefined ? api.name.wire : `the ${readme.apiName} API`) || "an API",
    ...settingViews(samples),
    module: emission.module,
    package: packageName(emission.target),
    description: description === undefined ? undefined : prose(description),
    usage: program((file) => {
      file.line("ctx := ", standard("context", "Background"), "()");
      emitClient(samples, file);
      emitUsage(samples, { ...exampleCall(emission.target, operation), operation }, file);
    }),
    unsafe: options["retry-unsafe"] === true,
    auth: api.auth.schemes.length > 0 ? api.auth.schemes.map((scheme) => schemeView(emission, scheme)) : undefined,
    ...environmentViews(samples),
    retries: retriesText(options["max-retries"]),
    timeout: seconds === 0 ? "as long as it needs" : `${typeof seconds === "number" ? seconds : 60} seconds`,
    ...callSamples(samples, operation),
    ...sectionSamples(samples),
  });
  return [{ path: "README.md", content: `${content.trimEnd()}\n`, kind: "scaffold" }];
}
