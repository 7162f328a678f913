# frozen_string_literal: true

require_relative '../test_helper'

class LineReaderTest < Minitest::Test
  def lines(chunks)
    reader = Sdk::Internal::Streams::LineReader.new
    lines = []
    chunks.each { |chunk| reader.feed(chunk) { |line| lines << line } }
    [*lines, *reader.finish]
  end

  def test_lines_do_not_depend_on_the_parts
    text = "\u{FEFF}ä\r\nb\rc\n\n\r\n€\r\r\n😀".b
    expected = ['ä', 'b', 'c', '', '', '€', '', '😀']
    assert_equal expected, lines([text])
    (1...text.bytesize).each { |cut| assert_equal expected, lines([text[0, cut], text[cut..]]) }
    assert_equal expected, lines(text.chars)
    assert_equal expected, lines(text.chars.flat_map { |one| ['', one] })
  end

  def test_bytes_that_are_not_utf8_are_replaced
    assert_equal ["a\u{FFFD}b"], lines(["a\xFFb\n"])
  end

  def test_a_line_is_limited
    called = Struct.new(:name) { define_method(:failed) { |problem| "#{name} failed: #{problem}" } }
    reply = Struct.new(:limit, :called).new(10, called.new('GET /x'))
    reader = Sdk::Internal::Streams::LineReader.new(reply)
    reader.feed("0123456789\n") { |line| assert_equal 10, line.length }
    error = assert_raises(Sdk::Errors::StreamError) { reader.feed('01234567891') }
    assert_equal 'GET /x failed: an event of the stream is larger than 10 bytes', error.message
  end
end
