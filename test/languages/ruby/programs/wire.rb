# frozen_string_literal: true

# Runs the tests that SDKs bring, as `rake test` does in each: `wire.rb <folder>...`. Prints a line of JSON for each SDK.

require 'json'
require 'minitest'
require 'net/http'
require 'openssl'
require 'stringio'
require 'time'

# Runs the tests of the SDK in the folder of this process.
def run_tests
  $LOAD_PATH.unshift(File.expand_path('lib'), File.expand_path('test'))
  # Tests that were loaded by `minitest/autorun` would run once more at the end.
  $LOADED_FEATURES << Gem.find_files('minitest/autorun.rb').first
  Dir['test/**/*_test.rb'].sort.each { |path| require File.expand_path(path) }
  Minitest.run(%w[--no-plugins])
end

# Each SDK has a process of its own: modules of several may have one name.
def tests_of(folder)
  reader, writer = IO.pipe
  child = fork do
    reader.close
    $stdout.reopen(writer)
    $stderr.reopen(writer)
    Dir.chdir(folder)
    passed = begin
      run_tests
    rescue ScriptError, StandardError => e
      puts e.full_message(highlight: false)
      false
    end
    $stdout.flush
    exit!(passed ? 0 : 1)
  end
  writer.close
  output = reader.read
  Process.wait(child)
  { folder:, passed: $CHILD_STATUS.success?, output: output.scrub }
end

require 'English'
$VERBOSE = true
ARGV.each do |folder|
  puts JSON.generate(tests_of(folder))
  $stdout.flush
end
