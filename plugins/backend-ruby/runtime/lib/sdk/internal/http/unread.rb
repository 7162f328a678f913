# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Bodies that nobody wants. A short one is read, so that its connection can be used again.
      module Unread
        WORTH_READING = 64 * 1024
        PATIENCE = 0.1

        def self.pass_over(response)
          return if response.header('content-length').to_i > WORTH_READING

          deadline = Deadline.new(PATIENCE)
          left = WORTH_READING
          while left.positive? && (part = response.body.read(deadline))
            left -= part.bytesize
          end
        rescue Errors::TransportError
          # The connection cannot be used again, which is all that this was for.
        ensure
          response.body.close
        end
      end
    end
  end
end
