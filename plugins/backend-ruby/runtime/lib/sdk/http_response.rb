# frozen_string_literal: true

module Sdk
  # A response, whose body may be still to come.
  class HttpResponse
    # A body that is in memory.
    #
    # @api private
    class TextBody
      def initialize(text)
        @text = text
      end

      def read(_deadline = nil)
        text = @text
        @text = nil
        text unless text.nil? || text.empty?
      end

      def close
        @text = nil
      end
    end

    # @return [Integer]
    attr_reader :status
    # Lists of values by name in lower case.
    #
    # @return [Hash{String => Array<String>}]
    attr_reader :headers
    # The reason phrase of the status; an empty text if there is none.
    #
    # @return [String]
    attr_reader :reason
    # The body: `read(deadline)` gives its next bytes, nil at the end, and `close` lets go of the connection.
    attr_reader :body

    # @param status [Integer]
    # @param headers [Hash{String => String, Array<String>}] values by name, in any letter case
    # @param body [String, #read] the bytes, or what gives them piece by piece: `read(deadline)` gives the next ones and
    #   nil at the end, and `close` lets go of the connection; both raise {Errors::TransportError} where the connection
    #   is lost
    # @param reason [String] the reason phrase of the status
    def initialize(status:, headers: {}, body: '', reason: '')
      @status = status
      @headers = read(headers).freeze
      @body = body.is_a?(String) ? TextBody.new(body) : body
      @reason = utf8(reason)
      freeze
    end

    # The first value of a header, in any letter case; nil if there is none.
    def header(name)
      headers[name.downcase]&.first
    end

    def inspect
      "#<#{self.class} #{status} headers=#{headers.keys.inspect}>"
    end

    private

    def read(headers)
      all = {}
      headers.each do |name, values|
        texts = values.is_a?(Array) ? values.map { |value| utf8(value.to_s) } : [utf8(values.to_s)]
        key = name.to_s.downcase
        all[key] = all.key?(key) ? all[key] + texts : texts
      end
      all
    end

    # Headers are in UTF-8, or else in Latin-1.
    def utf8(text)
      return text if text.frozen? && text.encoding == Encoding::UTF_8 && text.valid_encoding?

      own = text.dup.force_encoding(Encoding::UTF_8)
      own = text.dup.force_encoding(Encoding::ISO_8859_1).encode(Encoding::UTF_8) unless own.valid_encoding?
      own.freeze
    end
  end
end
