import { recordTypes } from "@sdkwright/plugin-api";

/** The structs of the runtime with their packages, by type of record. What is not here is of no use to Go. */
export const structs = recordTypes({
  operation: `core.Operation Method Path Body Encode=body.kind RPC=rpc Response Errors Security Server Definition Idempotent
    IdempotencyKey NoRetries Page Pinned PinnedParams=pinned`,
  body: "*core.BodySpec Kind MediaType Optional Fields",
  field: "core.FieldSpec Name Encoding Style Explode ContentType Repeated",
  response:
    "*core.ResponseSpec Kind Accept Empty EmptyBody Transcoded Terminator ErrorEvent ErrorItems Text AllowsText ByStatus Returns",
  error: "core.ErrorCase Status Class New=error",
  pinned: "core.PinnedParam In Name Value",
  place: "core.RequestPath In Path",
  page: "*core.PageSpec Kind At=cursor At=offset PerPage=unit Next LastItem Results Step HasNext=hasNextPage LastPage TotalPages TotalItems Start",
  "json-rpc": "*core.JSONRPC Method Positions Nameable Notification",
  connect: "*core.Connect",
  "connect-stream": "*core.ConnectStream",
  client: `core.ClientSpec PackageName Version UserAgent Environments Variables BaseURLEnv=baseUrlEnv Auth Headers
    RequestIDHeaders=requestIdHeaders ErrorMessage MaxRetries Timeout RetryUnsafe`,
  environment: "core.Environment Name URLs=urls",
  "url-variable": "core.URLVariable Name Option Default",
  header: "core.HeaderSpec Header Definition Literal Template Option Env Default Required",
  auth: "core.AuthSpec Mode Apply Schemes Security",
  credential: "*core.Credential Option Env",
  bearer: "*core.BearerScheme Key Token",
  basic: "*core.BasicScheme Key Username Password",
  key: "*core.KeyScheme Key In=kind Name Prefix Value",
  oauth: `*core.OAuthScheme Key ClientID=clientId ClientSecret Token Scopes Header Prefix GetToken
    Refresh=refreshToken`,
  token: `core.TokenSpec Operation URL=url Security ClientID=request.clientId ClientSecret=request.clientSecret
    Scopes=request.scopes RefreshToken=request.refreshToken ScopesAsList AccessToken=response.accessToken
    ExpiresIn=response.expiresIn NextRefreshToken=response.refreshToken Fields`,
  signature: "webhook.Signature Header Algorithm=family Hex=encoding Prefix Components Delimiter Timestamp",
  timestamp: "*webhook.Timestamp Header Format Tolerance=toleranceSeconds",
});
