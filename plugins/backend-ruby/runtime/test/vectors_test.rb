# frozen_string_literal: true

require_relative 'test_helper'

class VectorsTest < Minitest::Test
  def test_a_kind_without_a_driver_fails
    assert_raises(RuntimeError) { Vectors::Runner.driver('unknown') }
  end

  Vectors::Runner.each do |file, kind, vector|
    define_method("test_#{file}: #{vector['name']}") do
      assert_nil Vectors::Runner.deviation(kind, vector)
    end
  end
end
