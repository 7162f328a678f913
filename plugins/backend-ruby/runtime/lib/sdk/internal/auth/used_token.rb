# frozen_string_literal: true

module Sdk
  module Internal
    module Auth
      # An access token.
      class UsedToken
        include Internal::Unserializable

        attr_reader :text

        def initialize(text)
          @text = text
        end

        def ==(other)
          other.is_a?(UsedToken) && text == other.text
        end

        def inspect
          '#<UsedToken ***>'
        end
      end
    end
  end
end
