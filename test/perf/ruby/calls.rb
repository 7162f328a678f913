# frozen_string_literal: true

# Times a call of the SDK and the same call by Net::HTTP alone, in turn. Prints microseconds a call of each round as
# JSON.
#
#     ruby -Ilib calls.rb <url> <rounds> <calls>

require 'json'
require 'net/http'
require 'uri'
require 'acme'

URL = ARGV[0]
ROUNDS, CALLS = ARGV[1..2].map { |number| Integer(number) }
HEADERS = {
  'Authorization' => 'Bearer t', 'Content-Type' => 'application/json', 'Accept' => 'application/json'
}.freeze

# A pet as one writes it by hand.
Pet = Struct.new(:name, :age, keyword_init: true)

CONNECTION = URI(URL).then { |uri| Net::HTTP.new(uri.host, uri.port) }
CONNECTION.read_timeout = 60
CONNECTION.max_retries = 0
CONNECTION.start

# The call as one writes it by hand: with a time limit, and with a result that has readers.
def by_hand
  query = URI.encode_www_form(fields: %w[name age])
  request = Net::HTTP::Put.new("/pets/#{URI.encode_www_form_component('p1')}?#{query}", HEADERS)
  request.body = JSON.generate(name: 'Rex', age: 4)
  response = CONNECTION.request(request)
  raise response.body unless response.is_a?(Net::HTTPSuccess)

  Pet.new(**JSON.parse(response.body, symbolize_names: true))
end

CLIENT = Acme::Client.new(token: 't', base_url: URL)

def by_sdk
  CLIENT.pets.update(id: 'p1', fields: %w[name age], name: 'Rex', age: 4)
end

CLOCKS = { wall: Process::CLOCK_MONOTONIC, cpu: Process::CLOCK_PROCESS_CPUTIME_ID }.freeze

# Microseconds of a call by each clock.
def timed
  GC.start
  since = CLOCKS.transform_values { |clock| Process.clock_gettime(clock, :float_microsecond) }
  CALLS.times { yield.name == 'Rex' || raise('another pet') }
  since.to_h { |name, start| [name, (Process.clock_gettime(CLOCKS[name], :float_microsecond) - start) / CALLS] }
end

TIMES = CLOCKS.transform_values { { bare: [], sdk: [] } }
CALLERS = { bare: -> { by_hand }, sdk: -> { by_sdk } }.freeze
# The first rounds warm up.
(-2...ROUNDS).each do |round|
  order = round.even? ? CALLERS.keys : CALLERS.keys.reverse
  order.each do |name|
    timed(&CALLERS[name]).each { |clock, time| TIMES[clock][name] << time unless round.negative? }
  end
end
puts JSON.generate(TIMES)
