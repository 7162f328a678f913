import { recordTypes } from "@sdkwright/plugin-api";

/** The types of the runtime, all in its internal namespace, by type of record. What is not here is of no use to C#. */
export const types = recordTypes({
  operation: `Internal.OperationSpec Method Path PathParams Query Headers Cookies Body Response Errors Security Server Definition
    Idempotent IdempotencyKey NoRetries Page Rpc Pinned`,
  parameter: "Internal.ParameterSpec Key Name Style Explode AllowReserved Default Option Greedy",
  body: "Internal.BodySpec Kind MediaType Key Optional Fields",
  field: "Internal.FieldSpec Name Encoding Style Explode ContentType Repeated",
  response: `Internal.ResponseSpec Kind Accept Empty EmptyBody Transcoded Terminator ErrorEvent ErrorItems Text AllowsText Resumable
    ByStatus Returns`,
  error: "Internal.ErrorSpec Status Class Error",
  pinned: "Internal.PinnedSpec In Name Key Value",
  place: "Internal.PlaceSpec In Path Keys",
  page: `Internal.PageSpec Kind Cursor Next LastItem Offset Unit Results Step HasNextPage LastPage TotalPages TotalItems Start`,
  "json-rpc": "Internal.JsonRpcSpec Method Positions Nameable Notification",
  connect: "Internal.ConnectSpec Streaming",
  client: `Internal.ClientSpec PackageName Version UserAgent Environments Variables BaseUrlEnv Auth Headers RequestIdHeaders
    ErrorMessage MaxRetries Timeout RetryUnsafe`,
  environment: "Internal.EnvironmentSpec Name Urls",
  "url-variable": "Internal.UrlVariableSpec Name Option Default",
  header: "Internal.HeaderSpec Header Definition Literal Template Option Env Default Required",
  auth: "Internal.AuthSpec Mode Apply Schemes Security",
  credential: "Internal.CredentialSpec Option Env",
  bearer: "Internal.BearerScheme Key Token",
  basic: "Internal.BasicScheme Key Username Password",
  key: "Internal.KeyScheme Key Kind Name Prefix Value",
  oauth: "Internal.OAuthScheme Key ClientId ClientSecret Scopes Header Prefix Token GetToken RefreshToken",
  token: "Internal.TokenSpec Operation Url Request ScopesAsList Response Fields Security",
  "token-request": "Internal.TokenRequestSpec ClientId ClientSecret Scopes RefreshToken",
  "token-response": "Internal.TokenResponseSpec AccessToken ExpiresIn RefreshToken",
  signature: "Internal.SignatureSpec Header Family Hash Encoding Prefix Components Delimiter Timestamp",
  timestamp: "Internal.TimestampSpec Header Format ToleranceSeconds",
});
