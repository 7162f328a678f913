# frozen_string_literal: true

# Compares the signatures of SDKs with what they have: `signatures.rb <folder>...`. Prints each public class, constant,
# method and parameter that the code has and the signatures in RBS or in RBI lack, and the other way round.

require 'date'
require 'pathname'
require 'rbs'
require 'stringio'
require_relative '../root'
require_relative 'differences'
require_relative 'parts'
require_relative 'rbs_parts'
require_relative 'sorbet'

# What a block gives in a process of its own: modules of several SDKs, and of code and signatures, have one name.
def apart
  reader, writer = IO.pipe
  child = fork do
    reader.close
    begin
      writer.write(Marshal.dump(yield))
    rescue Exception => e # rubocop:disable Lint/RescueException -- a syntax error is no StandardError
      writer.write(Marshal.dump(e.full_message(highlight: false)))
    end
    writer.close
    exit!
  end
  writer.close
  given = reader.read
  Process.wait(child)
  Marshal.load(given)
end

def parts_of_code(folder)
  $LOAD_PATH.unshift(File.join(folder, 'lib'))
  root = Root.of(folder)
  root.eager_load!
  Parts.of(root)
end

def parts_of_rbi(folder, name)
  Sorbet.read(Dir[File.join(folder, 'rbi/*.rbi')].first)
  Parts.of(Object.const_get(name))
end

def complaints_of(folder)
  code = apart { parts_of_code(folder) }
  return code.lines(chomp: true) if code.is_a?(String)

  name = code.keys.min_by(&:length)
  rbs = apart { RbsParts.of(File.join(folder, 'sig')) }
  rbi = apart { parts_of_rbi(folder, name) }
  { 'RBS' => rbs, 'RBI' => rbi }.flat_map do |kind, parts|
    said = parts.is_a?(String) ? parts.lines(chomp: true) : Differences.between(code, parts)
    said.map { |line| "#{kind}: #{line}" }
  end
end

$stdout.sync = true
ARGV.each do |folder|
  complaints_of(folder).each { |line| puts "#{File.basename(folder)}: #{line}" }
end
