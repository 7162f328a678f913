# frozen_string_literal: true

module Sdk
  module Internal
    # Keeps what holds secrets from being written by Marshal and YAML.
    module Unserializable
      # @api private
      def marshal_dump
        raise TypeError, "#{self.class} holds secrets, and cannot be serialized"
      end

      # @api private
      def encode_with(_coder)
        marshal_dump
      end
    end
  end
end
