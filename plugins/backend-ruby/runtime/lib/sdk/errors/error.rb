# frozen_string_literal: true

module Sdk
  module Errors
    # What every error of this SDK is.
    class Error < StandardError
      # What YAML, which programs print, leaves out: it could contain secrets.
      UNPRINTED = %i[@body @raw_body @headers @text @data].freeze
      private_constant :UNPRINTED

      # @api private
      def encode_with(coder)
        coder['message'] = message
        coder['backtrace'] = backtrace
        (instance_variables - UNPRINTED).each do |name|
          coder[name.to_s.delete_prefix('@')] = instance_variable_get(name)
        end
      end
    end
  end
end
