import type { Data, DataRecord, FileWriter, Part } from "@sdkwright/plugin-api";
import { clientData, dataItems, dataText, settingsOf } from "@sdkwright/plugin-api";
import { isRecord, jsonLiteral, literals, operationParts, records, securityPart, textOf } from "../descriptor.js";
import { stringLiteral } from "../dialect.js";
import { emitDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { assignment, call, chain } from "../layout.js";
import { coordinateOf } from "../packages.js";

/** An operation that gets tokens, with the method that declares it. */
interface TokenOperation {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** The state of printing a client's spec. */
interface SpecText {
  readonly emission: Emission;
  readonly tokens: TokenOperation[];
}

function credentialPart({ emission }: SpecText, data: Data | undefined): Part {
  if (!isRecord(data)) return "null";
  const { option, env } = data.fields;
  const args = [stringLiteral(textOf(emission, option)), ...(env ? [stringLiteral(dataText(env))] : [])];
  return call([emission.runtime("internal.spec.Credential"), ".of"], args);
}

/** Paths of a token's request and response, each as a link. */
function pathLinks(data: Data | undefined, links: { readonly [field: string]: string }): Part[] {
  if (!isRecord(data)) return [];
  return Object.entries(links).flatMap(([field, name]) => {
    const path = data.fields[field];
    return path ? [call(name, literals(path))] : [];
  });
}

function tokenPart({ emission, tokens }: SpecText, { fields }: DataRecord): Part {
  const operation = fields.operation;
  if (!isRecord(operation)) throw new Error("A token without an operation");
  const name = `token${tokens.length === 0 ? "" : tokens.length + 1}`;
  const any: Part = [emission.runtime("json.Types"), ".ANY"];
  const { errors: _, ...own } = operation.fields;
  tokens.push({ name, parts: operationParts(emission, { ...operation, fields: own }, { type: any, byStatus: [] }) });
  const made = call(
    [emission.runtime("internal.spec.Operation"), ".of"],
    [stringLiteral(dataText(own.method)), stringLiteral(dataText(own.path)), `ClientSpecs::${name}`],
  );
  return chain(call([emission.runtime("internal.spec.TokenSpec"), ".of"], [made]), [
    ...(fields.url ? [call("url", [stringLiteral(dataText(fields.url))])] : []),
    ...pathLinks(fields.request, {
      clientId: "sendClientId",
      clientSecret: "sendClientSecret",
      scopes: "sendScopes",
      refreshToken: "sendRefreshToken",
    }),
    ...(fields.scopesAsList ? ["scopesAsList()"] : []),
    ...pathLinks(fields.response, {
      accessToken: "readAccessToken",
      expiresIn: "readExpiresIn",
      refreshToken: "readRefreshToken",
    }),
  ]);
}

function oauthPart(text: SpecText, { fields }: DataRecord): Part {
  const { emission } = text;
  const get = isRecord(fields.getToken) ? tokenPart(text, fields.getToken) : "null";
  const links: Part[] = [];
  if (isRecord(fields.refreshToken)) links.push(call("refreshToken", [tokenPart(text, fields.refreshToken)]));
  if (fields.scopes) links.push(call("scopes", literals(fields.scopes)));
  if (fields.header) links.push(call("header", [stringLiteral(dataText(fields.header))]));
  if (fields.prefix) links.push(call("prefix", [stringLiteral(dataText(fields.prefix))]));
  if (fields.token) links.push(call("token", [credentialPart(text, fields.token)]));
  return call(
    ["new ", emission.runtime("internal.spec.Scheme"), ".OAuth"],
    [
      credentialPart(text, fields.clientId),
      credentialPart(text, fields.clientSecret),
      chain(call([emission.runtime("internal.spec.OAuthSpec"), ".of"], [get]), links),
      [emission.runtime("internal.oauth.OAuthTokens"), "::create"],
    ],
  );
}

function schemePart(text: SpecText, scheme: DataRecord): Part {
  const { fields, type } = scheme;
  const head: Part = ["new ", text.emission.runtime("internal.spec.Scheme")];
  switch (type) {
    case "bearer":
      return call([head, ".Bearer"], [credentialPart(text, fields.token)]);
    case "basic":
      return call([head, ".Basic"], [credentialPart(text, fields.username), credentialPart(text, fields.password)]);
    case "oauth":
      return oauthPart(text, scheme);
    default:
      return call(
        [head, ".Key"],
        [
          [text.emission.runtime("internal.spec.Scheme"), `.Place.${dataText(fields.kind).toUpperCase()}`],
          stringLiteral(dataText(fields.name)),
          fields.prefix ? stringLiteral(dataText(fields.prefix)) : "null",
          credentialPart(text, fields.value),
        ],
      );
  }
}

function authPart(text: SpecText, { fields }: DataRecord): Part {
  const { emission } = text;
  const spec = emission.runtime("internal.spec.AuthSpec");
  const mode: Part = [spec, `.Mode.${dataText(fields.mode).toUpperCase()}`];
  const entries = fields.schemes?.kind === "map" ? fields.schemes.entries : [];
  const links = entries.flatMap(([key, scheme]) =>
    isRecord(scheme) ? [call("scheme", [stringLiteral(key), schemePart(text, scheme)])] : [],
  );
  if (fields.apply && dataItems(fields.apply).length > 0) links.push(call("apply", literals(fields.apply)));
  if (fields.security) links.push(call("security", [securityPart(emission, fields.security)]));
  return chain(call([spec, ".of"], [mode]), links);
}

function headerPart({ emission }: SpecText, { fields }: DataRecord): Part {
  const spec = emission.runtime("internal.spec.HeaderSpec");
  const kind = ["literal", "template", "option"].find((name) => fields[name]) ?? "option";
  const made = call(
    [spec, `.${kind}`],
    [stringLiteral(dataText(fields.header)), stringLiteral(textOf(emission, fields[kind]))],
  );
  const links: Part[] = [];
  if (fields.definition) links.push(call("definition", [stringLiteral(dataText(fields.definition))]));
  if (fields.env) links.push(call("env", [stringLiteral(dataText(fields.env))]));
  if (fields.default?.kind === "json") links.push(call("defaultValue", [jsonLiteral(emission, fields.default.value)]));
  if (fields.required) links.push("required()");
  return chain(made, links);
}

function specParts(text: SpecText, { fields }: DataRecord): Part[] {
  const { emission } = text;
  const parts: Part[] = [];
  for (const { fields: environment } of records(fields.environments)) {
    parts.push(call("environment", [stringLiteral(textOf(emission, environment.name)), ...literals(environment.urls)]));
  }
  for (const { fields: variable } of records(fields.variables)) {
    const fallback = variable.default ? stringLiteral(dataText(variable.default)) : "null";
    const names = [variable.name, variable.option].map((data) => stringLiteral(textOf(emission, data)));
    parts.push(call("variable", [...names, fallback]));
  }
  if (fields.baseUrlEnv) parts.push(call("baseUrlEnv", [stringLiteral(dataText(fields.baseUrlEnv))]));
  if (isRecord(fields.auth)) parts.push(call("auth", [authPart(text, fields.auth)]));
  for (const header of records(fields.headers)) parts.push(call("header", [headerPart(text, header)]));
  if (fields.requestIdHeaders) parts.push(call("requestIdHeaders", literals(fields.requestIdHeaders)));
  if (fields.errorMessage) parts.push(call("errorMessage", literals(fields.errorMessage)));
  const retries = dataText(fields.maxRetries);
  if (retries !== "2") parts.push(`maxRetries(${retries})`);
  const seconds = Number(dataText(fields.timeout));
  if (seconds !== 60) {
    const duration = emission.symbol("java.time", "Duration");
    parts.push(call("timeout", [[duration, `.ofMillis(${Math.round(seconds * 1000)})`]]));
  }
  if (fields.retryUnsafe) parts.push("retryUnsafe()");
  if (fields.userAgent) parts.push(call("userAgent", [stringLiteral(dataText(fields.userAgent))]));
  return parts;
}

/** `final class ClientSpecs`: what the runtime knows of the API beside its operations. */
export function emitSpec(emission: Emission, file: FileWriter): void {
  const text: SpecText = { emission, tokens: [] };
  const { artifact } = coordinateOf(emission);
  const data = clientData(emission.sdk, settingsOf(emission, artifact));
  const type = emission.runtime("internal.spec.ClientSpec");
  const parts = specParts(text, data);
  const operation = emission.runtime("internal.spec.OperationSpec");
  file.blank();
  emitDoc(file, "What the runtime knows of the API beside its operations.", 0);
  file.block(
    "final class ClientSpecs {",
    () => {
      file.line("static final ", type, " CLIENT = create();");
      file.blank();
      file.line("private ClientSpecs() {}");
      file.blank();
      file.block(
        ["private static ", type, " create() {"],
        () => {
          const args = [artifact, dataText(data.fields.version)].map(stringLiteral);
          file.line(assignment([type, " spec"], call([type, ".of"], args)));
          for (const part of parts) file.line("spec.", part, ";");
          file.line("return spec;");
        },
        "}",
      );
      for (const { name, parts: own } of text.tokens) {
        file.blank();
        const head: Part = ["private static void ", name, "(", operation, " spec) {"];
        file.block(
          head,
          () => {
            for (const part of own) file.line("spec.", part, ";");
          },
          "}",
        );
      }
    },
    "}",
  );
}
