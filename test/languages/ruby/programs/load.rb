# frozen_string_literal: true

# Loads everything of SDKs, as a program does that shares memory between processes: `load.rb <folder>...`. Prints what
# Ruby warns of, what cannot be loaded, files that nothing loads, and libraries that newer releases of Ruby do not have.

# Libraries that are gems of their own in a release since 3.4, or that a gem needs not have.
LEFT = %w[
  abbrev base64 benchmark bigdecimal cgi csv drb fiddle getoptlong irb logger mutex_m nkf observer ostruct pstore rdoc
  readline reline rinda syslog win32ole
].freeze

# The path that users require: that of the file beside the folder of all others.
def required_path(folder)
  Dir['**/request_options.rb', base: File.join(folder, 'lib')].min_by(&:length).delete_suffix('/request_options.rb')
end

def root_of(path)
  path.split('/').reduce(Object) do |within, name|
    wanted = name.delete('_').downcase
    within.const_get(within.constants.find { |one| one.to_s.downcase.delete('_') == wanted })
  end
end

def complaints_of(folder)
  lib = File.join(folder, 'lib')
  $LOAD_PATH.unshift(lib)
  path = required_path(folder)
  before = $LOADED_FEATURES.dup
  require path
  root_of(path).eager_load!
  loaded = $LOADED_FEATURES - before
  unloaded = Dir[File.join(lib, '**/*.rb')].map { |one| File.realpath(one) } - loaded
  # A gem that is called otherwise than its library has a file of its own name, which does nothing but require the library.
  unloaded.reject! { |one| File.dirname(one) == File.realpath(lib) && File.read(one).include?("require_relative '#{path}'") }
  others = loaded.reject { |one| one.start_with?(File.realpath(lib)) }
  left = others.map { |one| File.basename(one, '.*') }.intersection(LEFT)
  [*unloaded.map { |one| "nothing loads #{one}" }, *left.map { |one| "the library #{one} is needed" }]
end

# Each SDK has a process of its own: modules of several may have one name.
def check(folder)
  reader, writer = IO.pipe
  child = fork do
    reader.close
    $stderr.reopen(writer)
    begin
      complaints_of(folder).each { |complaint| writer.puts(complaint) }
    rescue Exception => e # rubocop:disable Lint/RescueException -- a syntax error is no StandardError
      writer.puts(e.full_message(highlight: false))
    end
    writer.flush
    exit!
  end
  writer.close
  said = reader.read
  Process.wait(child)
  said.each_line(chomp: true) { |line| puts "#{File.basename(folder)}: #{line}" unless line.empty? }
end

$VERBOSE = true
ARGV.each { |folder| check(folder) }
