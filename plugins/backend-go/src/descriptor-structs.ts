/**
 * The structs of the runtime, by type of record: `*` for one that stands behind a pointer, the struct with its package,
 * then its fields in their order. A field's data has its name with a small letter unless `=` says where it is;
 * `request.scopes` is in a record of the record. What is not here is of no use to Go.
 */
const table: { readonly [type: string]: string } = {
  operation: `core.Operation Method Path Body Encode=body.kind RPC=rpc Response Errors Security Server Idempotent
    IdempotencyKey NoRetries Page Pinned PinnedParams=pinned`,
  body: "*core.BodySpec Kind MediaType Optional Fields",
  field: "core.FieldSpec Name Encoding Style Explode ContentType Repeated",
  response: "*core.ResponseSpec Kind Accept Empty Terminator ErrorEvent Text ByStatus Returns",
  error: "core.ErrorCase Status Class New=error",
  pinned: "core.PinnedParam In Name Value",
  place: "core.RequestPath In Path",
  page: "*core.PageSpec Kind At=cursor At=offset PerPage=unit Next Results Step HasNext=hasNextPage Start",
  "json-rpc": "*core.JSONRPC Method Positions Nameable Notification",
  connect: "*core.Connect",
  "connect-stream": "*core.ConnectStream",
  client: `core.ClientSpec Environments Variables BaseURLEnv=baseUrlEnv Auth Headers RequestIDHeaders=requestIdHeaders
    ErrorMessage`,
  environment: "core.Environment Name URLs=urls",
  "url-variable": "core.URLVariable Name Option Default",
  header: "core.HeaderSpec Header Literal Template Option Env Default Required",
  auth: "core.AuthSpec Mode Apply Schemes Security",
  credential: "*core.Credential Option Env",
  bearer: "*core.BearerScheme Key Token",
  basic: "*core.BasicScheme Key Username Password",
  key: "*core.KeyScheme Key In=kind Name Prefix Value",
  oauth: `*core.OAuthScheme Key ClientID=clientId ClientSecret Token Scopes Header Prefix GetToken
    Refresh=refreshToken`,
  token: `core.TokenSpec Operation=method Security ClientID=request.clientId ClientSecret=request.clientSecret
    Scopes=request.scopes RefreshToken=request.refreshToken ScopesAsList AccessToken=response.accessToken
    ExpiresIn=response.expiresIn NextRefreshToken=response.refreshToken Fields`,
  signature: "webhook.Signature Header Algorithm=family Hex=encoding Prefix Components Delimiter Timestamp",
  timestamp: "*webhook.Timestamp Header Format Tolerance=toleranceSeconds",
};

/** How the records of a type are written. */
export interface Struct {
  readonly package: "core" | "webhook";
  readonly name: string;
  /** Behind a pointer, except in lists. */
  readonly pointer: boolean;
  readonly fields: readonly { readonly name: string; readonly source: readonly string[] }[];
}

function parsed(text: string): Struct {
  const [head = "", ...fields] = text.split(/\s+/);
  const [folder, name = ""] = head.replace("*", "").split(".");
  return {
    package: folder === "webhook" ? folder : "core",
    name,
    pointer: head.startsWith("*"),
    fields: fields.map((field) => {
      const [printed = "", source = printed.charAt(0).toLowerCase() + printed.slice(1)] = field.split("=");
      return { name: printed, source: source.split(".") };
    }),
  };
}

/** The structs of the runtime, by type of record. */
export const structs: ReadonlyMap<string, Struct> = new Map(
  Object.entries(table).map(([type, text]) => [type, parsed(text)]),
);
