// Made from reserved/*.txt by scripts/reserved.mjs.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The words of reserved/arguments.txt, which says why each is in it. */
export const ARGUMENTS = words(`
  this additionalProperties request
`);

/** The words of reserved/constants.txt, which says why each is in it. */
export const CONSTANTS = words(`
  CLASS Class VALUES
`);

/** The words of reserved/errors.txt, which says why each is in it. */
export const ERRORS = words(`
  ApiError BadRequestError ConfigurationError ConflictError ConnectionError DecodeError ForbiddenError
  InternalServerError JsonRpcError MissingCredentialsError NotFoundError OAuthTokenError SocketClosedError StreamError
  TimeoutError TooManyRequestsError UnauthorizedError UnprocessableEntityError WebhookVerificationError
`);

/** The words of reserved/keywords.txt, which says why each is in it. */
export const KEYWORDS = words(`
  abstract and array as break callable case catch class clone const continue declare default die do echo else elseif
  empty enddeclare endfor endforeach endif endswitch endwhile eval exit extends final finally fn for foreach function
  global goto if implements include include_once instanceof insteadof interface isset list match namespace new or print
  private protected public readonly require require_once return static switch throw trait try unset use var while xor
  yield bool enum false float int iterable mixed never null numeric object parent resource self string true void
  __class__ __dir__ __file__ __function__ __halt_compiler __line__ __method__ __namespace__ __trait__
`);

/** The words of reserved/members.txt, which says why each is in it. */
export const MEMBERS = words(`
  withrawresponse
`);

/** The words of reserved/options.txt, which says why each is in it. */
export const OPTIONS = words(`
  this baseUrl environment options
`);

/** The words of reserved/properties.txt, which says why each is in it. */
export const PROPERTIES = words(`
  this additionalProperties converted receivedJson
`);

/** The words of reserved/types.txt, which says why each is in it. */
export const TYPES = words(`
  binaryresponse channeloptions clientoptions date eventstream fileupload jsonliteral omit page pager pending
  rawresponse requestoptions serversentevent unknownvariant webhookdelivery arrayobject closure datetime
  datetimeimmutable datetimeinterface datetimezone error exception generator stdclass throwable traversable
`);
