# frozen_string_literal: true

require 'json'

module SdkTests
  module Support
    # What a server must get.
    class ExpectedRequest
      KINDS = %i[json text form multipart].freeze

      def initialize(method, path, query: [], headers: [], cookies: [], rpc: nil, **body)
        @method = method
        @path = path
        @query = query
        @headers = headers
        @cookies = cookies
        @rpc = rpc
        @kind, (@type, @content) = body.first
        raise ArgumentError, "unknown kind of body: #{@kind}" unless @kind.nil? || KINDS.include?(@kind)
      end

      # Whether the method is called by JSON-RPC.
      def rpc?
        !@rpc.nil?
      end

      # How a request differs, in a sentence each. A notification of JSON-RPC has no id.
      def problems_of(got, notification:)
        [
          differs('method', got.verb, @method), differs('path', got.path, @path),
          Pairs.difference('query', Pairs.of_query(got.query), @query, ordered: false), *headers_in(got),
          Pairs.difference('cookies', Pairs.of_cookies(got.headers['cookie'].to_s), @cookies, ordered: false),
          *(rpc? ? message_in(got, notification) : body_in(got.body, got))
        ].compact
      end

      private

      def differs(what, got, wanted)
        "the #{what} is #{got.inspect}, not #{wanted.inspect}" unless got == wanted
      end

      def headers_in(got)
        @headers.map do |name, value|
          sent = got.headers[name.downcase]
          differs("header #{name}", sent, value.strip) if sent.nil? || !Difference.alike?(sent, value.strip)
        end
      end

      # The parameters are in a message.
      def message_in(got, notification)
        message = JSON.parse(got.body)
        parameters = message.key?('params') ? JSON.generate(message['params']) : ''
        [
          differs('version', message['jsonrpc'], '2.0'), differs('remote method', message['method'], @rpc),
          differs('presence of an id', message.key?('id'), !notification), *body_in(parameters, got)
        ]
      end

      def body_in(body, got)
        return [differs('body', body, '')] if @kind.nil?

        type = differs('type of the body', got.media_type, @type) unless @type.empty?
        [type, content_in(body, got)]
      end

      def content_in(body, got)
        case @kind
        when :text then differs('body', body, @content)
        when :form then Pairs.difference('form', Pairs.of_query(body), @content, ordered: false)
        when :multipart then Pairs.difference('form', Pairs.of_parts(got), @content, ordered: true)
        else
          difference = Difference.between(body, @content)
          difference && "the body is #{body}, not #{@content}: #{difference}"
        end
      end
    end
  end
end
