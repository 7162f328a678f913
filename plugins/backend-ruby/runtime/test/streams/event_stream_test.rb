# frozen_string_literal: true

require_relative '../test_helper'

class EventStreamTest < Minitest::Test
  Head = Struct.new(:status, :headers, :request_id)

  # Gives the numbers from 1 to 3.
  class Source
    attr_reader :closed

    def initialize
      @number = 0
      @closed = false
    end

    def head
      Head.new(200, { 'x' => ['1'] }, 'r1')
    end

    def next
      return nil if @closed || @number == 3

      @number += 1
      Sdk::ServerSentEvent.new(data: @number, event: 'message', id: @number.to_s)
    end

    def close
      @closed = true
    end
  end

  def setup
    @source = Source.new
    @stream = Sdk::EventStream.new(@source)
  end

  def test_the_response_can_be_seen
    assert_equal [200, { 'x' => ['1'] }, 'r1'], [@stream.status, @stream.headers, @stream.request_id]
    assert_equal '#<Sdk::EventStream status=200 request_id="r1">', @stream.inspect
  end

  def test_the_end_closes_the_connection
    assert_equal [1, 2, 3], @stream.to_a
    assert @source.closed
  end

  def test_leaving_the_block_closes_the_connection
    assert_equal(2, @stream.each { |number| break number if number == 2 })
    assert @source.closed
  end

  def test_an_error_of_the_block_closes_the_connection
    assert_raises(KeyError) { @stream.each { |number| raise KeyError if number == 1 } }
    assert @source.closed
  end

  def test_an_enumerator_gives_one_item_at_a_time
    items = @stream.each
    assert_equal [1, 2], [items.next, items.next]
    refute @source.closed
    @stream.close
    assert_raises(StopIteration) { items.next }
  end

  def test_a_lazy_enumerator_closes_the_connection
    assert_equal [2, 4], @stream.lazy.map { |number| number * 2 }.first(2)
    assert @source.closed
  end

  def test_events_have_names_and_ids
    event = @stream.events.first
    assert_equal({ data: 1, event: 'message', id: '1' }, event.deconstruct_keys(nil))
  end

  def test_a_stream_is_read_once
    @stream.first
    assert_raises(IOError) { @stream.to_a }
  end
end
