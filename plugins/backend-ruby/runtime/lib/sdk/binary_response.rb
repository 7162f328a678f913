# frozen_string_literal: true

require 'securerandom'

module Sdk
  # A file that is downloaded, piece by piece as it is read. Its connection is open until then, or until it is closed.
  class BinaryResponse
    include Enumerable

    # @return [Integer]
    attr_reader :status
    # Lists of values by name in lower case.
    #
    # @return [Hash{String => Array<String>}]
    attr_reader :headers
    # Id by which the server knows the request.
    #
    # @return [String, nil]
    attr_reader :request_id

    # @api private
    def initialize(reply)
      @reply = reply
      @status = reply.status
      @headers = reply.headers
      @request_id = reply.request_id
      @taken = false
    end

    # @return [String, nil]
    def content_type
      @reply.header('content-type')
    end

    # The name that the server gives the file, without folders; nil if it gives none.
    #
    # @return [String, nil]
    def filename
      Internal::Downloads::FileNames.of(@reply.header('content-disposition'))
    end

    # Yields the bytes piece by piece, or gives an Enumerator of the pieces. Leaving the block closes the connection.
    #
    # @raise [IOError] the file was read before
    # @raise [Errors::ConnectionError] the connection was lost
    def each
      return enum_for(:each) unless block_given?
      raise IOError, 'the file was read before' if @taken

      @taken = true
      begin
        while (piece = @reply.read_next)
          yield piece
        end
      ensure
        close
      end
      self
    end

    # The whole file.
    #
    # @return [String]
    def read
      bytes = String.new(encoding: Encoding::BINARY)
      each { |piece| bytes << piece }
      bytes
    end

    # Saves the file. Under a path, it has a name of its own until it is complete, with the suffix `.part`.
    #
    # @param target [String, Pathname, IO] a path, or a stream, which is left open
    # @raise [SystemCallError] the file cannot be written
    def save_to(target)
      return write_to(target) if target.respond_to?(:write) && !target.respond_to?(:binwrite)

      partial = "#{target}.#{SecureRandom.alphanumeric(8)}.part"
      begin
        ::File.open(partial, ::File::WRONLY | ::File::CREAT | ::File::EXCL | ::File::BINARY) { |io| write_to(io) }
        ::File.rename(partial, target.to_s)
      ensure
        ::File.delete(partial) if ::File.exist?(partial)
      end
      nil
    end

    # Closes the connection.
    def close
      @reply.close
    end

    def inspect
      "#<#{self.class} status=#{status} request_id=#{request_id.inspect}>"
    end

    private

    def write_to(io)
      each { |piece| io.write(piece) }
      nil
    end
  end
end
