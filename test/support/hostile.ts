/** Where a string of a definition stands; the fuzz puts a hostile one at each. */
export type TextPosition = keyof typeof POSITIONS;

/** Strings that have broken out of generated code somewhere, and what is hard to carry. */
export const HOSTILE: readonly string[] = [
  "*/ globalThis.canary = 1; /*",
  "*\u200b/ */",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack on template literals
  "`${(globalThis.canary = 1)}`",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack on template literals
  "${globalThis.canary = 1}",
  "#{globalThis.canary = 1} {$x} %s",
  "\"\"\"\n'''; globalThis.canary = 1",
  "'; globalThis.canary = 1; //",
  '"; globalThis.canary = 1; //',
  "\\'; globalThis.canary = 1; //",
  '\\"); globalThis.canary = 1; //',
  "first\nglobalThis.canary = 1;\n",
  "first\r\nglobalThis.canary = 1;\r",
  "first\u2028globalThis.canary = 1;\u2029",
  "../../../outside",
  "..\\..\\outside",
  "/etc/outside",
  "C:\\outside",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "</script><script>globalThis.canary=1</script>",
  "<!-- -->",
  "nul\u0000l",
  "\u001b[31mred",
  "\ud800",
  "\udc00\ud800",
  "\u202egnp.exe",
  "\ufeffbom",
  "👩‍👩‍👧‍👦 é ſ ẞ",
  "日本語",
  "",
  " ",
  "{",
  "}}",
  "{{#each}}",
  "@deprecated @link {@link x}",
  "\\u002a/",
  "%2e%2e%2f",
  "a".repeat(400),
  "é".repeat(200),
  "con",
  "nul.ts",
  "index",
  "0",
  "-1",
  "#!/bin/sh",
];

/** A text that may stand in a path or a name of a component or the like: what those forbid is taken out. */
const inPath = (text: string) => text.replaceAll(/[{}]/g, "");

export type Definition = { readonly [key: string]: unknown };

interface Texts {
  readonly text: string;
  /** The text with something before it, where an empty one would be no name at all. */
  readonly name: string;
}

