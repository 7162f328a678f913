# frozen_string_literal: true

module Sdk
  # A file to upload.
  class File
    # Name that is sent; nil for none.
    #
    # @return [String, nil]
    attr_reader :filename
    # Content type; nil for that of the API.
    #
    # @return [String, nil]
    attr_reader :content_type
    # Number of bytes; nil if it is unknown.
    #
    # @return [Integer, nil]
    attr_reader :length

    # @param source [Pathname, IO, StringIO, String] a path, which is read when the request is sent; a stream, from
    #   where it is, which is left open; or bytes. A stream that cannot be rewound is sent at most once, so its request
    #   is not repeated.
    # @param filename [String, nil] name that is sent; nil for that of the path, if there is one
    # @param content_type [String, nil] content type; nil for that of the API
    # @raise [Errors::ConfigurationError] there is no such file
    def initialize(source, filename: nil, content_type: nil)
      @source = source
      @filename = filename&.to_s
      @content_type = content_type
      @taken = false
      case source
      when String then take_bytes
      else source.respond_to?(:read) && !source.respond_to?(:binread) ? take_stream : take_path
      end
    end

    # Whether the bytes can be read more than once.
    #
    # @api private
    def replayable?
      @replayable
    end

    # Yields the bytes piece by piece.
    #
    # @api private
    def each(size, &block)
      raise IOError, 'the stream was read before' if @taken && !@replayable

      @taken = true
      case @source
      when String then each_part(@source.b, size, &block)
      else @path ? ::File.open(@path, 'rb') { |io| each_piece(io, size, &block) } : read_stream(size, &block)
      end
    end

    def inspect
      "#<#{self.class} filename=#{filename.inspect} content_type=#{content_type.inspect} length=#{length.inspect}>"
    end

    private

    def take_bytes
      @length = @source.bytesize
      @replayable = true
    end

    def take_path
      @path = @source.to_s
      unless ::File.file?(@path) && ::File.readable?(@path)
        raise Errors::ConfigurationError, "the file cannot be read: #{@path}"
      end

      @filename ||= ::File.basename(@path)
      @length = ::File.size(@path)
      @replayable = true
    end

    def take_stream
      @start = position
      @replayable = !@start.nil?
      @length = @replayable && @source.respond_to?(:size) ? [@source.size - @start, 0].max : nil
      @filename = stream_name if @filename.nil?
    end

    # The name of a stream. Uploads of web frameworks tell that of the user's file.
    def stream_name
      return @source.original_filename if @source.respond_to?(:original_filename)

      ::File.basename(@source.path) if @source.respond_to?(:path) && @source.path
    end

    # Where a stream is; nil if it cannot be rewound.
    def position
      @source.pos if @source.respond_to?(:pos) && @source.respond_to?(:seek)
    rescue SystemCallError, IOError
      nil
    end

    def read_stream(size, &block)
      @source.seek(@start) if @replayable
      each_piece(@source, size, &block)
    end

    def each_piece(io, size)
      while (piece = io.read(size))
        yield piece.b unless piece.empty?
      end
    end

    def each_part(bytes, size)
      (0...bytes.bytesize).step(size) { |at| yield bytes.byteslice(at, size) }
    end
  end
end
