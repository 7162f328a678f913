import type { TokenConfig } from "@sdkwright/config";
import {
  type Api,
  allProperties,
  answerTypes,
  canHold,
  type Grant,
  givenFields,
  type HttpOperation,
  nearest,
  objectsOf,
  type PropertyPath,
  pathText,
  placeOf,
  requestType,
  type TokenEndpoint,
  type TokenFieldNames,
  type Type,
  tokenFields,
  tokenSecurity,
} from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";
import { indexEndpoints, nearestEndpoint, reportAmbiguous } from "./endpoints.js";
import type { SchemeContext } from "./scheme-context.js";

/** What a token is asked for with, and whether scopes are. */
export interface TokenUse {
  readonly grant: Grant;
  readonly hasScopes: boolean;
}

/** Names of fields where nothing maps them (RFC 6749). */
const USUAL = {
  clientId: "client_id",
  clientSecret: "client_secret",
  scopes: "scope",
  accessToken: "access_token",
  expiresIn: "expires_in",
  refreshToken: "refresh_token",
} as const;

/** A path of property names; `$response.data.token`, as other tools write it, is `data.token`. */
function pathOf(name: string): PropertyPath {
  return name.replace(/^\$(?:request|response)\.(?:body\.)?/, "").split(".");
}

function mapped(name: string | undefined, usual: string): PropertyPath {
  return pathOf(name ?? usual);
}

/** The names of an endpoint's fields: those that are mapped, else the usual ones. */
function fieldNames({ request, response }: TokenConfig): TokenFieldNames {
  const hasRefreshToken = response.refreshToken !== undefined || request.refreshToken !== undefined;
  return {
    request: {
      clientId: mapped(request.clientId, USUAL.clientId),
      clientSecret: mapped(request.clientSecret, USUAL.clientSecret),
      scopes: mapped(request.scopes, USUAL.scopes),
      ...(request.refreshToken !== undefined && { refreshToken: pathOf(request.refreshToken) }),
    },
    response: {
      accessToken: mapped(response.accessToken, USUAL.accessToken),
      expiresIn: mapped(response.expiresIn, USUAL.expiresIn),
      ...(hasRefreshToken && { refreshToken: mapped(response.refreshToken, USUAL.refreshToken) }),
    },
  };
}

/** The URL that a reference is, in place of an operation: `https://id.acme.example/token`, perhaps after `POST`. */
function urlOf(reference: string): string | undefined {
  const [, url = ""] = /^(?:POST\s+)?(https?:\/\/[^\s{}]+)$/i.exec(reference.trim()) ?? [];
  return URL.canParse(url) ? url : undefined;
}

/** A configured token endpoint as the IR has it; undefined where no operation is meant. Reports all that is wrong with it. */
export function tokenEndpoint(token: TokenConfig, use: TokenUse, context: SchemeContext): TokenEndpoint | undefined {
  const names = fieldNames(token);
  const url = urlOf(token.endpoint);
  if (url !== undefined) return { ...names, url };
  const endpoints = indexEndpoints(context.api);
  const found = endpoints.find(token.endpoint);
  const [id] = found;
  const operation = id === undefined ? undefined : context.api.operations[id];
  const location = { document: context.file, pointer: `${token.at}/endpoint` };
  reportAmbiguous({ reference: token.endpoint, found }, context.api, location, context.report);
  if (!operation) {
    const params = { reference: token.endpoint, ...nearestEndpoint(endpoints, token.endpoint) };
    context.report(compilerCatalogue.create("unknown-endpoint", params, { location }));
    return undefined;
  }
  const endpoint: TokenEndpoint = { ...names, operation: operation.id };
  if (operation.kind === "http") checkEndpoint({ token, use, endpoint, operation, context });
  else reportUnfit("is no HTTP operation", { token, context });
  return endpoint;
}

interface Checked {
  readonly token: TokenConfig;
  readonly use: TokenUse;
  readonly endpoint: TokenEndpoint;
  readonly operation: HttpOperation;
  readonly context: SchemeContext;
}

function reportUnfit(problem: string, { token, context }: Pick<Checked, "token" | "context">): void {
  const location = { document: context.file, pointer: `${token.at}/endpoint` };
  context.report(compilerCatalogue.create("token-endpoint", { reference: token.endpoint, problem }, { location }));
}

/** Compares an endpoint with what the SDK is to send to it, and to read from its answer. */
function checkEndpoint(checked: Checked): void {
  const { operation } = checked;
  const type = requestType(operation);
  if (type) checkRequest(checked, type);
  else reportUnfit("takes no request body, so it cannot be sent the credentials", checked);
  const answers = answerTypes(operation);
  if (answers.length > 0) checkAnswer(checked, answers);
  else reportUnfit("answers no JSON, so no token can be read from it", checked);
}

function checkRequest(checked: Checked, type: Type): void {
  const { token, use, endpoint, operation, context } = checked;
  const { api } = context;
  const given = { ...token.request };
  // Credentials that the operation takes by schemes of its own need no fields.
  const isGuarded = tokenSecurity(api, operation) !== null;
  const sent =
    use.grant === "refresh_token" ? (["refreshToken"] as const) : (["clientId", "clientSecret", "scopes"] as const);
  for (const part of sent) {
    const isSent = part === "scopes" ? use.hasScopes : !isGuarded;
    const path = endpoint.request[part];
    if (path && (given[part] !== undefined || isSent)) {
      checkPath(checked, { types: [type], path, part, side: "request", isMapped: given[part] !== undefined });
    }
  }
  const fields = tokenFields(api, operation, {
    grant: use.grant,
    given: givenFields(endpoint, use.grant, use.hasScopes),
  });
  for (const { name, origin } of fields.lacking) {
    const location = { document: context.file, pointer: `${token.at}/endpoint` };
    const related = [{ location: placeOf(api.origins, origin), message: "required here" }];
    const params = { endpoint: textOf(operation), field: name.wire };
    context.report(compilerCatalogue.create("token-field", params, { location, related }));
  }
}

function checkAnswer(checked: Checked, types: readonly Type[]): void {
  const { token, endpoint } = checked;
  for (const part of ["accessToken", "expiresIn", "refreshToken"] as const) {
    const path = endpoint.response[part];
    const isMapped = token.response[part] !== undefined;
    if (path && (isMapped || part === "accessToken"))
      checkPath(checked, { types, path, part, side: "response", isMapped });
  }
}

interface Mapping {
  readonly types: readonly Type[];
  readonly path: PropertyPath;
  readonly part: keyof typeof USUAL;
  readonly side: "request" | "response";
  readonly isMapped: boolean;
}

function checkPath({ token, operation, context }: Checked, mapping: Mapping): void {
  const { types, path, part, side, isMapped } = mapping;
  const { api } = context;
  if (types.some((type) => canHold(api, type, path))) return;
  const known = types.flatMap((type) => namesIn(api, type));
  const key = part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const params = {
    endpoint: textOf(operation),
    side,
    property: path.join("."),
    key,
    known,
    nearest: nearest(path.join("."), known),
  };
  const pointer = isMapped ? `${token.at}/${side}-properties/${key}` : `${token.at}/endpoint`;
  const location = { document: context.file, pointer };
  context.report(compilerCatalogue.create("token-property", params, { location }));
}

function namesIn(api: Api, type: Type): string[] {
  const objects = objectsOf(api, type).flatMap((found) => (found === "any" ? [] : allProperties(api, found)));
  return [...new Set(objects.map(({ name }) => name.wire))];
}

function textOf(operation: HttpOperation): string {
  return `${operation.method} ${pathText(operation)}`;
}