/** Puts a text at one position of the base definition. */
const POSITIONS = {
  title: ({ text }: Texts) => ({ info: { title: text, version: "1" } }),
  version: ({ text }: Texts) => ({ info: { title: "Hostile", version: text, description: text, summary: text } }),
  description: ({ text }: Texts) => ({ operation: { description: text, summary: text } }),
  deprecation: ({ text }: Texts) => ({ operation: { deprecated: true, description: `@deprecated ${text}` } }),
  operationId: ({ text }: Texts) => ({ operation: { operationId: text } }),
  tag: ({ text }: Texts) => ({ operation: { tags: [text] }, tags: [{ name: text, description: text }] }),
  path: ({ text }: Texts) => ({ path: `/${inPath(text)}` }),
  pathParameter: ({ name }: Texts) => {
    const parameter = inPath(name).replaceAll("/", "");
    return { path: `/x/{${parameter}}`, parameters: [{ name: parameter, in: "path", required: true, schema: {} }] };
  },
  queryParameter: ({ name, text }: Texts) => ({
    parameters: [{ name, in: "query", description: text, schema: { type: "string", default: text } }],
  }),
  headerParameter: ({ name, text }: Texts) => ({
    parameters: [{ name, in: "header", description: text, schema: { type: "string" } }],
  }),
  cookieParameter: ({ name }: Texts) => ({ parameters: [{ name, in: "cookie", schema: { type: "string" } }] }),
  property: ({ text }: Texts) => ({ properties: [[text, { type: "string", description: text }]] }),
  propertyOfFile: ({ text }: Texts) => ({ form: [[text, { type: "string", format: "binary" }]] }),
  default: ({ text }: Texts) => ({ properties: [["field", { type: "string", default: text, pattern: text }]] }),
  example: ({ text }: Texts) => ({ properties: [["field", { type: "string", example: text }]] }),
  enumValue: ({ text }: Texts) => ({
    properties: [["field", { type: "string", enum: [text, "plain"], "x-enum-descriptions": [text, text] }]],
  }),
  constant: ({ text }: Texts) => ({ properties: [["field", { const: text }]] }),
  format: ({ text }: Texts) => ({ properties: [["field", { type: "string", format: text }]] }),
  schemaName: ({ text }: Texts) => ({ schemas: [[text, { type: "object", properties: { a: { type: "string" } } }]] }),
  enumName: ({ text }: Texts) => ({ schemas: [[text, { type: "string", enum: ["a", "b"] }]] }),
  schemaDescription: ({ text }: Texts) => ({
    schemas: [["Named", { type: "object", title: text, description: text }]],
  }),
  discriminator: ({ text }: Texts) => ({
    schemas: [
      ["Cat", { type: "object", required: [text], properties: Object.fromEntries([[text, { type: "string" }]]) }],
      [
        "Pet",
        {
          oneOf: [{ $ref: "#/components/schemas/Cat" }],
          discriminator: { propertyName: text, mapping: Object.fromEntries([[text, "#/components/schemas/Cat"]]) },
        },
      ],
    ],
  }),
  mediaType: ({ text }: Texts) => ({ responses: { "200": { description: text, content: { [`text/${text}`]: {} } } } }),
  error: ({ text }: Texts) => ({
    responses: {
      "204": { description: text },
      "404": { description: text, content: { "application/json": { schema: { type: "object", title: text } } } },
    },
  }),
  server: ({ text }: Texts) => ({ servers: [{ url: `https://example.com/${text}`, description: text }] }),
  serverVariable: ({ name, text }: Texts) => ({
    servers: [
      {
        url: `https://{${inPath(name)}}.example.com`,
        variables: Object.fromEntries([[inPath(name), { default: text, enum: [text], description: text }]]),
      },
    ],
  }),
  scheme: ({ text }: Texts) => ({
    security: [Object.fromEntries([[text, []]])],
    securitySchemes: [[text, { type: "apiKey", in: "header", name: "X-Key", description: text }]],
  }),
  schemeHeader: ({ name }: Texts) => ({
    security: [{ key: [] }],
    securitySchemes: [["key", { type: "apiKey", in: "query", name }]],
  }),
  externalDocs: ({ text }: Texts) => ({ operation: { externalDocs: { url: text, description: text } } }),
  parameterExample: ({ text }: Texts) => ({
    parameters: [{ name: "q", in: "query", schema: { type: "string" }, example: text }],
  }),
  bodyExample: ({ text }: Texts) => ({
    properties: [["field", { type: "string" }]],
    requestExample: Object.fromEntries([
      ["field", text],
      [text, text],
    ]),
  }),
  responseExample: ({ text }: Texts) => ({
    responses: {
      "200": {
        description: "Done.",
        content: {
          "application/json": { schema: { type: "object", additionalProperties: {} }, example: { [text]: text } },
        },
      },
    },
  }),
  responseHeader: ({ name, text }: Texts) => ({
    responses: {
      "204": {
        description: "Done.",
        headers: Object.fromEntries([[name, { description: text, schema: { type: "string" } }]]),
      },
    },
  }),
  mediaTypeOfBody: ({ text }: Texts) => ({ bodyMediaType: `application/${text}+json` }),
  tokenUrl: ({ text }: Texts) => ({
    security: [{ oauth: [text] }],
    securitySchemes: [
      [
        "oauth",
        {
          type: "oauth2",
          flows: {
            clientCredentials: { tokenUrl: `https://example.com/${text}`, scopes: Object.fromEntries([[text, text]]) },
          },
        },
      ],
    ],
  }),
  chosenNames: ({ text }: Texts) => ({
    operation: {
      "x-gen-sdk-group-name": [text, `${text}x`],
      "x-gen-sdk-method-name": text,
      "x-gen-request-name": text,
      "x-gen-availability": { status: "deprecated", message: text },
    },
    parameters: [{ name: "q", in: "query", "x-gen-parameter-name": text, schema: { type: "string" } }],
    schemas: [["Named", { type: "object", "x-gen-type-name": text, properties: { a: { type: "string" } } }]],
    properties: [["field", { type: "string", "x-gen-property-name": text }]],
  }),
  chosenType: ({ text }: Texts) => ({
    schemas: [[text, { type: "object", properties: { a: { type: "string" } } }]],
    properties: [["field", { type: "string", "x-gen-type": text }]],
  }),
  chosenEnum: ({ text }: Texts) => ({
    properties: [
      [
        "field",
        {
          type: "string",
          enum: ["a", "b"],
          "x-enum-varnames": [text, "b"],
          "x-gen-enum": { b: { name: text, description: text } },
        },
      ],
    ],
  }),
  clientValues: ({ name, text }: Texts) => ({
    root: {
      "x-gen-global-headers": [{ header: name, name: text, env: text, default: text }],
      "x-gen-idempotency-headers": [{ header: `${name}-i`, name: text }],
      "x-gen-base-url-env": text,
      "x-gen-base-path": `/${inPath(text)}`,
      "x-gen-groups": { base: { summary: text, description: text } },
      "x-gen-version": { header: name, default: text, values: [text, "v2"] },
    },
  }),
  serverName: ({ text }: Texts) => ({
    servers: [
      { url: "https://example.com", "x-gen-server-name": text },
      { url: "https://example.org", "x-gen-server-name": `${text}2` },
    ],
  }),
  stream: ({ text }: Texts) => ({
    operation: { "x-gen-streaming": { format: "sse", terminator: text } },
    responses: {
      "200": { description: text, content: { "text/event-stream": { schema: { type: "object", title: text } } } },
    },
  }),
  webhookSignature: ({ name, text }: Texts) => ({
    webhooks: [
      [
        "event",
        {
          post: {
            "x-gen-webhook-signature": {
              type: "hmac",
              header: name,
              algorithm: "sha256",
              encoding: "hex",
              "signature-prefix": text,
              "payload-format": { components: ["timestamp", "body"], delimiter: text },
              timestamp: { header: `${name}-t`, format: "unix-seconds", tolerance: 300 },
            },
            requestBody: { content: { "application/json": { schema: { type: "object" } } } },
          },
        },
      ],
    ],
  }),
  webhook: ({ text }: Texts) => ({
    webhooks: [[text, { post: { requestBody: { content: { "application/json": { schema: { type: "object" } } } } } }]],
  }),
} as const;

