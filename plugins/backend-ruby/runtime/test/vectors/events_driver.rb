# frozen_string_literal: true

module Vectors
  # Reads server-sent events, whole, cut in two at every byte, and byte by byte.
  module EventsDriver
    class << self
      def drive(given, _expected)
        text = given['text'].b
        whole = read([text])
        (1...text.bytesize).each do |cut|
          check(whole, read([text.byteslice(0, cut), text.byteslice(cut..)]), "cut at #{cut}")
        end
        check(whole, read(text.each_char.to_a), 'cut at every byte')
        { 'events' => whole.map { |one| one.to_h.transform_keys(&:to_s) } }
      end

      private

      def read(chunks)
        reader = Sdk::Internal::Streams::EventReader.new
        events = []
        chunks.each { |chunk| reader.feed(chunk) { |event| events << event } }
        [*events, *reader.finish.then { |last| last ? [last] : [] }]
      end

      def check(whole, again, where)
        raise "#{where}: #{again.inspect}" unless whole == again
      end
    end
  end
end
