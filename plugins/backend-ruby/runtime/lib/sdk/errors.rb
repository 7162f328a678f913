# frozen_string_literal: true

module Sdk
  # The errors of the SDK, of which {Errors::Error} is the root.
  module Errors
    autoload :ApiError, "#{__dir__}/errors/api_error"
    autoload :BadRequestError, "#{__dir__}/errors/bad_request_error"
    autoload :ConfigurationError, "#{__dir__}/errors/configuration_error"
    autoload :ConflictError, "#{__dir__}/errors/conflict_error"
    autoload :ConnectionError, "#{__dir__}/errors/connection_error"
    autoload :DecodeError, "#{__dir__}/errors/decode_error"
    autoload :Error, "#{__dir__}/errors/error"
    autoload :ForbiddenError, "#{__dir__}/errors/forbidden_error"
    autoload :InternalServerError, "#{__dir__}/errors/internal_server_error"
    autoload :JsonRpcError, "#{__dir__}/errors/json_rpc_error"
    autoload :MissingCredentialsError, "#{__dir__}/errors/missing_credentials_error"
    autoload :NotFoundError, "#{__dir__}/errors/not_found_error"
    autoload :OAuthTokenError, "#{__dir__}/errors/oauth_token_error"
    autoload :SocketClosedError, "#{__dir__}/errors/socket_closed_error"
    autoload :StreamError, "#{__dir__}/errors/stream_error"
    autoload :TimeoutError, "#{__dir__}/errors/timeout_error"
    autoload :TooManyRequestsError, "#{__dir__}/errors/too_many_requests_error"
    autoload :TransportError, "#{__dir__}/errors/transport_error"
    autoload :UnauthorizedError, "#{__dir__}/errors/unauthorized_error"
    autoload :UnprocessableEntityError, "#{__dir__}/errors/unprocessable_entity_error"
    autoload :WebhookVerificationError, "#{__dir__}/errors/webhook_verification_error"
  end
end
