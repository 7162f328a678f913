# frozen_string_literal: true

# The driver of Ruby SDKs (docs/backends/3-conformance.md): `ruby driver.rb <folder of the SDK>`. It reads one message a
# line, calls the SDK, and answers one line for each. It translates names and values and judges nothing.

require 'json'

# Programs of users have these too; the SDK must not need them.
module Driver
  Dir[File.join(__dir__, '*.rb')].each do |path|
    name = File.basename(path, '.rb').split('_').map(&:capitalize).join
    autoload name, path unless name == 'Driver'
  end

  # Milliseconds of a clock that nobody sets.
  def self.now
    Process.clock_gettime(Process::CLOCK_MONOTONIC, :float_millisecond)
  end
end

$stdout.sync = true
Driver::Conversation.new(Driver::Table.load(ARGV.fetch(0)), $stdin, $stdout).run
