# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # How an attempt ended that is not an error: with a result, or with another attempt. `retry_reason` says why there
      # is one; nil: only for another token. `asked` are the seconds that the server asks to wait.
      class Outcome
        attr_reader :result, :retry_reason, :asked

        def initialize(done: false, result: nil, retry_reason: nil, asked: nil)
          @done = done
          @result = result
          @retry_reason = retry_reason
          @asked = asked
        end

        def done?
          @done
        end
      end
    end
  end
end
