# frozen_string_literal: true

# Compiles every file of `/work` without running it. Ruby warns on standard error.

$VERBOSE = true
Warning[:experimental] = false
Dir['/work/**/{*,.*}.{rb,gemspec}'].each do |path|
  RubyVM::InstructionSequence.compile_file(path)
rescue SyntaxError => e
  puts e.message
end
