# frozen_string_literal: true

require 'digest'
require 'json'
require 'socket'
require 'zlib'

module Support
  # Speaks HTTP over real connections; what it does depends on the path.
  class HttpServer
    LARGE = 32 << 20

    attr_reader :notes

    # `wrap` makes of a connection the one that is spoken over.
    def initialize(&wrap)
      @wrap = wrap || ->(connection) { connection }
      @server = TCPServer.new('127.0.0.1', 0)
      @notes = Thread::Queue.new
      @seen = []
      @thread = Thread.new { serve }
      @thread.report_on_exception = false
    end

    def url(scheme = 'http')
      "#{scheme}://127.0.0.1:#{@server.addr[1]}"
    end

    # What was noted so far.
    def seen
      @seen << @notes.pop until @notes.empty?
      @seen
    end

    def noted?(note)
      500.times do
        return true if seen.include?(note)

        sleep 0.01
      end
      false
    end

    def close
      @thread.kill
      @thread.join
      @server.close
    end

    private

    def serve
      loop do
        connection = @server.accept
        @notes << 'connection'
        Thread.new { talk(@wrap.call(connection)) }.report_on_exception = false
      end
    end

    def talk(connection)
      while (request = read_request(connection))
        break if answer(connection, request) == :close
      end
    rescue SystemCallError
      @notes << 'gone'
    ensure
      connection.close
    end

    def read_request(connection)
      head = connection.gets("\r\n\r\n")
      return nil if head.nil?

      line, *fields = head.split("\r\n")
      headers = fields.to_h { |field| field.split(': ', 2).then { |name, value| [name.downcase, value] } }
      method, path = line.split
      @notes << "proxied #{path}" if path.start_with?('http:')
      path = path.sub(%r{\Ahttp://[^/]*}, '')
      refused = path == '/refuses'
      { method:, path:, headers:, body: refused ? '' : read_body(connection, headers) }
    end

    def read_body(connection, headers)
      return connection.read(headers['content-length'].to_i) unless headers['transfer-encoding'] == 'chunked'

      body = +''.b
      until (size = connection.gets.to_i(16)).zero?
        body << connection.read(size)
        connection.gets
      end
      connection.gets
      body
    end

    def answer(connection, request)
      case request[:path]
      when %r{\A/echo} then reply(connection, 200, JSON.generate(echo(request)))
      when '/gzip' then reply(connection, 200, Zlib.gzip('{"a":1}'), 'Content-Encoding' => 'gzip')
      when '/broken-gzip' then reply(connection, 200, Zlib.gzip('{"a":1}')[0, 15], 'Content-Encoding' => 'gzip')
      when '/early' then early(connection)
      when '/slow' then sleep(0.05) && reply(connection, 200, '{}')
      when '/last' then reply(connection, 200, '{}', 'Connection' => 'close') && :close
      when '/leaves' then reply(connection, 200, '{}') && :close
      else answer_oddly(connection, request[:path])
      end
    end

    def answer_oddly(connection, path)
      case path
      when '/never' then sleep 5
      when '/stalls' then connection.write("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{") && sleep(5)
      when '/drips' then drip(connection)
      when '/short' then connection.write("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}") && :close
      when '/garbage' then connection.write("what?\r\n\r\n") && :close
      when '/reset' then :close
      when '/refuses' then reply(connection, 413, '{"message":"too large"}', 'Connection' => 'close') && :close
      when '/events' then events(connection)
      when '/large' then large(connection)
      end
    end

    def reply(connection, status, body, headers = {})
      lines = { 'Content-Type' => 'application/json', 'Content-Length' => body.bytesize, **headers }
      head = lines.map { |name, value| "#{name}: #{value}\r\n" }.join
      connection.write("HTTP/1.1 #{status} OK\r\n#{head}\r\n#{body}")
    end

    def echo(request)
      {
        method: request[:method], path: request[:path], headers: request[:headers], length: request[:body].bytesize,
        hash: Digest::SHA256.hexdigest(request[:body])
      }
    end

    def early(connection)
      connection.write("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")
      connection.write("HTTP/1.1 204 No Content\r\nX-Request-Id: r\r\n\r\n")
    end

    # Sends the head byte by byte, which takes longer than any test waits.
    def drip(connection)
      "HTTP/1.1 200 OK\r\n#{'X-A: b' * 1000}".each_char do |one|
        connection.write(one)
        sleep 0.05
      end
    end

    def events(connection)
      connection.write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n")
      1000.times do |number|
        event = "data: #{number}\n\n"
        connection.write("#{event.bytesize.to_s(16)}\r\n#{event}\r\n")
        sleep 0.02
      end
    end

    def large(connection)
      head = { 'Content-Length' => LARGE, 'Content-Disposition' => 'attachment; filename="../a.bin"' }
      connection.write("HTTP/1.1 200 OK\r\n#{head.map { |name, value| "#{name}: #{value}\r\n" }.join}\r\n")
      (LARGE >> 16).times { connection.write('x' * (1 << 16)) }
    end
  end
end
