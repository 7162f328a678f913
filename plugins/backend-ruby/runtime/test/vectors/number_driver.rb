# frozen_string_literal: true

module Vectors
  # Reads and writes numbers.
  module NumberDriver
    Json = Sdk::Internal::Json

    class << self
      def drive(given, _expected)
        given['json'] ? read(given) : write(given)
      end

      private

      def write(given)
        value = given['type'] == 'int64' ? given['value'].to_i : given['value'].to_f
        { 'json' => Json.write(Json::Encoder.encode(given['type'], value)) }
      end

      def read(given)
        value = Json::Types.read_whole(given['type'], Json.parse(given['json']))
        { 'value' => value.is_a?(Float) ? Json::Numbers.text(value) : value.to_s }
      rescue Json::Mismatch => e
        { 'error' => { 'message' => e.message } }
      end
    end
  end
end
