# frozen_string_literal: true

module Sdk
  module Internal
    module Pages
      # Reads the header `Link`.
      module Links
        LINK = /<([^<>]*)>((?:\s*;\s*[^\s;,="]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*+"|[^\s;,"]*+))?)*+)/
        PARAMETER = /;\s*([^\s;,="]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*+)"|([^\s;,"]*+)))?/

        class << self
          # Addresses by relation in lower case.
          def of(header)
            header.scan(LINK).each_with_object({}) do |(address, parameters), links|
              relations_in(parameters).each { |relation| links[relation] ||= address }
            end
          end

          private

          def relations_in(parameters)
            found = parameters.scan(PARAMETER).map { |name, quoted, bare| [name.downcase, quoted || bare || ''] }
            return [] if found.any? { |name, _| name == 'anchor' }

            relations = found.find { |name, _| name == 'rel' }&.last
            relations.to_s.downcase.split(/[ \t]+/).reject(&:empty?)
          end
        end
      end
    end
  end
end
