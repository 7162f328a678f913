# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # A call of a method.
      class Call
        # `url` replaces base URL, path and query; `for_token` says that the call requests a token for others;
        # `messages` are the calls of a batch as one body, and `id` is that of a call by JSON-RPC.
        attr_reader :operation, :arguments, :options, :url, :messages, :id, :secrets

        def initialize(operation, arguments, options, url: nil, for_token: false, messages: nil, id: 0, secrets: nil)
          @operation = operation
          @arguments = arguments
          @options = options
          @url = url
          @for_token = for_token
          @messages = messages
          @id = id
          @secrets = secrets || Secrets.new
        end

        # A copy with other options.
        def with(options:)
          Call.new(operation, arguments, options, url:, for_token: for_token?, messages:, id:, secrets:)
        end

        def for_token?
          @for_token
        end

        # Whether the call goes to a server that only issues tokens. It gets nothing that is meant for the API.
        def foreign?
          for_token? && !url.nil?
        end

        def inspect
          "#<Call #{operation[:method]} #{operation[:path]}>"
        end
      end
    end
  end
end
