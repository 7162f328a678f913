# frozen_string_literal: true

module Sdk
  module Internal
    module Downloads
      # Calls methods whose results are bytes in memory.
      module FileBytes
        class << self
          def read(core, operation, arguments, options = nil)
            core.perform(core.call(operation, arguments, options), &:bytes)
          end

          # The same beside the response.
          def read_raw(core, operation, arguments, options = nil)
            core.perform(core.call(operation, arguments, options)) { |reply| reply.raw(reply.bytes) }
          end
        end
      end
    end
  end
end
