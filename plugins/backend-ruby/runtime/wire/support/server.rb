# frozen_string_literal: true

require 'json'
require 'socket'

module SdkTests
  module Support
    # A server on this machine, which answers every request as it was told to, and keeps what arrived.
    class Server
      # A response. One by JSON-RPC is the message around the result, and empty for a notification.
      Reply = Struct.new(:status, :type, :body, :is_rpc) do
        def text(request)
          content = is_rpc && !body.empty? ? message(request) : body
          head = ["HTTP/1.1 #{status} Answer", 'Connection: close']
          head << "Content-Type: #{type}" unless type.empty?
          head << "Content-Length: #{content.bytesize}" unless status == 204
          "#{head.join("\r\n")}\r\n\r\n#{content}"
        end

        private

        def message(request)
          %({"jsonrpc":"2.0","id":#{JSON.parse(request.body)['id'].to_json},"result":#{body}})
        end
      end

      attr_reader :url

      def initialize
        @listener = TCPServer.new('127.0.0.1', 0)
        @url = "http://127.0.0.1:#{@listener.addr[1]}"
        @mutex = Mutex.new
        @received = []
        Thread.new { loop { serve(@listener.accept) } }
      end

      # Says what the next requests are answered, and forgets those that arrived.
      def prepare(status, type, body, is_rpc:)
        @mutex.synchronize do
          @reply = Reply.new(status, type, body, is_rpc)
          @received = []
        end
      end

      # The requests since the last answer was prepared.
      def received
        @mutex.synchronize { @received.dup }
      end

      private

      def serve(connection)
        request = read_request(connection)
        return if request.nil?

        reply = @mutex.synchronize do
          @received << request
          @reply
        end
        connection.write(reply.text(request))
      rescue SystemCallError, IOError => e
        warn("The server of the tests lost a connection: #{e.message}")
      ensure
        connection.close
      end

      # A request; nil where the connection closes before one.
      def read_request(connection)
        head = connection.gets("\r\n\r\n")
        return nil if head.nil?

        line, *fields = head.force_encoding(Encoding::UTF_8).split("\r\n")
        headers = fields.map { |field| field.split(':', 2) }.group_by { |name, _| name.downcase }
                        .transform_values { |pairs| pairs.map { |_, value| value.strip }.join(', ') }
        connection.write("HTTP/1.1 100 Continue\r\n\r\n") if headers.key?('expect')
        method, target = line.split
        ReceivedRequest.new(method, target, headers, read_body(connection, headers).force_encoding(Encoding::UTF_8))
      end

      def read_body(connection, headers)
        return connection.read(headers['content-length'].to_i) unless headers.key?('transfer-encoding')

        body = String.new(encoding: Encoding::BINARY)
        until (size = connection.gets.to_i(16)).zero?
          body << connection.read(size)
          connection.gets
        end
        connection.gets
        body
      end
    end
  end
end
