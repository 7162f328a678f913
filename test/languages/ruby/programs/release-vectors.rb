# frozen_string_literal: true

# Prints each vector of `/work/vectors` that the runtime in `/work/runtime` does not pass, and how many it passes. Those of webhooks need
# OpenSSL.

$LOAD_PATH.unshift '/stubs', '/work/runtime/lib'
ENV['SDK_VECTORS'] = '/work/vectors'

require 'sdk'
require '/work/runtime/test/doubles'

passed = 0
Vectors::Runner.each do |file, kind, vector|
  next if kind == 'webhook'

  deviation = Vectors::Runner.deviation(kind, vector)
  deviation ? puts("#{file}: #{vector['name']}: #{deviation}") : passed += 1
end
puts "#{passed} passed"
