# frozen_string_literal: true

require_relative '../test_helper'

class ReplySourceTest < Minitest::Test
  # Gives chunks, of which some are errors.
  class Reply
    attr_reader :closed

    def initialize(*chunks)
      @chunks = chunks
      @closed = 0
    end

    def read_next
      chunk = @chunks.shift
      chunk.is_a?(Exception) ? raise(chunk) : chunk
    end

    def close
      @closed += 1
    end
  end

  # Takes each letter for an event, `!` for an error, and `.` for the end.
  class Frames
    def done?
      @done
    end

    def feed(chunk)
      chunk.each_char do |one|
        raise Sdk::Errors::StreamError, 'reported' if one == '!'

        @done ||= one == '.'
        yield one unless @done
      end
    end

    def finish
      raise Sdk::Errors::StreamError, 'ended early'
    end
  end

  def read(reply)
    source = Sdk::Internal::Streams::ReplySource.new(reply, Frames.new)
    seen = []
    while (event = source.next)
      seen << event
    end
    seen
  rescue Sdk::Errors::StreamError, IOError => e
    [*seen, e.message]
  end

  def test_events_come_before_an_error_in_the_same_part
    reply = Reply.new('a', 'bc!d')
    assert_equal %w[a b c reported], read(reply)
    assert_equal 1, reply.closed
  end

  def test_nothing_is_read_after_the_end
    reply = Reply.new('ab.c', IOError.new('read on'))
    assert_equal %w[a b], read(reply)
    assert_equal 1, reply.closed
  end

  def test_a_lost_connection
    reply = Reply.new('a', IOError.new('lost'))
    assert_equal %w[a lost], read(reply)
    assert_equal 1, reply.closed
  end

  def test_an_early_end
    assert_equal ['a', 'ended early'], read(Reply.new('a', nil))
    assert_equal ['a', 'ended early'], read(Reply.new('a', ''))
  end
end
