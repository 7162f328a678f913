# frozen_string_literal: true

module Sdk
  # A request as it is sent. Printed, it shows no secrets.
  class HttpRequest
    include Internal::Unserializable

    # @return [String]
    attr_reader :method
    # @return [String]
    attr_reader :url
    # Pairs of names and values in order.
    #
    # @return [Array<Array(String, String)>]
    attr_reader :headers
    # @return [RequestBody, nil]
    attr_reader :body
    # How long the response may take: `left` are the seconds that are left, nil without a limit.
    attr_reader :deadline
    # Seconds that connecting may take; 0: no limit of its own.
    #
    # @return [Numeric, nil]
    attr_reader :connect_timeout

    # @api private
    def initialize(method, url, headers, body = nil, deadline: nil, connect_timeout: nil)
      @method = method
      @url = url
      @headers = headers.freeze
      @body = body
      @deadline = deadline
      @connect_timeout = connect_timeout
      freeze
    end

    # The value of a header, in any letter case; nil if there is none.
    def header(name)
      headers.find { |own, _| own.casecmp(name)&.zero? }&.last
    end

    # A copy with another value of a header; nil removes it.
    def with_header(name, value)
      others = headers.reject { |own, _| own.casecmp?(name) }
      others << [name, value] unless value.nil?
      HttpRequest.new(method, url, others, body, deadline:, connect_timeout:)
    end

    # A copy for another address.
    def with_url(url)
      HttpRequest.new(method, url, headers, body, deadline:, connect_timeout:)
    end

    def inspect
      "#<#{self.class} #{method} #{Internal::Http::Urls.masked(url)} headers=#{headers.map(&:first).inspect}>"
    end
  end
end
