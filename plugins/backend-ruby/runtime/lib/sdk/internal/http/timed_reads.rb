# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Makes a socket of Net::HTTP wait for each read no longer than until a deadline. Its own limit begins again with
      # each read, so a server that sends a byte now and then could hold a call for ever.
      module TimedReads
        attr_writer :deadline

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
