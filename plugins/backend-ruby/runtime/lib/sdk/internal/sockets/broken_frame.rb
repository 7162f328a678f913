# frozen_string_literal: true

module Sdk
  module Internal
    module Sockets
      # The server sends what a client must not accept.
      class BrokenFrame < StandardError
        attr_reader :close_code

        def initialize(close_code)
          @close_code = close_code
          super("the connection is closed with the code #{close_code}")
        end
      end
    end
  end
end
