# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # What a socket of Net::HTTP does differently.
      module SocketGuard
        # Each read waits no longer than until then. Net::HTTP's own limit begins again with each read, so a server that
        # sends a byte now and then could hold a call for ever.
        attr_writer :deadline

        # A server may answer and close the connection before it has read all. After this error Net::HTTP reads the
        # answer.
        def write(*)
          super
        rescue Errno::ECONNRESET
          raise Errno::EPIPE
        end

        private

        def rbuf_fill
          raise Net::ReadTimeout, @io if @deadline&.over?

          @read_timeout = @deadline&.left
          super
        end
      end
    end
  end
end
