// Made from reserved/*.txt by scripts/reserved.mjs.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The words of reserved/arguments.txt, which says why each is in it. */
export const ARGUMENTS = words(`
  request options core
`);

/** The words of reserved/enum_members.txt, which says why each is in it. */
export const ENUM_MEMBERS = words(`
  TYPE UNKNOWN
`);

/** The words of reserved/errors.txt, which says why each is in it. */
export const ERRORS = words(`
  ApiError BadRequestError ConfigurationError ConflictError DecodeError ForbiddenError InternalServerError JsonRpcError
  MissingCredentialsError NotFoundError OAuthTokenError SocketClosedError StreamError TooManyRequestsError
  UnauthorizedError UnprocessableEntityError WebhookVerificationError
`);

/** The words of reserved/keywords.txt, which says why each is in it. */
export const KEYWORDS = words(`
  _ abstract assert boolean break byte case catch char class const continue default do double else enum extends final
  finally float for goto if implements import instanceof int interface long native new package private protected public
  return short static strictfp super switch synchronized this throw throws transient try void volatile while true false
  null
`);

/** The words of reserved/members.txt, which says why each is in it. */
export const MEMBERS = words(`
  clone equals finalize getClass hashCode notify notifyAll toString wait withRawResponse close yield
`);

/** The words of reserved/options.txt, which says why each is in it. */
export const OPTIONS = words(`
  baseUrl build connectTimeout environment header interceptor logLevel logger maxResponseBytes maxRetries option
  retryUnsafe settings timeout transport clone equals finalize getClass hashCode notify notifyAll toString wait
`);

/** The words of reserved/properties.txt, which says why each is in it. */
export const PROPERTIES = words(`
  clone equals finalize getClass hashCode notify notifyAll toString wait additionalProperties builder received toBuilder
  toJson additionalProperty build
`);

/** The words of reserved/types.txt, which says why each is in it. */
export const TYPES = words(`
  BigDecimal BigInteger Boolean CompletableFuture Deprecated Double Integer List LocalDate Long Map Object
  OffsetDateTime Optional Override String Supplier UUID Void Duration Arguments ApiFailure BinaryResponse Channel
  ChannelOptions Core EnumType EventStream Fields FileUpload Json JsonModel JsonModelBuilder JsonNode JsonType ModelType
  Nullable OpenEnum OpenModel OpenModelBuilder Operation OperationSpec Page PagingIterable Pending RawResponse
  RequestOptions Types Union UnionType Builder Known Unknown
`);
