# frozen_string_literal: true

# What it takes to load the SDK of a large API, over the standard library that it needs, and to make a first call.
# Prints CPU milliseconds, objects and files as JSON.
#
#     ruby -Ilib start.rb require | call | eager

require 'json'
require 'net/http'
require 'openssl'
require 'securerandom'
require 'socket'
require 'time'
require 'uri'
require 'zlib'

# Numbers that do not depend on when garbage is collected.
GC.start
GC.disable

def spent
  {
    milliseconds: Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID, :float_millisecond),
    objects: GC.stat(:total_allocated_objects), files: $LOADED_FEATURES.length
  }
end

before = spent
require 'acme'
case ARGV[0]
when 'call'
  api = Acme::Testing::FakeHttpClient.new
  api.respond_text('{"id":1}', headers: { 'Content-Type' => 'application/json' })
  client = Acme::Client.new(base_url: 'https://api.test', http_client: api)
  client.repos.get(owner: 'octo', repo: 'hello').id
when 'eager' then Acme.eager_load!
end
after = spent
puts JSON.generate(after.to_h { |name, value| [name, value - before[name]] })
