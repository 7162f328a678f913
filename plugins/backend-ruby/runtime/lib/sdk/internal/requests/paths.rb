# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # Paths with their parameters.
      module Paths
        # What a segment may hold besides unreserved characters.
        SEGMENT = ":@$&+,;=!'()*"
        DOTS = %r{(?:\A|[/\\])(?:\.|%(?:25)*2e){1,2}(?:\z|[/\\])}i
        PARAMETER = /\{[^{}]*\}/
        ENCODE = Percent.method(:encode)

        @segments = {}.compare_by_identity

        class << self
          # Whether a segment is one of dots, which servers and proxies take for another path.
          def dots?(path)
            DOTS.match?(path)
          end

          # Fills a template. The block gives descriptor and value of a parameter. Raises ConfigurationError if a value
          # is missing, or cannot be a segment.
          def expand(template, &lookup)
            segments(template).map { |one| one.include?('{') ? expand_segment(one, &lookup) : one }.join('/')
          end

          private

          # The segments of a template: those of operations, which are frozen, are told apart once.
          def segments(template)
            return template.split('/', -1) unless template.frozen?

            @segments[template] ||= template.split('/', -1).freeze
          end

          def expand_segment(segment)
            text = segment.gsub(PARAMETER) do |parameter|
              name = parameter[1..-2]
              value_of(name, *yield(name))
            end
            return text unless dots?(text)

            names = segment.scan(PARAMETER).map { |parameter| parameter[1..-2] }.join(', ')
            raise Errors::ConfigurationError, "the path parameter #{names} must not be \".\" or \"..\""
          end

          def value_of(name, parameter, json)
            empty = Json.nothing?(json) || (json.is_a?(String) ? json : Values.text(json)).empty?
            text = empty ? '' : write(name, parameter, json)
            raise Errors::ConfigurationError, "the path parameter #{name} must not be empty" if text.empty?

            text
          end

          def write(name, parameter, json)
            exploded = parameter[:explode] || false
            case parameter[:style]
            when 'label' then ".#{Values.joined(json, exploded, exploded ? '.' : ',', ENCODE)}"
            when 'matrix' then matrix(name, json, exploded)
            when 'json' then Percent.encode(Json.write(json))
            else simple(parameter, json, exploded)
            end
          end

          def simple(parameter, json, exploded)
            return Values.joined(json, exploded, ',', ENCODE) unless Values.parts_of(json).nil?

            Percent.encode(Values.text(json), parameter[:greedy] ? "#{SEGMENT}/" : SEGMENT)
          end

          def matrix(name, json, exploded)
            parts = exploded ? Values.parts_of(json) : nil
            return ";#{Percent.encode(name)}=#{Values.joined(json, false, ',', ENCODE)}" if parts.nil?

            pairs = parts.is_a?(Array) ? parts.map { |part| [name, part] } : parts
            pairs.map { |key, part| ";#{Percent.encode(key)}=#{Percent.encode(Values.text(part))}" }.join
          end
        end
      end
    end
  end
end
