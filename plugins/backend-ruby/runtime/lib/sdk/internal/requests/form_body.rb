# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # Bodies of the kind `application/x-www-form-urlencoded`.
      module FormBody
        class << self
          def write(declared, value)
            members = value.members
            pairs = FormFields.of(declared, members).flat_map { |field, name| pairs_of(field, members.json(name)) }
            PreparedBody.of_text(declared[:media_type] || 'application/x-www-form-urlencoded', pairs.join('&'))
          end

          private

          def pairs_of(field, json)
            whole = field[:encoding] == 'json' || (json.is_a?(Hash) && field[:style].nil?)
            Query.pairs(whole ? { **field, style: 'json' } : field, json, Percent.method(:encode_form))
          end
        end
      end
    end
  end
end
