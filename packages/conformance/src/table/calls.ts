import {
  type Api,
  caseWords,
  credentialsOf,
  type Operation,
  resourcePath,
  splitWords,
  type TargetContext,
  type WebhookDecl,
} from "@sdkwright/plugin-api";

// What messages call the parts of an SDK, for the plugins that emit the tables of drivers.

/** `pets.get`: what messages call an operation, by the names of the IR. */
export function callName(api: Api, operation: Operation): string {
  const path = [...resourcePath(api, operation.resource), operation];
  return path.map(({ name }) => caseWords(name.words, "camel", true)).join(".");
}

/** The webhook of the fixture that is signed. */
export function signedWebhook({ api }: Pick<TargetContext, "api">): WebhookDecl {
  const [signed] = Object.values(api.webhooks).filter(({ signature }) => signature !== undefined);
  if (!signed) throw new Error("The fixture has no signed webhook");
  return signed;
}

/** An option of the constructor that belongs to the API, with its name in messages and its name in the SDK. */
export interface ConstructorOption {
  readonly message: string;
  readonly name: string;
}

/** Credentials, global headers and URL variables, each once. */
export function constructorOptions({ api, names }: TargetContext): ConstructorOption[] {
  const variables = api.environments.list.flatMap(({ urls }) => urls.flatMap((url) => url.variables));
  const own = [
    ...api.auth.schemes.flatMap((scheme) => credentialsOf(scheme).map(({ part }) => names.credential(scheme.id, part))),
    ...api.headers.flatMap(({ header, value }) => (value.kind === "parameter" ? [names.header(header)] : [])),
    ...variables.map(({ name }) => names.variable(name.wire)),
  ];
  return [...new Set(own)].map((name) => ({ name, message: caseWords(splitWords(name), "camel", false) }));
}
