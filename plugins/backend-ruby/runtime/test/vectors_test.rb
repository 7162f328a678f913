# frozen_string_literal: true

module Vectors
  require_relative 'test_helper'

  class VectorsTest < Minitest::Test
    only = ENV.fetch('ONLY', nil)
    Vectors::Runner.each do |file, kind, vector|
      next if only && !"#{file}: #{vector['name']}".include?(only)

      define_method("test_#{file}: #{vector['name']}") do
        assert_nil Vectors::Runner.deviation(kind, vector)
      end
    end
  end
end
