# frozen_string_literal: true

require 'time'

module Vectors
  # Values of vectors as programs give them.
  module Given
    class << self
      def revive(value)
        case value
        when Array then value.map { |item| revive(item) }
        when Hash then revive_object(value)
        else value
        end
      end

      # The fields of an object that it has, by other names.
      def fields(given, names)
        names.filter_map { |from, to| [to, given[from]] if given&.key?(from) }.to_h
      end

      private

      def revive_object(value)
        return value['$int'].to_i if value['$int']
        return Time.iso8601(value['$date']) if value['$date']

        file = value['$file']
        return Sdk::File.new(file['text'], filename: file['name'], content_type: file['type']) if file

        value.sort.to_h.transform_values { |item| revive(item) }
      end
    end
  end
end
