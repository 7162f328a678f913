import type {
  Api,
  Feature,
  HttpOperation,
  Operation,
  OptionValues,
  Report,
  RpcOperation,
  TargetInfo,
} from "@sdkwright/plugin-api";
import { endingText, oncePer, tupleShapes, tupleShapesIn } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";
import { type AudienceSelection, selectAudiences } from "./select.js";
import { keepUsedSchemes } from "./used-schemes.js";

/** Which operations get an idempotency key (specification section 2.2.2). */
interface IdempotencyRule {
  readonly header: string;
  readonly methods: ReadonlySet<string>;
}

function ruleOf(value: unknown): IdempotencyRule | undefined {
  if (value !== true && (typeof value !== "object" || value === null)) return undefined;
  const given = value === true ? {} : (value as { "header-name"?: string; methods?: readonly string[] });
  const methods = given.methods ?? ["POST", "PUT"];
  return {
    header: given["header-name"] ?? "Idempotency-Key",
    methods: new Set(methods.map((method) => method.toUpperCase())),
  };
}

function withKey(operation: Operation, rule: IdempotencyRule): Operation {
  if (operation.kind !== "http" || !rule.methods.has(operation.method)) return operation;
  return { ...operation, idempotencyKey: rule.header };
}

/** A generator's own option, an explicit `false` included, wins over the API's setting. */
function applyIdempotency(api: Api, settings: OptionValues, options: OptionValues): Api {
  const name = "auto-generate-idempotency-key";
  const rule = ruleOf(options[name] ?? settings[name]);
  if (!rule) return api;
  const operations = Object.entries(api.operations).map(([id, operation]) => [id, withKey(operation, rule)]);
  return { ...api, operations: Object.fromEntries(operations) as Api["operations"] };
}

/** A generator's own option, whichever it is, wins over the setting of the definition. */
function applyPathParameters(api: Api, inline: unknown): Api {
  if (typeof inline !== "boolean") return api;
  const shaped = (operation: Operation): Operation => {
    if (operation.kind !== "http" || (operation.positionalPath === true) === !inline) return operation;
    const { positionalPath: _, ...rest } = operation;
    return inline ? rest : { ...rest, positionalPath: true };
  };
  const operations = Object.entries(api.operations).map(([id, operation]) => [id, shaped(operation)]);
  return { ...api, operations: Object.fromEntries(operations) as Api["operations"] };
}

const featuresAsked = oncePer(featuresOf);

/** What makes an SDK differ from others of the same API. */
export interface Speciality {
  readonly info: TargetInfo;
  /** Settings of the API with the generator's own over them. */
  readonly settings: OptionValues;
  /** Audiences of the generator's group; without them, everything is for everybody. */
  readonly audiences?: AudienceSelection | undefined;
  readonly report: Report;
}

/** Makes the API what one target sees of it. */
export function specialise(api: Api, { info: target, settings, audiences, report }: Speciality): Api {
  const seen = audiences ? selectAudiences(api, audiences, report) : api;
  const shaped = applyPathParameters(keepUsedSchemes(seen), target.options["inline-path-parameters"]);
  const special = applyIdempotency(shaped, settings, target.options);
  const { lacks } = target.backend;
  // Most backends lack nothing: what the API asks of them need not be known then.
  for (const feature of lacks.size === 0 ? [] : featuresAsked(special)) {
    if (!lacks.has(feature)) continue;
    const endings = { [target.backend.language.title]: "not emitted" };
    report(compilerCatalogue.create("feature-missing", { feature, ending: endingText(endings) }, { endings }));
  }
  return special;
}

function httpFeatures(operation: HttpOperation, features: Set<Feature>): void {
  features.add("http");
  if (operation.pagination) features.add("pagination");
  if (operation.idempotencyKey !== undefined) features.add("idempotency-keys");
  if (operation.parameters.some((parameter) => parameter.in === "cookie")) features.add("cookies");
  const body = operation.body?.contents[0]?.kind;
  if (body === "multipart" || body === "form" || body === "binary") features.add(body);
  for (const { contents } of operation.responses) {
    const kind = contents[0]?.kind;
    if (kind === "sse" || kind === "jsonl" || kind === "binary") features.add(kind);
  }
}

function remoteFeatures({ protocol, streaming }: RpcOperation, features: Set<Feature>): void {
  features.add(protocol);
  if (protocol === "json-rpc") features.add("json-rpc-batch");
  else if (streaming !== undefined) features.add("connect-stream");
}

function hasTuples(api: Api): boolean {
  const parameters = Object.values(api.channels).flatMap((channel) => channel.parameters);
  return tupleShapes(api).length > 0 || tupleShapesIn(parameters.map(({ type }) => type)).length > 0;
}

/** What an API asks of a backend. */
export function featuresOf(api: Api): Set<Feature> {
  const features = new Set<Feature>();
  for (const operation of Object.values(api.operations)) {
    if (operation.kind === "http") httpFeatures(operation, features);
    else if (operation.kind === "rpc") remoteFeatures(operation, features);
    else features.add("channels");
  }
  const webhooks = Object.values(api.webhooks);
  if (webhooks.length > 0) features.add("webhooks");
  if (webhooks.some(({ signature }) => signature !== undefined)) features.add("webhook-verification");
  if (Object.keys(api.channels).length > 0) features.add("channels");
  if (api.environments.roles.length > 1) features.add("url-roles");
  if (api.environments.list.some((environment) => environment.urls.some((url) => url.variables.length > 0)))
    features.add("url-variables");
  if (api.variables.length > 0) features.add("sdk-variables");
  if (api.headers.length > 0) features.add("global-headers");
  if (api.auth.schemes.some((scheme) => scheme.kind === "oauth")) features.add("oauth");
  if (hasTuples(api)) features.add("tuples");
  return features;
}
