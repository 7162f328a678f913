# frozen_string_literal: true

module Sdk
  module Internal
    # Streams of events and of lines.
    module Streams
      autoload :EventFrames, "#{__dir__}/streams/event_frames"
      autoload :EventReader, "#{__dir__}/streams/event_reader"
      autoload :Items, "#{__dir__}/streams/items"
      autoload :LineFrames, "#{__dir__}/streams/line_frames"
      autoload :LineReader, "#{__dir__}/streams/line_reader"
      autoload :ObjectSeparator, "#{__dir__}/streams/object_separator"
      autoload :Opening, "#{__dir__}/streams/opening"
      autoload :RawEvent, "#{__dir__}/streams/event_reader"
      autoload :ReplySource, "#{__dir__}/streams/reply_source"
      autoload :ResumingSource, "#{__dir__}/streams/resuming_source"
    end
  end
end
