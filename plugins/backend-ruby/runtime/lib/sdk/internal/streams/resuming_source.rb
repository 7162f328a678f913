# frozen_string_literal: true

module Sdk
  module Internal
    module Streams
      # The events of a stream that continues after its connection was lost.
      class ResumingSource
        attr_reader :head

        def initialize(core, call, reply, type)
          @core = core
          @call = call
          @type = type
          @head = reply.raw(nil)
          @limit = reply.prepared.replayable? ? reply.prepared.max_retries : 0
          @failures = 0
          @closed = false
          start(reply, '')
        end

        # The next event; nil at the end.
        def next
          until @closed
            begin
              return @current.next
            rescue Errors::ConnectionError, Errors::StreamError => e
              raise unless resumable?(e)
            end
            @failures += 1
            Http::Retry.sleep(@core.config.backoff.call(@failures, nil))
            reconnect
          end
        end

        def close
          @closed = true
          @current.close
        end

        private

        def start(reply, last_id)
          @frames = EventFrames.new(reply, @type, last_id)
          @current = ReplySource.new(reply, @frames)
          @seen = 0
        end

        def resumable?(error)
          if @frames.count > @seen
            @failures = 0
            @seen = @frames.count
          end
          early = error.is_a?(Errors::ConnectionError) || error.text.nil?
          early && @frames.last_id != '' && @failures < @limit && !@closed
        end

        def reconnect
          last_id = @frames.last_id
          options = @call.options.with(headers: @call.options.headers.merge('Last-Event-ID' => last_id))
          start(@core.perform(@call.with(options:)) { |reply| Opening.keep_open(reply) }, last_id)
        end
      end
    end
  end
end
