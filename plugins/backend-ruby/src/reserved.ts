// Made from reserved/*.txt by scripts/reserved.mjs.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The words of reserved/arguments.txt, which says why each is in it. */
export const ARGUMENTS = words(`
  additional_properties channel_options request_options
`);

/** The words of reserved/constants.txt, which says why each is in it. */
export const CONSTANTS = words(`
  BEGIN END VALUES FALSE NIL TRUE
`);

/** The words of reserved/errors.txt, which says why each is in it. */
export const ERRORS = words(`
  ApiError BadRequestError ConfigurationError ConflictError ConnectionError DecodeError Error ForbiddenError
  InternalServerError JsonRpcError MissingCredentialsError NotFoundError OAuthTokenError SocketClosedError StreamError
  TimeoutError TooManyRequestsError TransportError UnauthorizedError UnprocessableEntityError WebhookVerificationError
`);

/** The words of reserved/keywords.txt, which says why each is in it. */
export const KEYWORDS = words(`
  __ENCODING__ __FILE__ __LINE__ BEGIN END alias and begin break case class def defined? do else elsif end ensure false
  for if in module next nil not or redo rescue retry return self super then true undef unless until when while yield
`);

/** The words of reserved/members.txt, which says why each is in it. */
export const MEMBERS = words(`
  with_raw_response as_json to_json
`);

/** The words of reserved/models.txt, which says why each is in it. */
export const MODELS = words(`
  additional_properties as_json deconstruct deconstruct_keys pretty_print to_h to_json with check_null held_names hold
  plain
`);

/** The words of reserved/objects.txt, which says why each is in it. */
export const OBJECTS = words(`
  __id__ __send__ class clone define_singleton_method display dup enum_for extend freeze hash inspect instance_eval
  instance_exec instance_variable_get instance_variable_set instance_variables itself method methods object_id
  private_methods protected_methods public_method public_methods public_send remove_instance_variable send
  singleton_class singleton_method singleton_methods tap then to_enum to_s yield_self initialize initialize_clone
  initialize_copy initialize_dup method_missing coerce to_ary to_hash to_proc to_str raise
`);

/** The words of reserved/options.txt, which says why each is in it. */
export const OPTIONS = words(`
  base_url connect_timeout environment headers http_client log_level logger max_response_bytes max_retries middleware
  retry_unsafe timeout
`);

/** The words of reserved/types.txt, which says why each is in it. */
export const TYPES = words(`
  Errors Internal Types Array BasicObject Boolean Class Date Enumerable Enumerator Exception Float Hash IO Integer
  Kernel Module NilClass Numeric Object Pathname Proc StandardError String StringIO Struct Symbol Time
`);
