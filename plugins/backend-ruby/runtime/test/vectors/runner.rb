# frozen_string_literal: true

require 'json'

module Vectors
  # Reads the vectors that every runtime passes. The variable `SDK_VECTORS` names another folder.
  module Runner
    class << self
      # Yields file, kind and vector of all. Raises an error for a kind that nothing drives; a file may have no vectors.
      def each
        paths = Dir[::File.join(folder, '*.json')]
        raise "there are no vectors in #{folder}" if paths.empty?

        paths.each do |path|
          content = JSON.parse(::File.read(path))
          driver(content['kind'])
          content['vectors'].each { |vector| yield ::File.basename(path), content['kind'], vector }
        end
      end

      # What drives the vectors of a kind.
      def driver(kind)
        name = "#{kind.capitalize}Driver"
        raise "there is no driver for vectors of kind #{kind}" unless Vectors.const_defined?(name)

        Vectors.const_get(name)
      end

      # The first deviation of a vector; nil if there is none.
      def deviation(kind, vector)
        expected = vector['expect']
        observed = driver(kind).drive(vector['given'], expected)
        failure = observed['error']
        return nil if failure && expected['orError']
        return "not expected: #{failure}" if failure && !expected.key?('error')

        Comparison.deviation('', observed, expected)
      end

      private

      def folder
        ENV.fetch('SDK_VECTORS') do
          above = __dir__
          above = ::File.dirname(above) until ::File.exist?(::File.join(above, 'test/vectors/sse.json')) || above == '/'
          ::File.join(above, 'test/vectors')
        end
      end
    end
  end
end
