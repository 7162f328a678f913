# frozen_string_literal: true

module Sdk
  module Internal
    module Sockets
      # How a connection was closed.
      class Closed
        NORMAL = 1000
        PROTOCOL_ERROR = 1002
        NO_CODE = 1005
        LOST = 1006
        NOT_UTF8 = 1007
        TOO_LARGE = 1009
        MAY_PASS = [1001, LOST, 1011, 1012, 1013, 1014].freeze

        attr_reader :code, :reason

        def initialize(code, reason = '', ours: false)
          @code = code
          @reason = reason
          @ours = ours
        end

        # Whether this side refused to go on.
        def ours?
          @ours
        end

        # Whether the server may accept another connection.
        def may_pass?
          MAY_PASS.include?(code)
        end

        def usual?
          [NORMAL, NO_CODE].include?(code)
        end
      end
    end
  end
end
