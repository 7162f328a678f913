# frozen_string_literal: true

require 'json'
require 'socket'

module Support
  # A server in a process of its own, so that its memory and its files are not those of the tests.
  class LoadServer
    PIECE = 'x' * 65_536

    attr_reader :url

    def initialize
      server = TCPServer.new('127.0.0.1', 0)
      server.listen(256)
      @url = "http://127.0.0.1:#{server.addr[1]}"
      @pid = fork { serve(server) }
      server.close
    end

    def close
      Process.kill('KILL', @pid)
      Process.wait(@pid)
    end

    private

    def serve(server)
      @tokens = 0
      @counting = Mutex.new
      loop { Thread.new(server.accept) { |connection| talk(connection) }.report_on_exception = false }
    end

    def talk(connection)
      while (head = connection.gets("\r\n\r\n"))
        length = head[/^content-length: (\d+)/i, 1].to_i
        answer(connection, head, pass_over(connection, length))
      end
    ensure
      connection.close
    end

    # Reads a body piece by piece, and gives its length.
    def pass_over(connection, length)
      left = length
      while left.positive? && (piece = connection.readpartial([left, PIECE.bytesize].min))
        left -= piece.bytesize
      end
      length
    end

    def answer(connection, head, length)
      case head
      when %r{\APOST /token} then reply(connection, token)
      when %r{\AGET /tokens} then reply(connection, @tokens)
      when %r{\AGET /large/(\d+)} then large(connection, Regexp.last_match(1).to_i)
      else
        sleep 0.01 if head.start_with?('GET /slow')
        reply(connection, { path: head[/ (\S+)/, 1], length: })
      end
    end

    # A token. The first one is good for a second alone.
    def token
      number = @counting.synchronize { @tokens += 1 }
      sleep 0.05
      { access_token: "T#{number}", expires_in: number == 1 ? 1 : 3600 }
    end

    def reply(connection, value)
      body = JSON.generate(value)
      head = "Content-Type: application/json\r\nContent-Length: #{body.bytesize}"
      connection.write("HTTP/1.1 200 OK\r\n#{head}\r\n\r\n#{body}")
    end

    def large(connection, pieces)
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: #{pieces * PIECE.bytesize}\r\n\r\n")
      pieces.times { connection.write(PIECE) }
    end
  end
end
