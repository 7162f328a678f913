import { infoEntries, readingEntries, serverEntries, valueEntries } from "@sdkwright/json-schema";
import { defineCatalogue, didYouMean, entry } from "@sdkwright/plugin-api";
import { extensionEntries } from "./extensions/entries.js";

/** Findings about OpenAPI documents. Those about references and schemas are in the catalogue `json-schema`. */
export const openapiCatalogue = defineCatalogue("openapi", {
  ...extensionEntries,
  "not-openapi": entry({
    severity: "error",
    title: "Not an OpenAPI document",
    cause: "The document has neither an `openapi` nor a `swagger` key with a version.",
    fix: 'Begin the document with `openapi: "3.1.0"` (or the version that it is written in), or name another file.',
    message: () => "The document does not say that it is an OpenAPI definition.",
  }),
  "unsupported-version": entry<{ version: string }>({
    severity: "error",
    title: "Unsupported version of OpenAPI",
    cause: "The document is written in a version of OpenAPI that cannot be read.",
    fix: "Convert the document to OpenAPI 3.1.",
    message: ({ version }) => `OpenAPI ${version} cannot be read; 2.0, 3.0, 3.1 and 3.2 can.`,
  }),
  ...readingEntries("OpenAPI"),
  ...valueEntries("OpenAPI"),
  ...infoEntries("OpenAPI"),
  ...serverEntries,
  "duplicate-operation-id": entry<{ id: string }>({
    severity: "error",
    title: "Two operations with one operationId",
    cause: "`operationId` must be unique in a definition, but two operations have the same.",
    fix: "Give each operation its own id.",
    recovery: "Both operations are kept, and told apart by their paths.",
    message: ({ id }) => `The operationId \`${id}\` is taken by another operation.`,
  }),
  "duplicate-method-name": entry<{ name: string }>({
    severity: "warning",
    title: "Two operations with one method name",
    cause: "Two operations of one group would get the same method name.",
    fix: "Set `x-gen-sdk-method-name` on one of them, or change its `operationId`.",
    message: ({ name }) =>
      `Several operations of this group would be called \`${name}\`; they are told apart by their paths.`,
  }),
  "unknown-scheme": entry<{ scheme: string; nearest: string | undefined }>({
    severity: "warning",
    title: "Unknown security scheme",
    cause:
      "`security` names a scheme that neither `components.securitySchemes` nor the configuration declares. " +
      "If no alternative is left, the default of the document holds.",
    fix: "Declare the scheme under `components.securitySchemes`, or correct its name.",
    message: ({ scheme, nearest }) =>
      `There is no security scheme \`${scheme}\`, so this alternative is left out.${didYouMean(nearest)}`,
  }),
  "mostly-open": entry<{ open: number; all: number }>({
    severity: "warning",
    title: "Credentials that most operations do not send",
    cause:
      "The document requires credentials by default, and most of its operations say `security: []`, which means none.",
    fix: "Remove `security: []` from the operations that need credentials, in the definition or in an overlay.",
    message: ({ open, all }) =>
      `${open} of ${all} operations say \`security: []\`: the SDK sends no credentials with them, although the document sets \`security\` here.`,
  }),
  "token-url": entry<{ url: string; scheme: string }>({
    severity: "note",
    title: "Token URL that cannot be called",
    cause:
      "A flow of client credentials has a token URL that is relative, with no server or several to resolve it, or that has placeholders.",
    fix: "Give the URL in full, or declare the scheme under `auth-schemes` with a `get-token` endpoint.",
    message: ({ url, scheme }) =>
      `The token URL \`${url}\` of \`${scheme}\` cannot be called as it is: callers pass an access token.`,
  }),
  "unknown-flow": entry<{ flow: string }>({
    severity: "warning",
    title: "Unknown OAuth flow",
    cause: "`flow` of a security definition is not a flow of OpenAPI 2.0.",
    fix: "Use one of implicit, password, application, accessCode.",
    message: ({ flow }) => `Unknown flow ${flow}. Allowed here: implicit, password, application, accessCode.`,
  }),
  "unsupported-scheme": entry<{ scheme: string; type: string }>({
    severity: "warning",
    title: "Security scheme that no SDK can satisfy",
    cause: "The scheme needs more than a value in the request: a client certificate, a challenge, and the like.",
    fix: "Pass middleware or a transport that does; calls are sent without credentials of this scheme.",
    message: ({ scheme, type }) => `SDKs cannot authenticate with the scheme \`${scheme}\` (${type}) by themselves.`,
  }),
  "path-parameter-missing": entry<{ name: string }>({
    severity: "warning",
    title: "Path parameter that is not declared",
    cause: "The path has a placeholder for which the operation declares no parameter.",
    fix: "Declare a parameter of that name with `in: path`.",
    message: ({ name }) => `The path's \`{${name}}\` is not declared as a parameter; it is read as a string.`,
  }),
  "path-parameter-unused": entry<{ name: string }>({
    severity: "warning",
    title: "Path parameter without a place",
    cause: "A parameter says `in: path`, but the path has no placeholder with its name.",
    fix: "Correct the name in the path or in the parameter, or say `in: query`.",
    message: ({ name }) => `The path has no \`{${name}}\`; the parameter is left out.`,
  }),
  "parameter-style": entry<{ style: string; place: string; instead: string; nearest: string | undefined }>({
    severity: "warning",
    title: "Style that does not fit the parameter",
    cause: "OpenAPI allows each style of parameters in certain places only.",
    fix: "Use a style that the place allows, or leave `style` out.",
    message: ({ style, place, instead, nearest }) =>
      `The style \`${style}\` is not allowed in ${place}; \`${instead}\` is used.${didYouMean(nearest)}`,
  }),
  "query-string": entry<{ mediaType: string }>({
    severity: "warning",
    title: "Query string of another form",
    cause: "A parameter with `in: querystring` is the whole query string. SDKs write one as a form.",
    fix: "Use `application/x-www-form-urlencoded`, or single parameters. Until then, call the operation with `client.request` and a path that ends in the query string.",
    message: ({ mediaType }) => `The query string is written as ${mediaType}; the parameter is left out.`,
  }),
  "header-ignored": entry<{ name: string; by: string }>({
    severity: "note",
    title: "Header parameter that is set elsewhere",
    cause:
      "OpenAPI reserves `Accept`, `Content-Type` and `Authorization`: media types and security schemes set them. Headers of the connection, such as `Content-Length` and `Host`, are the HTTP client's own.",
    fix: "Remove the parameter. If it is a credential, describe it as a security scheme.",
    message: ({ name, by }) => `The header parameter \`${name}\` is left out: ${by}.`,
  }),
  "duplicate-parameter": entry<{ name: string; place: string }>({
    severity: "warning",
    title: "Parameter declared twice",
    cause: "One list declares two parameters with the same name and place.",
    fix: "Remove one of them.",
    message: ({ name, place }) => `The ${place} parameter \`${name}\` is declared twice; the last one counts.`,
  }),
  "path-syntax": entry<{ path: string; problem: string }>({
    severity: "warning",
    title: "Path that is not well formed",
    cause:
      "The keys of `paths` begin with a slash, since they follow the URL of a server. Braces enclose parameters, and a path cannot contain a query.",
    fix: "Correct the path.",
    message: ({ path, problem }) => `The path \`${path}\` ${problem}.`,
  }),
  "duplicate-path": entry<{ path: string; other: string }>({
    severity: "note",
    title: "Two paths that differ only in parameter names",
    cause: "A server can tell such paths apart only by the values of their parameters, or by the method.",
    fix: "No action is needed if the server does. Otherwise, make one path of the two.",
    message: ({ path, other }) => `\`${path}\` and \`${other}\` are the same path with other parameter names.`,
  }),
  "unsupported-media-type": entry<{ mediaType: string; instead: string; others: number }>({
    severity: "note",
    title: "Media type without a typed form",
    cause: "Bodies of this media type cannot be written from, or read into, typed values.",
    fix: "Offer JSON too, or use the value as the message says.",
    message: ({ mediaType, instead, others }) =>
      `\`${mediaType}\` has no typed form; ${instead}${others === 0 ? "" : `, here and in ${others === 1 ? "another place" : `${others} other places`}`}.`,
  }),
  "relative-server": entry<{ url: string }>({
    severity: "note",
    title: "Server without a host",
    cause: "The URL is relative to where the document was fetched from, which a client cannot know.",
    fix: "Give the URL in full, or set `environments` in the configuration.",
    message: ({ url }) => `The server \`${url}\` has no host: users of the SDK must pass a base URL.`,
  }),
  "socket-server": entry<{ url: string }>({
    severity: "note",
    title: "Server for WebSockets",
    cause: "Operations of OpenAPI are calls over HTTP, which a `ws` or `wss` URL cannot serve.",
    fix: "Set `group-environments-by-host` to have it as a further URL of its host's environment, or name it with `x-gen-server-name` where it is needed.",
    message: ({ url }) => `The server \`${url}\` is for WebSockets; it is not one of the SDK's environments.`,
  }),
  "schema-violation": entry<{ problem: string }>({
    severity: "warning",
    title: "Difference from the OpenAPI specification",
    cause: "The definition violates the JSON Schema or the rules of its OpenAPI version. Other tools may reject it.",
    fix: "Correct the definition. SDKs still contain everything that can be read.",
    message: ({ problem }) => `By the OpenAPI specification: ${problem}.`,
  }),
  "not-validated": entry<{ reason: string }>({
    severity: "note",
    title: "Definition not fully compared with its specification",
    cause: "The definition is nested more deeply, or is larger, than the validator of `check --validate` can follow.",
    fix: "No action is needed. All other checks ran.",
    message: ({ reason }) => `The definition was not fully compared with the OpenAPI specification: ${reason}.`,
  }),
  "tag-parent": entry<{ parent: string; problem: string }>({
    severity: "warning",
    title: "Invalid parent of a tag",
    cause: "The `parent` of a tag names a tag that is not declared, or one that is below the tag itself.",
    fix: "Declare the parent under `tags`, or correct its name. Until then the tag's group has no parent.",
    message: ({ parent, problem }) => `The parent \`${parent}\` ${problem}; it is left out.`,
  }),
  "looks-paginated": entry<{ count: number; operation: string; asked: string; answered: string }>({
    severity: "note",
    title: "Pagination inferred",
    cause:
      "Parameters and responses have the usual names of cursors, offsets or links to the next page, so the results are " +
      "iterable although the definition has no `x-gen-pagination`.",
    fix:
      "No action is needed if the inference is right. Otherwise, set `x-gen-pagination` on the operation, or `false` for a plain call; " +
      "the setting `infer-pagination: false` turns inference off.",
    message: ({ count, operation, asked, answered }) => {
      const others = count > 1 ? `${count} operations are paginated by inference. The first is ` : "";
      const who = count > 1 ? operation : `${operation} is paginated by inference`;
      return `${others}${who}: it takes ${asked}, and its response has ${answered}.`;
    },
  }),
  "internal-operations": entry<{ count: number }>({
    severity: "note",
    title: "Internal operations",
    cause: "Operations have `x-internal: true`, which marks them as not public.",
    fix: "No action is needed. To include an operation in the SDKs, add `x-gen-ignore: false` to it.",
    message: ({ count }) =>
      count === 1
        ? "One operation is marked `x-internal` and left out."
        : `${count} operations are marked \`x-internal\` and left out; this is the first.`,
  }),
  "response-status": entry<{ status: string }>({
    severity: "warning",
    title: "Response with an invalid status",
    cause: "A key of `responses` is neither a status (`404`), nor a class (`4XX`), nor `default`.",
    fix: "Correct the key.",
    message: ({ status }) => `\`${status}\` is not a status; the response is left out.`,
  }),
  unsupported: entry<{ feature: string; instead: string }>({
    severity: "note",
    title: "Feature without an equivalent in an SDK",
    cause: "The definition says something that SDKs cannot express.",
    fix: "No action is needed. You can suppress the note.",
    message: ({ feature, instead }) => `${feature} has no equivalent in an SDK; ${instead}.`,
  }),
});
