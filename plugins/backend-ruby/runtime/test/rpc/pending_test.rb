# frozen_string_literal: true

require_relative '../test_helper'

class PendingTest < Minitest::Test
  def test_a_result_comes_with_the_batch
    pending = Sdk::Pending.new
    refute_predicate pending, :settled?
    assert_raises(RuntimeError) { pending.result }
    pending.settle(result: 1)
    assert_equal [1, nil], [pending.result, pending.failure]
  end

  def test_a_failure_comes_with_the_batch
    pending = Sdk::Pending.new
    failure = Sdk::Errors::ConfigurationError.new('no')
    pending.settle(failure:)
    assert_same failure, pending.failure
    assert_same failure, assert_raises(Sdk::Errors::ConfigurationError) { pending.result }
  end
end
