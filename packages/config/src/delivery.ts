import { configCatalogue } from "./catalogue.js";
import type { GeneratorConfig } from "./config.js";
import { type LoadContext, placeAt, step } from "./context.js";
import type { GithostConfig, OutputConfig, Placeholder, ReviewersConfig, WhitelabelConfig } from "./delivery-config.js";
import type { GithostInput, OutputInput, ReviewersInput } from "./schema/generators.js";
import type { GeneratorsInput } from "./schema/root.js";
import { placeholderName, present } from "./words.js";

/** A secret as written: a placeholder as a whole names a variable; everything else is kept as it is. */
export function placeholder(text: string): Placeholder {
  const name = placeholderName(text);
  return name === undefined ? { literal: text } : { env: name };
}

function secretOf<K extends string>(key: K, text: string | undefined): { readonly [P in K]?: Placeholder } {
  return present(key, text === undefined ? undefined : placeholder(text));
}

/** A token, or the word that stands for trusted publishing. */
function tokenOf(text: string | undefined): { readonly token?: Placeholder | "OIDC" } {
  return text === "OIDC" ? { token: text } : secretOf("token", text);
}

/** `reviewers`, of the file, a group, a generator or a repository. */
export function reviewersConfig(input: ReviewersInput | undefined, at: string): ReviewersConfig | undefined {
  if (!input) return undefined;
  const names = (list: readonly { readonly name: string }[] = []): string[] => list.map(({ name }) => name);
  return { at, teams: names(input.teams), users: names(input.users) };
}

/** The account of `whitelabel`, in either spelling. */
export function whitelabelConfig(input: GeneratorsInput["whitelabel"]): WhitelabelConfig | undefined {
  const key = input?.githost ? "githost" : "github";
  const account = input?.[key];
  if (!account) return undefined;
  const { username, email, token } = account;
  return { at: step("/whitelabel", key), username, email, token: placeholder(token) };
}

/** Delivery to a repository. Reports what its mode needs and lacks; undefined where it cannot be used. */
export function githostConfig(input: GithostInput, at: string, context: LoadContext): GithostConfig | undefined {
  const { repository, uri, token, mode, branch } = input;
  const common = {
    at,
    ...present("host", input.kind),
    ...present("branch", branch),
    ...present("license", input.license),
  };
  if (repository !== undefined) {
    if (mode === "push" && branch === undefined) {
      context.report(configCatalogue.create("missing-branch", {}, placeAt(context, step(at, "mode"))));
    }
    return { ...common, kind: "cloud", repository, mode: mode ?? "release", ...secretOf("token", token) };
  }
  if (uri === undefined || token === undefined) return undefined;
  if (mode === "release") {
    const params = { expected: "`push` or `pull-request` beside `uri`", found: 'the text "release"' };
    context.report(configCatalogue.create("wrong-value", params, placeAt(context, step(at, "mode"))));
    return undefined;
  }
  return { ...common, kind: "self-hosted", uri, token: placeholder(token), mode: mode ?? "push" };
}

/** The alternative of `output` that goes by a location, in either spelling. */
type Of<L extends OutputInput["location"], O = OutputInput> = O extends { readonly location: infer M }
  ? L extends M
    ? O
    : never
  : never;

function javaOutput(input: Of<"java-registry">, at: string): OutputConfig {
  const { coordinate, url, username, password, signature } = input;
  const signed = signature && {
    keyId: placeholder(signature.keyId),
    password: placeholder(signature.password),
    secretKey: placeholder(signature.secretKey),
  };
  return {
    at,
    location: "java-registry",
    coordinate,
    ...present("url", url),
    ...secretOf("username", username),
    ...secretOf("password", password),
    ...present("signature", signed),
  };
}

function pythonOutput(input: Of<"python-registry">, at: string, context: LoadContext): OutputConfig {
  const { url, token, username, password, metadata } = input;
  const beside = (["username", "password"] as const).find((key) => token !== undefined && input[key] !== undefined);
  if (beside !== undefined) {
    const place = placeAt(context, step(at, beside), "key");
    context.report(configCatalogue.create("two-credentials", { key: beside }, place));
  }
  return {
    at,
    location: "python-registry",
    packageName: input["package-name"],
    keywords: metadata?.keywords ?? [],
    ...present("url", url),
    ...tokenOf(token),
    ...secretOf("username", username),
    ...secretOf("password", password),
    ...present("documentationLink", metadata?.["documentation-link"]),
    ...present("homepageLink", metadata?.["homepage-link"]),
  };
}

/** The registry of each language that the specification names; none where packages are published from a repository. */
const REGISTRIES = {
  typescript: "js-registry",
  python: "python-registry",
  java: "java-registry",
  csharp: "dotnet-registry",
  dotnet: "dotnet-registry",
  ruby: "ruby-registry",
  go: undefined,
  php: undefined,
  swift: undefined,
} as const;

/** Where an SDK goes, under the neutral name of the location, secrets unresolved. */
export function outputConfig(input: OutputInput, at: string, context: LoadContext): OutputConfig {
  switch (input.location) {
    case "local-file-system":
      return { at, location: input.location, path: input.path };
    case "js-registry":
    case "npm": {
      const { url, token } = input;
      const packageName = input["package-name"];
      return { at, location: "js-registry", packageName, ...present("url", url), ...tokenOf(token) };
    }
    case "java-registry":
    case "maven":
      return javaOutput(input, at);
    case "python-registry":
    case "pypi":
      return pythonOutput(input, at, context);
    case "dotnet-registry":
    case "nuget":
    case "ruby-registry":
    case "rubygems": {
      const { location, url } = input;
      const name = location === "nuget" || location === "dotnet-registry" ? "dotnet-registry" : "ruby-registry";
      const key = secretOf("apiKey", input["api-key"]);
      return { at, location: name, packageName: input["package-name"], ...present("url", url), ...key };
    }
    case "collections-workspace":
    case "postman": {
      const ids = { workspaceId: input["workspace-id"], ...present("collectionId", input["collection-id"]) };
      return { at, location: "collections-workspace", apiKey: placeholder(input["api-key"]), ...ids };
    }
    default:
      return input satisfies never;
  }
}

/** Reports a registry that does not take packages of the generator's language. */
export function checkRegistry({ name, output }: GeneratorConfig, context: LoadContext): void {
  const language = /^gen-(\w+)-sdk$/.exec(name)?.[1] ?? "";
  if (output === undefined || !output.location.endsWith("-registry") || !Object.hasOwn(REGISTRIES, language)) return;
  const takes = REGISTRIES[language as keyof typeof REGISTRIES];
  if (output.location === takes) return;
  const params = { generator: name, location: output.location, takes };
  context.report(configCatalogue.create("other-registry", params, placeAt(context, step(output.at, "location"))));
}
