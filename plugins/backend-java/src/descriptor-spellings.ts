import type { DataRecord, RecordField } from "@sdkwright/plugin-api";
import { dataText, recordFields } from "@sdkwright/plugin-api";

/** How records of a type are written: what makes an object, its arguments, and the links of a chain behind it. */
export interface Spelling {
  /** A method or constructor below `internal`; empty where the arguments are those of the link that takes them. */
  readonly made: string | ((record: DataRecord) => string);
  readonly args: readonly RecordField[];
  readonly links: readonly RecordField[];
}

const fieldsOf = (text: string): RecordField[] => (text === "" ? [] : recordFields(text));
const spelling = (made: Spelling["made"], args: string, links = ""): Spelling => {
  return { made, args: fieldsOf(args), links: fieldsOf(links) };
};

export const headerKind = ({ fields }: DataRecord): string =>
  ["literal", "template"].find((kind) => fields[kind] !== undefined) ?? "option";

/** `body.JsonBody`. */
const bodyClass = (kind: string): string =>
  kind === "envelope" ? "connect.EnvelopeBody" : `body.${kind.charAt(0).toUpperCase()}${kind.slice(1)}Body`;

/** By type of record. Fields are written in this order; `=` says where the data of one is. */
export const spellings: { readonly [type: string]: Spelling } = {
  operation: spelling(
    "spec.Operation.of",
    "method template=path",
    `path=pathParams query header=headers cookie=cookies body response error=errors security server definition idempotent
    idempotencyKey noRetries page protocol=rpc pinned`,
  ),
  parameter: spelling("spec.Param.of", "key", "name style explode allowReserved defaultValue=default option greedy"),
  // Fields are sent in their order, also those that are as usual.
  body: spelling(({ fields }) => `${bodyClass(dataText(fields.kind))}.spec`, "", "mediaType key optional field=fields"),
  field: spelling("spec.FieldSpec.of", "name", "file=encoding json=encoding style explode contentType repeated"),
  response: spelling(
    "spec.ResponseSpec.of",
    "kind type",
    "accept empty emptyBody transcoded terminator errorEvent errorItems text allowsText returns",
  ),
  error: spelling("", "status error"),
  pinned: spelling("", "key value"),
  page: spelling(
    "spec.PageSpec.of",
    "kind results",
    `at=cursor.keys at=offset.keys next ofLastItem=lastItem step=step.keys hasNext=hasNextPage lastPage totalPages
    totalItems countsPages=unit start`,
  ),
  "json-rpc": spelling("rpc.RpcSpec.of", "method", "positions nameable notification"),
  client: spelling(
    "spec.ClientSpec.of",
    "packageName version",
    `environment=environments variable=variables baseUrlEnv auth header=headers requestIdHeaders errorMessage maxRetries
    timeout retryUnsafe userAgent`,
  ),
  environment: spelling("", "name urls"),
  "url-variable": spelling("", "name option default"),
  header: spelling(
    (record) => `spec.HeaderSpec.${headerKind(record)}`,
    "header value",
    "definition env defaultValue=default required",
  ),
  auth: spelling("spec.AuthSpec.of", "mode", "scheme=schemes apply security"),
  credential: spelling("spec.Credential.of", "option env"),
  bearer: spelling("new spec.Scheme.Bearer", "token"),
  basic: spelling("new spec.Scheme.Basic", "username password"),
  key: spelling("new spec.Scheme.Key", "kind name prefix value"),
  oauth: spelling("new spec.Scheme.OAuth", "clientId clientSecret spec tokens"),
  token: spelling(
    "spec.TokenSpec.of",
    "operation",
    `url sendClientId=request.clientId sendClientSecret=request.clientSecret sendScopes=request.scopes
    sendRefreshToken=request.refreshToken scopesAsList readAccessToken=response.accessToken
    readExpiresIn=response.expiresIn readRefreshToken=response.refreshToken`,
  ),
  signature: spelling(
    "webhook.SignatureSpec.of",
    "header family encoding",
    "hash prefix delimiter components timestamp",
  ),
  timestamp: spelling("", "header format toleranceSeconds"),
};

/** How a token is requested, and the header that carries it: the part of an `oauth` record that has a class of its own. */
export const oauthSpec = spelling("spec.OAuthSpec.of", "getToken", "refreshToken scopes header prefix token");
