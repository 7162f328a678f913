# frozen_string_literal: true

module Sdk
  module Internal
    module Streams
      # Opens streams.
      module Opening
        # Content types that say nothing.
        SAY_NOTHING = ['', 'text/plain', 'application/octet-stream'].freeze

        class << self
          # The stream of an operation, whose items have a type. A block gets its items, after which it is closed.
          def open(core, operation, arguments, type, options = nil, &block)
            call = core.call(operation, arguments, options)
            stream = core.perform(call) { |reply| stream_of(core, call, reply, type) }
            block ? stream.each(&block) : stream
          end

          # The same beside the response.
          def open_raw(core, operation, arguments, type, options = nil)
            call = core.call(operation, arguments, options)
            core.perform(call) { |reply| reply.raw(stream_of(core, call, reply, type)) }
          end

          # Leaves the connection of a response open, if it is a stream at all.
          def keep_open(reply)
            type = reply.media_type
            declared = reply.operation[:response] || {}
            name, of_type = expected(reply.operation, declared, type)
            if of_type || type == declared[:accept]&.downcase || SAY_NOTHING.include?(type)
              reply.kept_open = true
              return reply
            end
            text = reply.start
            said = Items.said(reply, text, reply.json_in(text))
            raise reply.decode_failure("is #{type}, not #{name}#{said}", text)
          end

          private

          def expected(operation, declared, type)
            return ['a stream of messages', type.start_with?('application/connect')] if operation[:rpc]
            return ['a stream of JSON lines', type.include?('json')] if declared[:kind] == 'jsonl'

            ['a stream of events', type == 'text/event-stream']
          end

          def stream_of(core, call, reply, type)
            keep_open(reply)
            resumable = (reply.operation[:response] || {})[:resumable]
            EventStream.new(
              resumable ? ResumingSource.new(core, call, reply, type) : ReplySource.new(reply, frames(reply, type))
            )
          end

          def frames(reply, type)
            return Rpc::ConnectMessages.new(reply, type) if reply.operation[:rpc]

            reply.operation[:response][:kind] == 'jsonl' ? LineFrames.new(reply, type) : EventFrames.new(reply, type)
          end
        end
      end
    end
  end
end
