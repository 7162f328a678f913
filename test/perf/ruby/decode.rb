# frozen_string_literal: true

# Times reading a large JSON text by the SDK and by Ruby alone, in turn: the objects alone, and with every property.
# Prints CPU milliseconds of each round as JSON.
#
#     ruby -Ilib decode.rb <megabytes> <rounds>

require 'json'
require 'time'
require 'acme'

SIZE = Float(ARGV[0]) * 1e6
ROUNDS = Integer(ARGV[1])

NAMES = %i[id kind title note score is_open labels created_at updated_at].freeze

# An event as one writes it by hand.
Event = Struct.new(*NAMES, keyword_init: true)

def event(number)
  created = Time.utc(2026, 3, 1) + number
  {
    id: number, kind: %w[created moved removed][number % 3], title: "Event #{number}",
    note: (number % 4).zero? ? nil : 'As it was received', score: number / 8.0, is_open: number.even?,
    labels: %w[large new], created_at: created.iso8601(3), updated_at: (created + 60).iso8601(3)
  }
end

TEXT = JSON.generate((0...(SIZE / (JSON.generate(event(40_000)).bytesize + 1)).round).map { |number| event(number) })

# The typed objects that Ruby alone makes of JSON: it has no other way to tell that a text is a time.
def by_hand
  JSON.parse(TEXT, symbolize_names: true).map do |data|
    data[:created_at] = Time.iso8601(data[:created_at])
    data[:updated_at] &&= Time.iso8601(data[:updated_at])
    Event.new(**data)
  end
end

JSON_OF_SDK = Acme::Internal::Json
TYPE = ['list', -> { Acme::Types::Event }].freeze

def by_sdk
  JSON_OF_SDK::Types.read_whole(TYPE, JSON_OF_SDK.parse(TEXT))
end

def read_all(events)
  events.each { |event| NAMES.each { |name| event.public_send(name) } }
end

READERS = {
  'objects' => { bare: -> { by_hand }, sdk: -> { by_sdk } },
  'objects and every property' => { bare: -> { read_all(by_hand) }, sdk: -> { read_all(by_sdk) } }
}.freeze

def timed
  GC.start
  since = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID, :float_millisecond)
  yield
  Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID, :float_millisecond) - since
end

results = READERS.map do |what, readers|
  times = { bare: [], sdk: [] }
  # The first round warms up.
  (-1...ROUNDS).each do |round|
    order = round.even? ? readers.keys : readers.keys.reverse
    order.each do |name|
      time = timed(&readers[name])
      times[name] << time unless round.negative?
    end
  end
  { what:, bytes: TEXT.bytesize, **times }
end
puts JSON.generate(results)
