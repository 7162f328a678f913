# frozen_string_literal: true

require_relative 'test_helper'

class VectorsTest < Minitest::Test
  Vectors::Runner.each do |file, kind, vector|
    define_method("test_#{file}: #{vector['name']}") do
      assert_nil Vectors::Runner.deviation(kind, vector)
    end
  end
end
