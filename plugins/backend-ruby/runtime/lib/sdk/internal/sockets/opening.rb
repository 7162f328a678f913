# frozen_string_literal: true

module Sdk
  module Internal
    module Sockets
      # Opens channels.
      module Opening
        USUAL_LIMIT = 32 * 1024 * 1024

        class << self
          # A channel of a class, whose messages from the server have a type.
          def open(core, operation, arguments, channel, receives, channel_options: nil, options: nil)
            options = RequestOptions.of(options)
            limit = core.config.limit_of(options) || USUAL_LIMIT
            call = core.call(operation, arguments, options)
            dial = -> { dial(core, call, limit) }
            link = ChannelLink.new(dial, channel_options || ChannelOptions.new, limit, core.config.backoff)
            channel.new(link, receives)
          end

          private

          def dial(core, call, limit)
            prepared = Http::Prepared.new(core.config, call)
            applied = Auth::Authenticator.new(core.config, prepared).apply
            request = Http::Requests.create(prepared, applied)
            called = Http::Called.new(request.method, prepared.url, call.secrets.with(applied.secrets))
            prepared.log&.log('info', 'connect', method: request.method, url: Http::Urls.masked(request.url))
            Connection.new(stream(core, prepared, request), limit)
          rescue Errors::TransportError => e
            raise failure(called, e)
          end

          def stream(core, prepared, request)
            deadline = Http::Deadline.new(prepared.timeout)
            limits = [core.config.connect_timeout, prepared.timeout].compact.reject(&:zero?)
            Handshake.open(request.url, request.headers, deadline, Http::Deadline.new(limits.min || 0))
          end

          def failure(called, error)
            kind = error.timeout? ? Errors::TimeoutError : Errors::ConnectionError
            phase = error.never_sent? ? 'connect' : 'response'
            kind.new(called.failed("the connection could not be opened: #{error.message}"), phase:)
          end
        end
      end
    end
  end
end
