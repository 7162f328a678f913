import type { Static } from "@sinclair/typebox";
import {
  anyText,
  either,
  flag,
  headerName,
  list,
  map,
  object,
  optional,
  text,
  variableName,
  variant,
  word,
} from "./build.js";

const part = (what: string) =>
  object(
    {
      name: optional(text(`Name of the constructor parameter; \`${what}\` by default.`)),
      env: optional(variableName("Environment variable that the SDK reads when it is constructed.")),
      omit: optional(flag({ description: "Leave it out of the SDK; it is sent as the empty text.", default: false })),
    },
    `The ${what} of basic authentication.`,
  );

const basic = object(
  {
    scheme: word("basic"),
    username: optional(part("username")),
    password: optional(part("password")),
  },
  "HTTP basic authentication.",
);

const bearer = object(
  {
    scheme: word("bearer"),
    token: optional(
      object(
        {
          name: optional(text("Name of the constructor parameter; `token` by default.")),
          env: optional(variableName("Environment variable that the SDK reads when it is constructed.")),
        },
        "The token.",
      ),
    ),
  },
  "A bearer token.",
);

const header = object(
  {
    header: headerName({ description: "Name of the HTTP header." }),
    name: optional(text("Name of the constructor parameter.")),
    type: optional(text({ description: "Type of the header's value.", default: "string" })),
    prefix: optional(anyText("Text before the value, verbatim: no space is added.")),
    env: optional(variableName("Environment variable that the SDK reads when it is constructed.")),
  },
  "A key in a header.",
);

const response = object(
  {
    "access-token": optional(text("Field of the access token; `access_token` by default.")),
    "expires-in": optional(text("Field of the lifetime in seconds; `expires_in` by default.")),
    "refresh-token": optional(text("Field of the refresh token; `refresh_token` by default.")),
  },
  "Names of the fields of the response body.",
);

const endpoint = text("The operation: `METHOD /path`, `group.operation`, or either after `<namespace>::`.");

const getToken = object(
  {
    endpoint,
    "request-properties": optional(
      object(
        {
          "client-id": optional(text("Field of the client id; `client_id` by default.")),
          "client-secret": optional(text("Field of the client secret; `client_secret` by default.")),
          scopes: optional(text("Field of the scopes; `scope` by default.")),
        },
        "Names of the fields of the request body.",
      ),
    ),
    "response-properties": optional(response),
  },
  "The operation that issues tokens.",
);

const refreshToken = object(
  {
    endpoint,
    "request-properties": object(
      { "refresh-token": text("Field of the refresh token.") },
      "Names of the fields of the request body.",
    ),
    "response-properties": optional(response),
  },
  "The operation that renews tokens. Without it, the SDK requests a new token with the credentials.",
);

const oauth = object(
  {
    scheme: word("oauth"),
    type: word("client-credentials", "The grant; there is one."),
    scopes: optional(list(text("A scope."), "Scopes to request.")),
    "client-id-env": optional(variableName("Environment variable of the client id.")),
    "client-secret-env": optional(variableName("Environment variable of the client secret.")),
    "token-prefix": optional(anyText({ description: "Word before the token in the header.", default: "Bearer" })),
    "token-header": optional(headerName({ description: "Header that carries the token.", default: "Authorization" })),
    "get-token": getToken,
    "refresh-token": optional(refreshToken),
  },
  "OAuth 2.0 client credentials.",
);

/** One scheme (specification section 5.3). */
export const AuthScheme = variant("scheme", [header, basic, bearer, oauth], "An authentication scheme.");
export type AuthSchemeInput = Static<typeof AuthScheme>;

export const AuthSchemes = map(AuthScheme, "Authentication schemes by name. `api.auth` applies them.");

const names = (description: string) =>
  list(
    either(
      [text("Name of a scheme."), object({ scheme: text("Name of a scheme.") }, "A scheme by name.")],
      "Name of a scheme.",
    ),
    { description, minItems: 1 },
  );

/** `api.auth` in all its forms (specification sections 5.6 and 5.7). */
export const AuthChoice = either(
  [
    text("Name of a scheme, or `endpoint-security`."),
    object(
      {
        any: optional(names("Schemes of which one suffices; the first with a credential is used.")),
        all: optional(names("Schemes that are needed together.")),
        scheme: optional(text("Name of a scheme.")),
        "endpoint-security": optional(object({}, "Each operation's own `security` counts.")),
      },
      "How schemes combine.",
      { "x-exactly-one": ["any", "all", "scheme", "endpoint-security"] },
    ),
  ],
  "Authentication of every endpoint.",
);
export type AuthChoiceInput = Static<typeof AuthChoice>;
