# frozen_string_literal: true

require 'zlib'

module Sdk
  module Internal
    module Http
      # Decompresses a body piece by piece. Net::HTTP takes a body that was cut off for a whole one.
      class Inflater
        GZIP = 16
        MAGIC = "\x1F\x8B".b

        def initialize
          @stream = create
          @started = false
        end

        # Bytes without compression. Raises Zlib::Error if the body is not compressed by gzip.
        def feed(chunk)
          @started ||= !chunk.empty?
          bytes = @stream.inflate(chunk)
          # Members of a file by gzip may follow each other; other bytes after one mean nothing.
          while @stream.finished? && (rest = @stream.flush_next_in).start_with?(MAGIC)
            @stream.close
            @stream = create
            bytes << @stream.inflate(rest)
          end
          bytes
        end

        # Raises Zlib::BufError if the body was cut off.
        def finish
          raise Zlib::BufError, 'the compressed body was cut off' if @started && !@stream.finished?

          @stream.close
        end

        private

        def create
          Zlib::Inflate.new(Zlib::MAX_WBITS + GZIP)
        end
      end
    end
  end
end
