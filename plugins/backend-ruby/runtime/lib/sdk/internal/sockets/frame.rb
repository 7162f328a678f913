# frozen_string_literal: true

require 'securerandom'

module Sdk
  module Internal
    module Sockets
      # A frame of RFC 6455.
      class Frame
        CONTINUATION = 0
        TEXT = 1
        BINARY = 2
        CLOSE = 8
        PING = 9
        PONG = 10
        # Formats and sizes of lengths that do not fit into the second byte.
        LONG_LENGTHS = { 126 => ['n', 2], 127 => ['Q>', 8] }.freeze
        MASK_UNIT = 4096

        attr_reader :kind, :content

        class << self
          # A frame as clients send it.
          def encode(kind, content)
            content = content.b
            mask = SecureRandom.bytes(4)
            [0x80 | kind].pack('C') + length_of(content.bytesize) + mask + masked(content, mask)
          end

          # Takes a frame from the start of what was received; nil if it is not complete.
          #
          # `limit` is the largest content, 0 for no limit. Raises BrokenFrame if the server breaks the protocol, or
          # sends too much.
          def take(received, limit)
            return nil if received.bytesize < 2

            first, second = received.unpack('CC')
            format, size = LONG_LENGTHS.fetch(second & 0x7F, [nil, 0])
            return nil if received.bytesize < 2 + size

            length = format ? received.unpack1(format, offset: 2) : second & 0x7F
            check(first, second, length, limit)
            return nil if received.bytesize < 2 + size + length

            content = received.slice!(0, 2 + size + length).byteslice(2 + size, length)
            new(first & 0x0F, first >= 0x80, content)
          end

          private

          def length_of(length)
            return [0x80 | length].pack('C') if length < 126

            length < 0x10000 ? [0x80 | 126, length].pack('Cn') : [0x80 | 127, length].pack('CQ>')
          end

          # Large integers combine many bytes at once, which is far faster than byte by byte.
          def masked(content, mask)
            masked = String.new(capacity: content.bytesize, encoding: Encoding::BINARY)
            unit = (mask * (MASK_UNIT / 4)).unpack1('H*').to_i(16)
            0.step(content.bytesize - 1, MASK_UNIT) do |at|
              part = content.byteslice(at, MASK_UNIT)
              key = unit >> (8 * (MASK_UNIT - part.bytesize))
              digits = (part.unpack1('H*').to_i(16) ^ key).to_s(16).rjust(2 * part.bytesize, '0')
              masked << [digits].pack('H*')
            end
            masked
          end

          def check(first, second, length, limit)
            control = first & 0x0F >= CLOSE
            # No extension is agreed on, and servers never mask.
            broken = first.anybits?(0x70) || second >= 0x80 || length >= 1 << 63
            raise BrokenFrame, Closed::PROTOCOL_ERROR if broken || (control && (length > 125 || first < 0x80))
            raise BrokenFrame, Closed::TOO_LARGE if limit.positive? && length > limit
          end
        end

        def initialize(kind, last, content)
          @kind = kind
          @last = last
          @content = content
        end

        # Whether the message ends with it.
        def last?
          @last
        end
      end
    end
  end
end
