# frozen_string_literal: true

require 'digest'
require 'json'
require 'socket'

# Speaks the WebSocket protocol; what it does depends on the text that comes.
class SocketServer
  GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

  attr_reader :notes

  # `wrap` makes of a connection the one that is spoken over.
  def initialize(scheme: 'ws', &wrap)
    @scheme = scheme
    @wrap = wrap || ->(connection) { connection }
    @server = TCPServer.new('127.0.0.1', 0)
    @notes = []
    @thread = Thread.new { serve }
    @thread.report_on_exception = false
  end

  def url(path = '/x')
    "#{@scheme}://127.0.0.1:#{@server.addr[1]}#{path}"
  end

  def noted?(note)
    200.times do
      return true if @notes.include?(note)

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
      Thread.new { talk(connection) }.report_on_exception = false
    end
  end

  def talk(connection)
    connection = @wrap.call(connection)
    request, headers = read_request(connection)
    @notes << request << "authorization: #{headers['authorization']}"
    case request
    when /refused/ then connection.write("HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n")
    when /silent/ then sleep 5
    when /impostor/ then accept(connection, 'other')
    else
      accept(connection, headers['sec-websocket-key'])
      connection.write(frame(0x81, '"hello"'))
      answer(connection)
    end
  ensure
    connection.close
  end

  def read_request(connection)
    request, *lines = connection.gets("\r\n\r\n").split("\r\n")
    [request, lines.to_h { |line| line.split(': ', 2).then { |name, value| [name.downcase, value] } }]
  end

  def accept(connection, key)
    digest = [Digest::SHA1.digest(key + GUID)].pack('m0')
    connection.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" \
                     "Sec-WebSocket-Accept: #{digest}\r\n\r\n")
  end

  def answer(connection)
    while (kind, content = read_frame(connection))
      case kind
      when 8
        @notes << "closed #{content.unpack1('n')}"
        connection.write(frame(0x88, content))
        break
      when 10 then @notes << "pong #{content}"
      else
        break if reply(connection, kind, content) == :lost
      end
    end
  end

  def reply(connection, kind, content)
    replies = replies(content)
    return :lost if replies == :lost

    connection.write(replies || frame(kind == 2 ? 0x82 : 0x81, content))
  end

  def replies(content)
    case content
    when '"ping"' then frame(0x89, 'p') + frame(0x81, '"pinged"')
    when '"parts"' then frame(0x01, '"a') + frame(0x89, 'q') + frame(0x00, 'b') + frame(0x80, 'c"')
    when '"policy"' then frame(0x88, "#{[1008].pack('n')}no")
    when '"lost"' then :lost
    when '"large"' then frame(0x81, JSON.generate('x' * (3 << 20)))
    when '"masked"' then "\x81\x81abcdx".b
    when '"latin1"' then frame(0x81, "\xE4")
    when '"reserved"' then frame(0xC1, '1')
    end
  end

  def frame(first, content)
    content = content.b
    head(first, content.bytesize) + content
  end

  def head(first, length)
    return [first, length].pack('CC') if length < 126

    length < 0x10000 ? [first, 126, length].pack('CCn') : [first, 127, length].pack('CCQ>')
  end

  def read_frame(connection)
    head = connection.read(2)
    return nil if head.nil? || head.bytesize < 2

    length = head.getbyte(1) & 0x7F
    length = connection.read(2).unpack1('n') if length == 126
    length = connection.read(8).unpack1('Q>') if length == 127
    mask = connection.read(4).bytes
    content = connection.read(length).bytes.each_with_index.map { |byte, at| byte ^ mask[at % 4] }
    [head.getbyte(0) & 0x0F, content.pack('C*')]
  end
end
