# frozen_string_literal: true

module Sdk
  module Internal
    module Rpc
      # Messages of streams by the Connect protocol.
      class ConnectMessages
        HEAD = 5
        COMPRESSED = 1
        END_OF_STREAM = 2
        # Statuses of the codes that have one of their own.
        STATUSES = {
          'canceled' => 499, 'invalid_argument' => 400, 'failed_precondition' => 400, 'out_of_range' => 400,
          'deadline_exceeded' => 504, 'not_found' => 404, 'already_exists' => 409, 'aborted' => 409,
          'permission_denied' => 403, 'resource_exhausted' => 429, 'unimplemented' => 501, 'unavailable' => 503,
          'unauthenticated' => 401
        }.freeze

        def initialize(reply, type)
          @reply = reply
          @type = type
          @sizes = Streams::LineReader.new(reply)
          @held = String.new(encoding: Encoding::BINARY)
          @done = false
        end

        # Whether the last message was read, whatever still comes.
        def done?
          @done
        end

        def feed(chunk, &block)
          @held << chunk.b
          until @done || @held.bytesize < HEAD
            flags, length = @held.unpack('CN')
            @sizes.check_size(length)
            break if @held.bytesize < HEAD + length

            message = @held.slice!(0, HEAD + length)
            read(flags, message.byteslice(HEAD, length).force_encoding(Encoding::UTF_8), &block)
          end
        end

        def finish
          raise Errors::StreamError, @reply.called.failed('the stream ended without its last message: others may be missing')
        end

        private

        def read(flags, text)
          if flags.anybits?(COMPRESSED)
            raise Errors::StreamError, @reply.called.failed('the stream is compressed, which was not asked for')
          end

          if flags.nobits?(END_OF_STREAM)
            yield ServerSentEvent.new(data: Http::Decoder.decode(@reply, @type, text), event: 'message', id: '')
          else
            @done = true
            read_end(text)
          end
        end

        def read_end(text)
          json = Json.try_parse(text)
          raise @reply.decode_failure('is not the JSON that the API declares', text) unless json.is_a?(Hash)
          raise failure(json['error']) if json['error'].is_a?(Hash)
        end

        def failure(error)
          code = error['code'].is_a?(String) ? error['code'] : 'unknown'
          what = "#{@reply.called.method} #{@reply.operation[:path]} failed with #{code}"
          failure = Http::Failures.describe(@reply, what, Json.write(error), error)
          Http::Failures.by_status(failure.with(body: error, status: STATUSES.fetch(code, 500)))
        end
      end
    end
  end
end
