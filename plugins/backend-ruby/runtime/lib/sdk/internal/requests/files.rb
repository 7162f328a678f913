# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # Files that programs give in several forms.
      module Files
        class << self
          # Whether a value can only be a file.
          def file?(value)
            case value
            when File, ::IO then true
            when String, Symbol, Array, Hash, Numeric, nil, true, false then false
            # Paths and other streams of the standard library, which the SDK does not load.
            else defined?(::Pathname) && value.is_a?(::Pathname) ? true : value.respond_to?(:read)
            end
          end

          def of(value)
            return value if value.is_a?(File)
            return File.new(value) if value.is_a?(String) || file?(value)

            raise Errors::ConfigurationError, 'a file must be a Pathname, an IO, a String of bytes or a File of the SDK'
          end
        end
      end
    end
  end
end
