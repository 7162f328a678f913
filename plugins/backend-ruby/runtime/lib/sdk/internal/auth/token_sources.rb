# frozen_string_literal: true

module Sdk
  module Internal
    module Auth
      # The tokens of a client by scheme, which derived clients share.
      class TokenSources
        def initialize
          @mutex = Mutex.new
          @sources = {}
        end

        # The source of a scheme; the block makes it.
        def source(key)
          @mutex.synchronize { @sources[key] ||= yield }
        end

        def inspect
          '#<TokenSources ***>'
        end
      end
    end
  end
end
