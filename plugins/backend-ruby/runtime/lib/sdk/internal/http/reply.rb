# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # The response of an attempt.
      class Reply
        MOST_OF_ERROR = 1024 * 1024
        USUAL_ID_HEADERS = %w[x-request-id request-id x-correlation-id].freeze
        CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i

        attr_reader :config, :prepared, :called, :attempt, :status
        # Whether the body is read after the call.
        attr_accessor :kept_open

        def initialize(config, prepared, response, deadline, called, attempt)
          @config = config
          @prepared = prepared
          @response = response
          @deadline = deadline
          @called = called
          @attempt = attempt
          @status = response.status
          @kept_open = false
        end

        # Id by which the server knows the request; nil if it tells none.
        def request_id
          names = config.spec[:request_id_headers] || USUAL_ID_HEADERS
          names.filter_map { |name| header(name) }.find { |id| !id.empty? }
        end

        def operation
          prepared.call.operation
        end

        # The URL that answered, without query.
        def url
          Urls.bare(called.url)
        end

        def success?
          (200..299).cover?(status)
        end

        # The reason phrase of the status; an empty text if the server gives none.
        def reason
          @response.reason
        end

        def headers
          @response.headers
        end

        def header(name)
          @response.header(name)
        end

        # Seconds that the server asks to wait.
        def asked_wait
          Retry.asked_wait(header('retry-after-ms'), header('retry-after'), Time.now.to_f)
        end

        # The largest part of the body that may be in memory; nil where nobody has set one.
        def limit
          config.limit_of(prepared.call.options)
        end

        # A result beside the response.
        def raw(value)
          RawResponse.new(value:, status:, headers:, request_id:, url:)
        end

        def media_type
          header('content-type').to_s.partition(';').first.strip.downcase
        end

        def json?
          type = media_type
          type.empty? || type.end_with?('/json', '+json')
        end

        # The next part of a stream; nil at the end. Only the silence before it is limited.
        def read_next
          @deadline.restart
          read('idle')
        end

        # The whole body.
        def bytes
          most = limit || 0
          all = String.new(encoding: Encoding::BINARY)
          while (part = read('body'))
            all << part
            raise decode_failure("is larger than #{most} bytes", nil) if most.positive? && all.bytesize > most
          end
          all
        end

        # The start of the body of an error as text.
        def start
          all = String.new(encoding: Encoding::BINARY)
          begin
            while all.bytesize < MOST_OF_ERROR && (part = read('body'))
              all << part
            end
          rescue Errors::Error
            # The status is known, and more useful than the failure to read on.
          end
          text_of(all.byteslice(0, MOST_OF_ERROR))
        end

        def text_of(bytes)
          Json::Text.decode(bytes, header('content-type').to_s[CHARSET, 1])
        end

        # The JSON that a text is; OMIT if it is none, or not said to be.
        def json_in(text)
          json? ? Json.try_parse(text) : OMIT
        end

        def decode_failure(problem, text, path = nil, line = nil)
          where = " in line #{line}" if line
          message = called.failed("the response (status #{status}) #{problem}#{where}")
          Errors::DecodeError.new(message, status:, headers:, raw_body: text, path:, line:)
        end

        # Gives up a body that nobody wants.
        def pass_over
          Unread.pass_over(@response)
        end

        def close
          @response.body.close
        end

        def inspect
          "#<Reply #{status} #{called.inspect}>"
        end

        private

        # The next part of the body, within the time of the attempt; nil at the end.
        def read(phase)
          @response.body.read(@deadline)
        rescue Errors::TransportError => e
          raise Sender.failure(called, @deadline, e, phase)
        end
      end
    end
  end
end
