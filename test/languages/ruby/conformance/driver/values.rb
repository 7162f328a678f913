# frozen_string_literal: true

require 'pathname'

module Driver
  # Values of messages and answers that JSON has no form for: `{"$kind": ...}` in both directions.
  module Values
    # The largest integer that every reader of JSON keeps.
    EXACT = 2**53
    NUMBERS = { 'NaN' => Float::NAN, 'Infinity' => Float::INFINITY, '-Infinity' => -Float::INFINITY }.freeze

    class << self
      # The members of an object that are there.
      def members(object)
        (object || {}).reject { |_, value| absent?(value) }
      end

      def absent?(value)
        value.is_a?(Hash) && value.key?('$undefined')
      end

      def special?(value)
        value.is_a?(Hash) && value.keys.first.to_s.start_with?('$')
      end

      # A value of any type as a program gives it.
      def loose(value)
        case value
        when Array then value.map { |item| loose(item) }
        when Hash then special?(value) ? special(value) : members(value).transform_values { |member| loose(member) }
        else value
        end
      end

      # A value of a message where a scalar is wanted.
      def scalar(value)
        special?(value) ? special(value) : value
      end

      # A file as callers pass it: bytes, a path, a stream, or one of these with a name and a type.
      def file(table, value)
        return source(value) unless value.is_a?(Hash) && value.key?('data')

        about = { filename: value['filename'], content_type: value['contentType'] }.compact
        table.const('File').new(source(value['data']), **about)
      end

      # A result as an answer holds it.
      def encoded(table, value, type = nil)
        return { '$bytes' => [value].pack('m0') } if value.is_a?(String) && type&.fetch('scalar', nil) == 'base64'

        inner = type && (type['items'] || type['values'])
        case value
        when Array then value.map { |item| encoded(table, item, inner) }
        when Hash then value.to_h { |name, item| [name.to_s, encoded(table, item, inner)] }
        else json(table, table.const('Internal').const_get('Json::Encoder').encode('any', value))
        end
      end

      # JSON of the runtime, in which integers that not every reader keeps are written out.
      def json(table, value)
        case value
        when Array then value.map { |item| json(table, item) }
        when Hash then value.to_h { |name, item| [name.to_s, json(table, item)] }
        when Integer then value.abs > EXACT ? { '$int' => value.to_s } : value
        when Float then value.finite? ? value : nil
        when String then text(value)
        when true, false, nil then value
        else table.a?(value, 'JsonLiteral') ? literal(value.json) : "no JSON: #{value.class}"
        end
      end

      # A text that answers can hold.
      def text(value)
        value.dup.force_encoding(Encoding::UTF_8).scrub
      end

      private

      # What a message means by a special value.
      def special(value)
        kind, given = value.first
        case kind
        when '$number' then NUMBERS.fetch(given)
        when '$int' then given.to_i
        when '$bytes' then given.unpack1('m')
        when '$text' then given
        when '$supplier' then supplier(given)
        else raise ArgumentError, "The driver has no value #{kind}"
        end
      end

      def supplier(values)
        left = values.dup
        -> { left.length > 1 ? left.shift : left.first }
      end

      def source(data)
        return scalar(data) unless data.is_a?(Hash)
        return Pathname.new(data['$path']) if data.key?('$path')

        data.key?('$stream') ? one_shot(data['$stream']) : scalar(data)
      end

      # A stream that can be read once.
      def one_shot(chunks)
        reader, writer = IO.pipe(binmode: true)
        Thread.new do
          chunks.each { |chunk| writer.write(chunk.unpack1('m')) }
          writer.close
        rescue Errno::EPIPE
          nil
        end
        reader
      end

      # A literal that Ruby cannot hold.
      def literal(json)
        return JSON.parse(json.gsub(/\\u[dD][89a-fA-F]\h\h/) { |half| "\\#{half}" }) if json.start_with?('"')
        return { '$int' => json } if json.match?(/\A-?\d+\z/)

        number = json.to_f
        number.finite? ? number : nil
      end
    end
  end
end
