import { count, either, flag, headerName, list, object, oneOf, optional, text } from "./build.js";

const off = (description: string) => optional(flag({ description, default: false }));
const on = (description: string) => optional(flag({ description, default: true }));
const unused = (noEffect: string) => optional(flag({ description: "Accepted, without effect.", noEffect }));

const shared = {
  "title-as-schema-name": off("Name types by the `title` of their schemas."),
  "respect-nullable-schemas": on("Keep nullable apart from optional; when false, nullable means optional."),
  "idiomatic-request-names": on("Put the verb before the noun in the names of requests."),
  "wrap-references-to-nullable-in-optional": off("Make properties that refer to nullable schemas optional."),
  "coerce-optional-schemas-to-nullable": off("Make optional schemas nullable."),
  "group-environments-by-host": off("Group servers by host, so that protocols share environments."),
  "use-title": optional(
    flag({ description: "Older spelling of `title-as-schema-name`.", aliasOf: "title-as-schema-name" }),
  ),
};

const examples = object(
  { "max-depth": optional(count("Depth down to which optional properties get examples; 0 for none.")) },
  "Limits of generated examples.",
);

const openapiOnly = {
  "infer-pagination": on("Iterate over lists whose parameters and responses plainly show how pages follow each other."),
  "inline-path-parameters": on("Put path parameters into the request object."),
  "inline-all-of-schemas": off("Copy the parts of `allOf` into the child instead of extending them."),
  "prefer-undiscriminated-unions-with-literals": off("Prefer undiscriminated unions with literals."),
  "only-include-referenced-schemas": off("Leave out schemas that no endpoint needs."),
  "object-query-parameters": on("Read deep object query parameters."),
  "respect-readonly-schemas": optional(flag("Leave read-only properties out of requests.")),
  "respect-forward-compatible-enums": off("Respect forward-compatible enums."),
  "use-bytes-for-binary-response": optional(flag("Give binary responses as bytes, not as a stream.")),
  "group-by": optional(
    oneOf(["tag-or-path", "tag", "path"], {
      description: "What groups operations: tags, or paths where there are none; tags alone; or paths alone.",
      default: "tag-or-path",
    }),
  ),
  "method-names": optional(
    oneOf(["short", "operation-id"], {
      description: "Name methods without what their groups say already, or by the whole operationId.",
      default: "short",
    }),
  ),
  "default-form-parameter-encoding": optional(
    oneOf(["form", "json"], { description: "Encoding of form parameters that name none.", default: "json" }),
  ),
  "additional-properties-defaults-to": off("What `additionalProperties` means where a schema has none."),
  "type-dates-as-strings": off("Keep texts of format `date` texts."),
  "preserve-single-schema-oneof": off("Keep a `oneOf` of one schema."),
  filter: optional(
    object(
      {
        endpoints: optional(
          list(text("`METHOD /path`, after `<namespace>::` where there is one."), "Endpoints to keep."),
        ),
      },
      "What of the definition to keep.",
    ),
  ),
  "example-generation": optional(
    object({ request: optional(examples), response: optional(examples) }, "Limits of generated examples."),
  ),
  "coerce-enums-to-literals": off("Turn enums into literal types."),
  "ignore-tags": off("Ignore the tags of operations when the SDK is structured."),
  "resolve-aliases": optional(
    either(
      [
        flag("Whether to inline every alias."),
        object({ except: optional(list(text("Name of an alias."), "Aliases to keep.")) }, "Inline all but some."),
      ],
      { description: "Inline type aliases.", default: false },
    ),
  ),
  "path-parameter-order": optional(
    oneOf(["spec-order", "url-order"], {
      description: "Accepted, without effect.",
      noEffect: "path parameters are named, not positional",
    }),
  ),
  "optional-additional-properties": unused("`additional-properties-defaults-to` decides"),
  unions: optional(text({ description: "Accepted, without effect.", noEffect: "unions have one form" })),
};

const asyncapiOnly = {
  "group-channels-by-address": on("Make one WebSocket of the channels of AsyncAPI 3 that have one address."),
  perspective: optional(
    oneOf(["server", "client"], { description: "Whose side the definition describes.", default: "server" }),
  ),
  "message-naming": optional(
    oneOf(["v1", "v2"], { description: "How the types of messages are named.", default: "v1" }),
  ),
};

/** Settings of one definition (specification sections 2.4 and 2.5). */
export const SpecSettings = object({ ...shared, ...openapiOnly, ...asyncapiOnly }, "Settings of this definition.");

/** Settings that mean something for definitions of one kind only. */
export const SETTINGS_OF_KIND: ReadonlyMap<string, "openapi" | "asyncapi"> = new Map([
  ...Object.keys(openapiOnly).map((key) => [key, "openapi"] as const),
  ...Object.keys(asyncapiOnly).map((key) => [key, "asyncapi"] as const),
]);

const methods = ["GET", "PUT", "POST", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE"] as const;

/** `auto-generate-idempotency-key`, of the API or of a generator (specification section 2.2.2). */
export const IdempotencyKeys = either(
  [
    flag("Whether SDKs send idempotency keys of their own."),
    object(
      {
        "header-name": optional(headerName({ description: "Name of the header.", default: "Idempotency-Key" })),
        methods: optional(
          list(oneOf(methods, "An HTTP method."), {
            description: "HTTP methods that get a key; `[POST, PUT]` by default.",
            minItems: 1,
          }),
        ),
      },
      "Which requests get a key, and in which header.",
    ),
  ],
  { description: "Send a fresh idempotency key with each call that has none.", default: false },
);

/** Settings of all definitions (specification section 2.2). */
export const ApiSettings = object(
  {
    ...shared,
    ...openapiOnly,
    ...asyncapiOnly,
    "auto-generate-idempotency-key": optional(IdempotencyKeys),
  },
  "Settings of every definition of the API; those of a definition win over them.",
);