export const TEXT_POSITIONS = Object.keys(POSITIONS) as readonly TextPosition[];

/** What a position says of a definition; the rest is the base definition. */
export interface Parts {
  readonly info?: object;
  readonly servers?: readonly object[];
  readonly tags?: readonly object[];
  readonly security?: readonly object[];
  readonly securitySchemes?: Entries;
  readonly path?: string;
  readonly operation?: object;
  readonly parameters?: readonly object[];
  readonly responses?: object;
  readonly properties?: Entries;
  readonly form?: Entries;
  readonly requestExample?: object;
  readonly bodyMediaType?: string;
  readonly root?: object;
  readonly schemas?: Entries;
  readonly webhooks?: Entries;
}

export type Entries = readonly (readonly (string | object)[])[];

/** An object with these own keys, `__proto__` among them: an assignment or a literal would lose that one. */
export function objectOf(entries: Entries = []): object {
  return Object.fromEntries(entries as readonly (readonly [string, object])[]);
}

export function definitionOf(parts: Parts): Definition {
  const { info = { title: "Hostile", version: "1" }, servers = [{ url: "https://example.com" }] } = parts;
  const body = { type: "object", properties: objectOf(parts.properties) };
  const form = { type: "object", properties: objectOf(parts.form) };
  const content = parts.form
    ? { "multipart/form-data": { schema: form } }
    : {
        [parts.bodyMediaType ?? "application/json"]: {
          schema: { $ref: "#/components/schemas/Body" },
          ...(parts.requestExample && { example: parts.requestExample }),
        },
      };
  const operation = {
    operationId: "send",
    tags: ["base"],
    parameters: parts.parameters ?? [],
    requestBody: { content },
    responses: parts.responses ?? {
      "200": { description: "Done.", content: { "application/json": { schema: body } } },
    },
    ...parts.operation,
  };
  return {
    openapi: "3.1.0",
    info,
    servers,
    ...(parts.tags && { tags: parts.tags }),
    ...(parts.security && { security: parts.security }),
    ...parts.root,
    paths: Object.fromEntries([[parts.path ?? "/base", { post: operation }]]),
    webhooks: objectOf(parts.webhooks),
    components: {
      schemas: objectOf([["Body", body], ...(parts.schemas ?? [])]),
      securitySchemes: objectOf(parts.securitySchemes),
    },
  };
}

/** What a text at a position says of a definition. */
export function partsOf(position: TextPosition, text: string): Parts {
  const name = text.trim() === "" ? "blank" : text;
  return POSITIONS[position]({ text, name }) as Parts;
}

/** The base definition with a text at one position. */
export function hostileDefinition(position: TextPosition, text: string): Definition {
  return definitionOf(partsOf(position, text));
}
