# frozen_string_literal: true

module Sdk
  # The bytes of a request: texts and files one after the other.
  class RequestBody
    PIECE = 65_536
    private_constant :PIECE

    # @param parts [Array<String, File>]
    def initialize(parts)
      @parts = parts.freeze
      freeze
    end

    # Number of bytes; nil if it is unknown.
    def length
      lengths = @parts.map { |part| part.is_a?(String) ? part.bytesize : part.length }
      lengths.include?(nil) ? nil : lengths.sum
    end

    # Whether the bytes can be read more than once.
    def replayable?
      @parts.grep(File).all?(&:replayable?)
    end

    # The whole body, if it consists of text in memory; nil otherwise.
    def text
      @parts.all?(String) ? @parts.map(&:b).join : nil
    end

    # Yields the bytes piece by piece.
    #
    # @raise [IOError] a file cannot be read
    def each(&block)
      return enum_for(:each) if block.nil?

      @parts.each do |part|
        part.is_a?(String) ? yield(part.b) : part.each(PIECE, &block)
      end
    end

    def inspect
      "#<#{self.class} length=#{length.inspect}>"
    end
  end
end
