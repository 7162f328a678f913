# frozen_string_literal: true

# Compiles every file of a folder without running it: `syntax.rb <folder>`. Ruby warns on standard error.

Dir[File.join(ARGV.fetch(0), '**', '{*,.*}.{rb,gemspec}')].each do |path|
  RubyVM::InstructionSequence.compile_file(path)
rescue SyntaxError => e
  puts e.message
end
