# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # What an error of the API tells.
      class ApiFailure
        FIELDS = %i[message status headers json raw_body shown_body request_id http_method url attempts
                    retry_after].freeze

        attr_reader(*FIELDS)

        def initialize(**fields)
          @fields = fields
          FIELDS.each { |name| instance_variable_set(:"@#{name}", fields.fetch(name)) }
        end

        # The body by its type; nil if it is not of it.
        def body_of(type)
          return nil if Json.nothing?(json)

          value = Json::Types.read(type, json)
          value.equal?(Json::MISFIT) ? nil : value
        end

        # The same with another body, and perhaps another status.
        def with(body:, status: self.status)
          ApiFailure.new(**@fields, json: body, status:)
        end

        def inspect
          "#<ApiFailure #{message}>"
        end
      end
    end
  end
end
