# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # The fields of a form, in the order in which they are sent.
      module FormFields
        # Descriptor and name of each field that has a value: declared ones first, others in the order in which they are
        # given.
        def self.of(declared, members)
          fields = (declared[:fields] || []).to_h { |field| [field[:name], field] }
          members.each_key { |name| fields[name] ||= { name: } }
          fields.filter_map { |name, field| [field, name] unless members.get(name).nil? }
        end
      end
    end
  end
end
