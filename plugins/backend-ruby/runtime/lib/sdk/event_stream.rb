# frozen_string_literal: true

module Sdk
  # A stream of events or lines, which arrive while it is iterated. Leaving the block closes the connection; a program
  # that takes items from an Enumerator closes the stream itself.
  class EventStream
    include Enumerable

    attr_reader :status, :headers, :request_id

    # @api private
    def initialize(source)
      head = source.head
      @source = source
      @status = head.status
      @headers = head.headers
      @request_id = head.request_id
      @taken = false
    end

    # Yields the items, or gives an Enumerator of them.
    #
    # @raise [IOError] the stream was read before
    def each
      return enum_for(:each) unless block_given?

      events { |event| yield event.data }
      self
    end

    # Yields the items with names and ids of their events, or gives an Enumerator of them.
    #
    # @yieldparam event [ServerSentEvent]
    # @raise [IOError] the stream was read before
    def events
      return enum_for(:events) unless block_given?
      raise IOError, 'the stream was read before' if @taken

      @taken = true
      begin
        while (event = @source.next)
          yield event
        end
      ensure
        close
      end
      self
    end

    # Closes the connection.
    def close
      @source.close
    end

    def inspect
      "#<#{self.class} status=#{status} request_id=#{request_id.inspect}>"
    end
  end
end
