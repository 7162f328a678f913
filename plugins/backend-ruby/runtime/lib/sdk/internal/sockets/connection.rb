# frozen_string_literal: true

module Sdk
  module Internal
    module Sockets
      # A connection that messages go over.
      class Connection
        # Seconds that the other side has to confirm the end.
        PATIENCE = 5.0
        LONGEST_REASON = 123

        # How the connection was closed; nil while it is open.
        attr_reader :closed

        # `limit` is the largest message; 0 for no limit.
        def initialize(stream, limit)
          @stream = stream
          @limit = limit
          @closed = nil
          @close_sent = false
          @kind = nil
          @content = String.new(encoding: Encoding::BINARY)
          @receiving = Mutex.new
          @ending = Mutex.new
          @ended = ConditionVariable.new
        end

        # The next message; nil once the connection is closed, or if none came before the deadline.
        def receive(deadline = nil)
          @receiving.synchronize { receive_alone(deadline) }
        end

        # Sends a message; false if the connection is closed.
        def send(message, text)
          return false if @closed
          return true if @stream.send(Frame.encode(text ? Frame::TEXT : Frame::BINARY, message), nil)

          # The server may have said why before the connection broke.
          drain
          finish(Closed.new(Closed::LOST))
          false
        end

        def close(code, reason)
          return if @closed

          send_close(code, reason)
          drain
          @closed = Closed.new(code, reason)
          @stream.close
        end

        private

        def receive_alone(deadline)
          while @closed.nil?
            known = @stream.received.bytesize
            frame = Frame.take(@stream.received, @limit)
            message = frame && accept(frame)
            return message if message
            next if frame || @stream.receive(deadline, known)
            return nil unless @stream.ended?

            finish(Closed.new(Closed::LOST))
          end
        rescue BrokenFrame => e
          send_close(e.close_code, '')
          finish(Closed.new(e.close_code, ours: true))
        end

        # Waits for the end. A thread that is receiving meets it by itself.
        def drain
          deadline = Http::Deadline.new(PATIENCE)
          return await_end(deadline) unless @receiving.try_lock

          begin
            nil while @closed.nil? && receive_alone(deadline)
          ensure
            @receiving.unlock
          end
        end

        def await_end(deadline)
          @ending.synchronize { @ended.wait(@ending, deadline.left) until @closed || deadline.over? }
        end

        def accept(frame)
          case frame.kind
          when Frame::PING then pong(frame.content)
          when Frame::PONG then nil
          when Frame::CLOSE then accept_close(frame.content)
          when Frame::TEXT, Frame::BINARY, Frame::CONTINUATION then accept_part(frame)
          else raise BrokenFrame, Closed::PROTOCOL_ERROR
          end
        end

        def pong(content)
          @stream.send(Frame.encode(Frame::PONG, content), Http::Deadline.new(PATIENCE))
          nil
        end

        def accept_part(frame)
          raise BrokenFrame, Closed::PROTOCOL_ERROR if (frame.kind == Frame::CONTINUATION) == @kind.nil?

          @kind ||= frame.kind
          @content << frame.content
          raise BrokenFrame, Closed::TOO_LARGE if @limit.positive? && @content.bytesize > @limit

          take_message if frame.last?
        end

        def take_message
          text = @kind == Frame::TEXT
          content = @content
          @kind = nil
          @content = String.new(encoding: Encoding::BINARY)
          content.force_encoding(Encoding::UTF_8) if text
          raise BrokenFrame, Closed::NOT_UTF8 unless content.valid_encoding?

          Message.new(content, text)
        end

        def accept_close(content)
          raise BrokenFrame, Closed::PROTOCOL_ERROR if content.bytesize == 1

          code = content.unpack1('n') || Closed::NO_CODE
          reason = (content.byteslice(2..) || '').force_encoding(Encoding::UTF_8).scrub
          send_close(code == Closed::NO_CODE ? Closed::NORMAL : code, '')
          finish(Closed.new(code, reason))
        end

        def send_close(code, reason)
          return if @close_sent

          @close_sent = true
          content = [code].pack('n') + reason.byteslice(0, LONGEST_REASON).scrub('').b
          @stream.send(Frame.encode(Frame::CLOSE, content), Http::Deadline.new(PATIENCE))
        end

        def finish(closed)
          @ending.synchronize do
            @closed ||= closed
            @ended.broadcast
          end
          @stream.close
          nil
        end
      end
    end
  end
end
