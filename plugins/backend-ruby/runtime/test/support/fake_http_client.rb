# frozen_string_literal: true

require 'json'

module Support
  # Answers as a vector says, and keeps the requests.
  class FakeHttpClient
    # Gives chunks.
    class Body
      attr_reader :closed

      def initialize(chunks)
        @chunks = chunks
        @closed = false
      end

      def read(_deadline)
        @chunks.shift
      end

      def close
        @closed = true
      end
    end

    # Headers that HTTP clients add.
    OWN = %w[accept-encoding content-length host transfer-encoding].freeze

    attr_reader :requests, :bodies

    # `cut` is where the first body is cut in two; `:every` cuts it at every byte.
    def initialize(responses, cut = nil)
      @responses = responses
      @cut = cut
      @requests = []
      @bodies = []
    end

    def self.bytes_of(given)
      return given['base64'].unpack1('m') if given['base64']

      body = given.fetch('body', {})
      (body.is_a?(String) ? body : JSON.generate(body)).b
    end

    def execute(request)
      count = @requests.length
      @requests << describe(request)
      given = @responses[[count, @responses.length - 1].min]
      raise failure(given['fails']) if given['fails']

      @bodies << Body.new(chunks(FakeHttpClient.bytes_of(given), count.zero? ? @cut : nil))
      Sdk::HttpResponse.new(
        status: given['status'] || 200, headers: headers(given), body: @bodies.last, reason: given['statusText'] || ''
      )
    end

    # The recorded requests are not shown, since they belong to the tests.
    def inspect
      '#<FakeHttpClient>'
    end

    private

    def failure(kind)
      Sdk::Errors::TransportError.new("the connection was #{kind}", never_sent: kind == 'unsent')
    end

    def headers(given)
      headers = given['headers'] || {}
      json = !given.key?('base64') && !given['body'].is_a?(String)
      return headers if !json || headers.keys.any? { |name| name.to_s.casecmp?('content-type') }

      headers.merge('Content-Type' => 'application/json')
    end

    def chunks(bytes, cut)
      return [] if bytes.empty?
      return bytes.each_char.to_a if cut == :every

      cut ? [bytes.byteslice(0, cut), bytes.byteslice(cut..)] : [bytes]
    end

    def describe(request)
      headers = request.headers.to_h { |name, value| [name.downcase, value.dup.force_encoding('UTF-8')] }.except(*OWN)
      body = request.body ? request.body.each.to_a.join : +''
      {
        'method' => request.method, 'url' => plain(request.url), 'headers' => headers.sort.to_h,
        'headerNames' => headers.keys.sort, 'body' => body.force_encoding('UTF-8')
      }
    end

    def plain(url)
      url.sub(/#.*\z/, '').sub(%r{\A(http://[^/:]+):80(?=/|\z)}, '\1').sub(%r{\A(https://[^/:]+):443(?=/|\z)}, '\1')
    end
  end
end
