# frozen_string_literal: true

module Sdk
  module Internal
    module Sockets
      # A message as it was received.
      class Message
        attr_reader :bytes

        def initialize(bytes, text)
          @bytes = bytes
          @text = text
        end

        def text?
          @text
        end

        # The message as JSON: bytes are in base64, and a text that is not JSON is a JSON string.
        def json
          return [bytes].pack('m0') unless text?

          json = Json.try_parse(bytes)
          json.equal?(OMIT) ? bytes : json
        end
      end
    end
  end
end
