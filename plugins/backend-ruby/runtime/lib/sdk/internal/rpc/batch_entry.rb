# frozen_string_literal: true

module Sdk
  module Internal
    module Rpc
      # A call of a batch.
      class BatchEntry
        attr_reader :operation, :arguments, :type, :id, :pending

        def initialize(operation, arguments, type, id)
          @operation = operation
          @arguments = arguments
          @type = type
          @id = id
          @pending = Pending.new
        end

        def rpc
          operation[:rpc]
        end

        def notification?
          rpc[:notification] ? true : false
        end
      end
    end
  end
end
