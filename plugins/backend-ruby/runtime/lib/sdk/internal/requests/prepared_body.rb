# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # A body with its content type.
      class PreparedBody
        attr_reader :content_type, :content

        def self.of_text(content_type, text)
          new(content_type, RequestBody.new([text]))
        end

        def initialize(content_type, content)
          @content_type = content_type
          @content = content
        end
      end
    end
  end
end
