# frozen_string_literal: true

require_relative '../test_helper'

class JsonTest < Minitest::Test
  Json = Sdk::Internal::Json

  def test_what_comes_is_written_back
    [
      '{"a":[],"b":{}}', '18446744073709551616', '-12345678901234567890123', '1e999', '1e-400', '"\ud800"', '"\udc00x"',
      '{"a":"\ud83d","b":[1.5]}', '12345678901234567891.0', '1.0', '"😀\n\\\\"', 'null'
    ].each { |text| assert_equal text, Json.write(Json.parse(text)) }
  end

  def test_escapes
    ['"\ud83d\ude00"', '["\ud83d\ude00","\ud800"]'].each { |text| assert_equal '😀', Array(Json.parse(text)).first }
    assert_equal "\u00E4/\b\f\n\r\t\"\\ud800", Json.parse('"\u00e4\/\b\f\n\r\t\"\\\\ud800"')
    assert_equal '\ud83d', Json.parse('"\\\\ud83d"')
  end

  def test_texts_that_are_not_json
    [
      '', ' ', '[1,]', '{"a":1,}', '[01]', '[1.]', '[.5]', '[+1]', 'nul', "'a'", '"a', '[/**/1]', '1 // x',
      '{"a"/**/:1}', '"\q"', "\"\n\"", 'NaN', '[-Infinity]', '{1:2}', '1 2', "#{'[' * 1001}#{']' * 1001}",
      '{"\ud800":1}'
    ].each do |text|
      assert_raises(Json::InvalidJson, text) { Json.parse(text) }
    end
  end

  def test_bytes_that_are_not_utf8_are_replaced
    assert_equal "a\u{FFFD}", Json.parse("\"a\xFF\"".b)
  end

  def test_charsets
    assert_equal 'ä', Json::Text.decode("\xE4".b, 'ISO-8859-1')
    assert_equal 'ä', Json::Text.decode("\uFEFFä".b, nil)
    assert_equal 'ä', Json::Text.decode('ä'.encode('UTF-16LE').b, 'utf-16le')
    assert_equal 'ä', Json::Text.decode('ä'.b, 'no-such-charset')
  end

  def test_times_are_written_with_their_digits
    fractions = { 0 => '', 500_000_000 => '.500', 123_456_000 => '.123456', 123_456_789 => '.123456789' }
    fractions.each do |nanoseconds, text|
      time = Time.new(2024, 2, 29, 12, 34, 56 + Rational(nanoseconds, 1_000_000_000), '+05:30')
      assert_equal "2024-02-29T12:34:56#{text}+05:30", Json::Times.format(time)
      assert_equal time, Json::Times.parse(Json::Times.format(time))
    end
  end

  def test_odd_times
    { '2024-02-29' => 0, '2024-02-29 12:00:00' => 43_200, '2024-02-29t12:00:00z' => 43_200,
      '2024-02-29T12:00:00+0530' => 23_400 }.each do |text, seconds|
      assert_equal Time.utc(2024, 2, 29) + seconds, Json::Times.parse(text)
    end
    ['2024-02-30', '2024-13-01', '2024-02-29T24:00:00Z', '2024-02-29T12:60:00Z', 'soon', "2024-02-29\n"].each do |text|
      assert_nil Json::Times.parse(text)
    end
  end
end
