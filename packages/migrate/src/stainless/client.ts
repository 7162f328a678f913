import { pointerTarget } from "../definition.js";
import { callersSee, drop } from "../findings.js";
import { child, entries, type Foreign, flagAt, isMapping, numberAt, settle, textAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import type { StainlessState } from "./state.js";

/** What the client of an SDK is configured by. */
export interface Client {
  readonly headers: JsonObject;
  readonly settings: JsonObject;
  /** Options of each generator. */
  readonly config: JsonObject;
}

/** Carries credentials and other options of the client, retries, timeouts, headers and keys of idempotency. */
export function readClient(given: Foreign | undefined, state: StainlessState): Client {
  const [headers, settings, config]: JsonObject[] = [{}, {}, {}];
  readOptions(given && child(given, "opts"), state);
  for (const [name, value] of entries(given && child(given, "default_headers"))) {
    if (typeof value.value !== "string") continue;
    settle(value);
    headers![name] = value.value;
  }
  const key = textAt(given && child(given, "idempotency"), "header");
  if (key !== undefined) {
    const methods = ["POST", "PUT", "PATCH", "DELETE"];
    settings!["auto-generate-idempotency-key"] = { "header-name": key, methods };
  }
  const timeout = secondsOf(given && child(given, "default_timeout"));
  if (timeout !== undefined) config!["timeout-seconds"] = timeout;
  const retries = numberAt(given && child(given, "default_retries"), "max_retries");
  if (retries !== undefined) config!["max-retries"] = retries;
  return { headers: headers!, settings: settings!, config: config! };
}

/** A timeout in milliseconds, or as a duration of ISO 8601 in hours, minutes and seconds. */
function secondsOf(given: Foreign | undefined): number | undefined {
  if (given === undefined) return undefined;
  const { value } = given;
  if (typeof value === "number") {
    settle(given);
    return value / 1000;
  }
  const [, hours, minutes, seconds] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(String(value)) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  if (total === 0) return undefined;
  settle(given);
  return total;
}

function readOptions(options: Foreign | undefined, state: StainlessState): void {
  const schemes = new Map<string, JsonObject>();
  const headers: JsonObject[] = [];
  const variables: JsonObject = {};
  for (const [name, option] of entries(options)) {
    const auth = child(option, "auth");
    if (auth !== undefined && isMapping(auth.value)) {
      readCredential({ name, option, auth }, schemes, state);
      continue;
    }
    const header = textAt(option, "send_in_header");
    if (header !== undefined) headers.push(headerOf(name, header, option));
    else if (textAt(option, "send_as_path_param") !== undefined) {
      const variable = variableOf(name, option, state);
      if (variable !== undefined) variables[name] = variable;
    } else drop(option, whyNot(option), state.context.report);
  }
  for (const [scheme, update] of schemes) {
    state.changes.update(pointerTarget(`/components/securitySchemes/${scheme}`), update);
  }
  if (headers.length > 0) state.changes.update("$", { "x-gen-global-headers": headers });
  if (Object.keys(variables).length > 0) state.changes.update("$", { "x-gen-sdk-variables": variables });
}

function whyNot(option: Foreign): string {
  if (!isMapping(option.value)) return "it is not clear what the option is for";
  if (option.value.server_variable !== undefined) return "`variables` of an environment name those of its URL";
  return "the option sets nothing that calls send";
}

interface CredentialInput {
  readonly name: string;
  readonly option: Foreign;
  readonly auth: Foreign;
}

/** Credentials are texts, and optional anyway: a call that needs one says so. */
function settleNullable(option: Foreign): void {
  flagAt(option, "nullable");
  const type = child(option, "type");
  if (type?.value === "string") settle(type);
}

/** What a credential is of its scheme. */
const ROLES: readonly unknown[] = ["value", "username", "password", "client_id", "client_secret"];

function readCredential(
  { name, option, auth }: CredentialInput,
  schemes: Map<string, JsonObject>,
  state: StainlessState,
): void {
  const { definition, context } = state;
  const scheme = textAt(auth, "security_scheme");
  if (scheme === undefined) {
    drop(option, "it does not name a security scheme", context.report);
    return;
  }
  const declared = definition.resolve(definition.at(`/components/securitySchemes/${scheme}`));
  const given = child(auth, "role");
  const role = ROLES.includes(given?.value) ? given!.value : "value";
  if (given?.value === role) settle(given);
  const env = textAt(option, "read_env");
  const credential: JsonObject = { name, ...(env !== undefined && { env }) };
  const known = schemes.get(scheme);
  settleNullable(option);
  const isBasic = declared.type === "http" && String(declared.scheme).toLowerCase() === "basic";
  if (role === "client_id" || role === "client_secret") {
    drop(option, "`auth-schemes` names the environment variables of OAuth clients", context.report);
  } else if (isBasic) {
    const part = role === "password" ? "password" : "username";
    const both = isMapping(known?.["x-gen-basic"]) ? known["x-gen-basic"] : {};
    schemes.set(scheme, { "x-gen-basic": { ...both, [part]: credential } });
  } else if (declared.type === "apiKey") {
    textAt(option, "send_as_query_param");
    schemes.set(scheme, { "x-gen-header": credential });
  } else if (declared.type === "http" || declared.type === "oauth2" || declared.type === "openIdConnect") {
    schemes.set(scheme, { "x-gen-bearer": credential });
  } else
    drop(
      option,
      `the definition has no security scheme \`${scheme}\` of a kind that clients have an option for`,
      context.report,
    );
}

function headerOf(name: string, header: string, option: Foreign): JsonObject {
  const env = textAt(option, "read_env");
  const nullable = flagAt(option, "nullable");
  const type = textAt(option, "type");
  const fallback = child(option, "default");
  if (fallback) settle(fallback);
  return {
    header,
    name,
    ...(type !== undefined && type !== "string" && { type: type === "number" ? "double" : type }),
    ...(env !== undefined && { env }),
    ...((nullable === true || fallback !== undefined) && { optional: true }),
    ...(fallback !== undefined && { default: fallback.value }),
  };
}

/** An option that fills a parameter of paths: each that has its name. */
function variableOf(
  name: string,
  option: Foreign,
  { definition, changes, context }: StainlessState,
): JsonObject | undefined {
  settleNullable(option);
  if (child(option, "read_env")) callersSee(option, "the option is not read from the environment.", context.report);
  textAt(option, "read_env");
  const targets = definition.operations.flatMap((operation) =>
    definition.parametersOf(operation).flatMap((one) => (one.in === "path" && one.name === name ? [one.target] : [])),
  );
  for (const target of new Set(targets)) changes.update(target, { "x-gen-sdk-variable": name });
  if (targets.length === 0) {
    drop(option, "no path of the definition has a parameter of that name", context.report);
    return undefined;
  }
  return { type: "string" };
}
