# frozen_string_literal: true

require_relative '../test_helper'

class FrameTest < Minitest::Test
  Frame = Sdk::Internal::Sockets::Frame

  def test_frames_are_masked
    [0, 1, 4, 5, 125, 126, 4095, 4096, 4097, 65_535, 65_536].each do |length|
      content = Random.bytes(length)
      frame = Frame.encode(Frame::BINARY, content)
      mask = frame.byteslice(-length - 4, 4).bytes
      masked = frame.byteslice(frame.bytesize - length, length)
      unmasked = masked.bytes.each_with_index.map { |byte, at| byte ^ mask[at % 4] }
      assert_equal content.bytes, unmasked
    end
  end

  def test_a_frame_is_taken_once_it_is_complete
    whole = "\x81\x05Hello\x89\x00".b
    7.times { |cut| assert_nil Frame.take(whole.byteslice(0, cut), 0) }
    frame = Frame.take(whole, 0)
    assert_equal [Frame::TEXT, true, 'Hello'], [frame.kind, frame.last?, frame.content]
    assert_equal "\x89\x00".b, whole
  end

  def test_lengths_of_all_sizes
    { "\x82\x7E".b + [300].pack('n') => 300, "\x82\x7F".b + [70_000].pack('Q>') => 70_000 }.each do |head, length|
      assert_equal length, Frame.take(head + ('a' * length), 0).content.bytesize
    end
  end

  def test_frames_that_a_client_must_not_accept
    { "\x81\x80abcd" => 1002, "\xC1\x00" => 1002, "\x09\x00" => 1002, "\x89\x7E\x00\x80" => 1002, "\x82\x05" => 1009,
      "\x82\x7F\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF" => 1002 }.each do |bytes, code|
      error = assert_raises(Sdk::Internal::Sockets::BrokenFrame) { Frame.take(bytes.b, 4) }
      assert_equal code, error.close_code
    end
  end
end
