# frozen_string_literal: true

# What programs of users are run with: `ruby -I <SDK>/lib -r main.rb <program>`. Each test prints whether it passed.

# Fails unless two values are the same.
def same(expected, actual)
  raise "expected #{expected.inspect}, got #{actual.inspect}" unless expected == actual
end

# The error of a class that the block raises.
def raised(kind)
  yield
rescue kind => e
  e
else
  raise "no #{kind} was raised"
end

def test(name)
  yield
  puts "passed #{name}"
rescue StandardError => e
  puts "failed #{name}: #{e.full_message(highlight: false)}"
end
