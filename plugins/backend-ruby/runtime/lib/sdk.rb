# frozen_string_literal: true

# The SDK. Every part is loaded when it is first used; {Sdk.eager_load!} loads all at once.
module Sdk
  # Clients and their options
  autoload :ClientOptions, "#{__dir__}/sdk/client_options"
  autoload :OMIT, "#{__dir__}/sdk/omit"
  autoload :RequestOptions, "#{__dir__}/sdk/request_options"
  autoload :VERSION, "#{__dir__}/sdk/version"

  # Data
  autoload :Enum, "#{__dir__}/sdk/enum"
  autoload :JsonLiteral, "#{__dir__}/sdk/json_literal"
  autoload :Model, "#{__dir__}/sdk/model"
  autoload :Union, "#{__dir__}/sdk/union"
  autoload :UnknownVariant, "#{__dir__}/sdk/unknown_variant"

  # Requests and responses
  autoload :HttpRequest, "#{__dir__}/sdk/http_request"
  autoload :HttpResponse, "#{__dir__}/sdk/http_response"
  autoload :LogEntry, "#{__dir__}/sdk/log_entry"
  autoload :NetHttpClient, "#{__dir__}/sdk/net_http_client"
  autoload :RawResponse, "#{__dir__}/sdk/raw_response"
  autoload :RequestBody, "#{__dir__}/sdk/request_body"
  autoload :RequestEvent, "#{__dir__}/sdk/request_event"

  # Errors
  autoload :Errors, "#{__dir__}/sdk/errors"

  # Files
  autoload :BinaryResponse, "#{__dir__}/sdk/binary_response"
  autoload :File, "#{__dir__}/sdk/file"

  # Pages
  autoload :Page, "#{__dir__}/sdk/page"

  # Streams
  autoload :EventStream, "#{__dir__}/sdk/event_stream"
  autoload :ServerSentEvent, "#{__dir__}/sdk/server_sent_event"

  # Channels
  autoload :Channel, "#{__dir__}/sdk/channel"
  autoload :ChannelOptions, "#{__dir__}/sdk/channel_options"

  # Remote calls
  autoload :ConnectFailure, "#{__dir__}/sdk/connect_failure"
  autoload :Pending, "#{__dir__}/sdk/pending"

  # Webhooks
  autoload :WebhookDelivery, "#{__dir__}/sdk/webhook_delivery"

  # @api private
  autoload :Internal, "#{__dir__}/sdk/internal"

  # Loads all parts, for servers that share memory between processes.
  def self.eager_load!(within = self)
    within.constants.each do |name|
      part = within.const_get(name)
      eager_load!(part) if part.instance_of?(Module) && part.name.start_with?("#{within.name}::")
    end
  end
end
