# frozen_string_literal: true

module Sdk
  # The result of a call of a batch, once the batch is sent.
  class Pending
    # @api private
    def initialize
      @settled = false
      @result = nil
      @failure = nil
    end

    # Whether the batch was sent.
    def settled?
      @settled
    end

    # The result of the call.
    #
    # @raise [Errors::Error] the call failed
    # @raise [RuntimeError] the batch was not sent yet
    def result
      raise failure if failure

      @result
    end

    # Why the call failed; nil if it did not.
    #
    # @raise [RuntimeError] the batch was not sent yet
    def failure
      raise 'the batch was not sent yet' unless @settled

      @failure
    end

    # @api private
    def settle(result: nil, failure: nil)
      @result = result
      @failure = failure
      @settled = true
    end

    def inspect
      "#<#{self.class} settled=#{@settled}>"
    end
  end
end
