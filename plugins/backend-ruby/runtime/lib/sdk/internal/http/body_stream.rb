# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # The body of a request as Net::HTTP reads it. The block is called before each piece.
      class BodyStream
        def initialize(body, &before)
          @length = body.length
          @pieces = body.each
          @before = before
          @rest = ''.b
          @count = 0
        end

        # The next bytes; nil at the end. Raises IOError if the files do not have the size that was told.
        def read(length = nil, buffer = nil)
          @before.call
          @rest = @pieces.next while @rest.empty?
          piece = @rest.byteslice(0, length || @rest.bytesize)
          @rest = @rest.byteslice(piece.bytesize..)
          @count += piece.bytesize
          check(@length.nil? || @count <= @length)
          buffer ? buffer.replace(piece) : piece
        rescue StopIteration
          check(@length.nil? || @count == @length)
          nil
        end

        private

        def check(unchanged)
          raise IOError, 'a file changed while it was sent' unless unchanged
        end
      end
    end
  end
end
