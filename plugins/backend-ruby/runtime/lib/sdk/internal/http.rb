# frozen_string_literal: true

module Sdk
  module Internal
    # Calls over HTTP.
    module Http
      autoload :ApiFailure, "#{__dir__}/http/api_failure"
      autoload :Attempts, "#{__dir__}/http/attempts"
      autoload :BaseUrls, "#{__dir__}/http/base_urls"
      autoload :BodyStream, "#{__dir__}/http/body_stream"
      autoload :Call, "#{__dir__}/http/call"
      autoload :CallLog, "#{__dir__}/http/call_log"
      autoload :Called, "#{__dir__}/http/called"
      autoload :ClientCore, "#{__dir__}/http/client_core"
      autoload :Config, "#{__dir__}/http/config"
      autoload :ConnectionPool, "#{__dir__}/http/connection_pool"
      autoload :Deadline, "#{__dir__}/http/deadline"
      autoload :Decoder, "#{__dir__}/http/decoder"
      autoload :EnvironmentVariables, "#{__dir__}/http/environment_variables"
      autoload :Exchange, "#{__dir__}/http/exchange"
      autoload :Failures, "#{__dir__}/http/failures"
      autoload :HeaderList, "#{__dir__}/http/header_list"
      autoload :Inflater, "#{__dir__}/http/inflater"
      autoload :Instrumentation, "#{__dir__}/http/instrumentation"
      autoload :NetRequest, "#{__dir__}/http/net_request"
      autoload :OptionValues, "#{__dir__}/http/option_values"
      autoload :Outcome, "#{__dir__}/http/outcome"
      autoload :PooledConnection, "#{__dir__}/http/pooled_connection"
      autoload :Prepared, "#{__dir__}/http/prepared"
      autoload :Reply, "#{__dir__}/http/reply"
      autoload :Requests, "#{__dir__}/http/requests"
      autoload :Retry, "#{__dir__}/http/retry"
      autoload :Secrets, "#{__dir__}/http/secrets"
      autoload :Sender, "#{__dir__}/http/sender"
      autoload :SocketGuard, "#{__dir__}/http/socket_guard"
      autoload :Unread, "#{__dir__}/http/unread"
      autoload :Urls, "#{__dir__}/http/urls"
    end
  end
end
