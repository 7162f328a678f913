# frozen_string_literal: true

module Sdk
  module Internal
    module Downloads
      # Calls methods that give files.
      module Opening
        class << self
          def open(core, operation, arguments, options = nil)
            core.perform(core.call(operation, arguments, options)) { |reply| keep(reply) }
          end

          # The same beside the response.
          def open_raw(core, operation, arguments, options = nil)
            core.perform(core.call(operation, arguments, options)) { |reply| reply.raw(keep(reply)) }
          end

          private

          def keep(reply)
            reply.kept_open = true
            BinaryResponse.new(reply)
          end
        end
      end
    end
  end
end
