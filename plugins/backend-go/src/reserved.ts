// Made from reserved/*.txt by scripts/reserved.mjs.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The words of reserved/arguments.txt, which says why each is in it. */
export const ARGUMENTS = words(`
  c ctx err opts req context core io json option time
`);

/** The words of reserved/errors.txt, which says why each is in it. */
export const ERRORS = words(`
  APIError BadRequestError ConfigurationError ConflictError ConnectError ConnectionError DecodeError ForbiddenError
  InternalServerError JSONRPCError MissingCredentialsError NotFoundError OAuthTokenError SocketClosedError StreamError
  TimeoutError TooManyRequestsError UnauthorizedError UnprocessableEntityError
`);

/** The words of reserved/fields.txt, which says why each is in it. */
export const FIELDS = words(`
  MarshalJSON String UnmarshalJSON ExtraProperties InvalidProperties
`);

/** The words of reserved/files.txt, which says why each is in it. */
export const FILES = words(`
  aliases doc
`);

/** The words of reserved/keywords.txt, which says why each is in it. */
export const KEYWORDS = words(`
  break case chan const continue default defer else fallthrough for func go goto if import interface map package range
  return select struct switch type var any append bool byte cap clear close comparable complex complex64 complex128 copy
  delete error false float32 float64 imag int int8 int16 int32 int64 iota len make max min new nil panic print println
  real recover rune string true uint uint8 uint16 uint32 uint64 uintptr
`);

/** The words of reserved/members.txt, which says why each is in it. */
export const MEMBERS = words(`
  WithRawResponse
`);

/** The words of reserved/options.txt, which says why each is in it. */
export const OPTIONS = words(`
  BaseURL BodyProperty Environment HTTPClient Header Headers IdempotencyKey Logger MaxResponseBytes MaxRetries
  MaxWaiting Middleware Query Reconnect RetryUnsafe Timeout
`);

/** The words of reserved/packages.txt, which says why each is in it. */
export const PACKAGES = words(`
  core internal option types webhook main testdata vendor bufio bytes cmp context crypto errors flag fmt hash http io
  iter json log maps math net os path reflect regexp slices slog sort strconv strings sync testing time unicode url
  batch client ctx server t
`);

/** The words of reserved/platforms.txt, which says why each is in it. */
export const PLATFORMS = words(`
  aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris wasip1 windows zos
  386 amd64 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x sparc64 wasm test
`);

/** The words of reserved/types.txt, which says why each is in it. */
export const TYPES = words(`
  NewClient
`);

/** The words of reserved/variants.txt, which says why each is in it. */
export const VARIANTS = words(`
  Accept MarshalJSON Raw String Type UnmarshalJSON Unknown
`);
