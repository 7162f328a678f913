# frozen_string_literal: true

require 'date'

module Driver
  # What programs read of values: the properties of models, and values of Ruby's own types. The type of a value in Ruby
  # decides; the declared one tells apart what Ruby does not, such as bytes and text.
  class Showing
    ANY = { 'kind' => 'any' }.freeze

    def initialize(table)
      @table = table
    end

    # A value of a declared type (docs/backends/3-conformance.md).
    def of(type, value)
      return { 'any' => Values.json(@table, value) } if type['kind'] == 'any'
      return { 'null' => true } if value.nil?

      case type['kind']
      when 'nullable' then of(type['inner'], value)
      when 'list' then value.is_a?(Array) ? list(type['items'], value) : scalar('', value)
      when 'map' then value.is_a?(Hash) ? { 'map' => members(type['values'], value) } : scalar('', value)
      when 'ref' then declared(type['name'], value)
      else scalar(type['scalar'] || '', value)
      end
    end

    private

    def list(items, value)
      { 'list' => value.map { |item| of(items, item) } }
    end

    def members(values, value)
      value.transform_values { |item| of(values, item) }
    end

    def scalar(kind, value)
      case value
      when true, false then { 'bool' => value }
      when Integer then { 'int' => value.to_s }
      when Float then { 'number' => value.to_s }
      when String then binary?(kind, value) ? { 'bytes' => value.unpack1('H*') } : { 'text' => value }
      when Time then instant(value)
      when Date then { 'date' => Date.new(value.year, value.month, value.day).iso8601 }
      else { 'any' => Values.json(@table, value) }
      end
    end

    # Bytes that came as text which is no base64 are text.
    def binary?(kind, value)
      kind == 'base64' && value.encoding == Encoding::BINARY
    end

    # In UTC, counted from 1970.
    def instant(time)
      utc = Time.at(time.to_i, in: 'UTC')
      fraction = format('%09d', time.nsec)
      { 'instant' => "#{utc.strftime('%Y-%m-%dT%H:%M:%S')}.#{fraction}Z", 'offset' => time.strftime('%:z') }
    end

    def declared(name, value)
      entry = @table.declared(name)
      case entry['kind']
      when 'union' then union(entry, value)
      when 'enum' then enumeration(name, entry, value)
      else value.is_a?(@table.type(name)) ? model(entry, value) : scalar('', value)
      end
    end

    def enumeration(name, entry, value)
      fits = entry['base'] == 'string' ? value.is_a?(String) : value.is_a?(Numeric)
      return scalar('', value) unless fits

      module_of = @table.type(name)
      shown = { 'enum' => value, 'known' => module_of.known?(value) }
      found = entry['cases'].find { |one| module_of.const_get(one['accessor']) == value }
      found ? { **shown, 'case' => found['value'] } : shown
    end

    # A value of a union is the value of its variant.
    def union(entry, value)
      if @table.a?(value, 'UnknownVariant')
        return { 'unknown' => { 'tag' => value.tag, 'raw' => Values.json(@table, value.json) } }
      end

      type = variant_of(entry, value)
      type.nil? ? scalar('', value) : of(type, value)
    end

    # The type of the variant that a value is by its type in Ruby; nil if there is none.
    def variant_of(entry, value)
      entry['variants'].map { |variant| variant['type'] }.find { |type| of_type?(type, value) }
    end

    def of_type?(type, value)
      case type['kind']
      when 'scalar' then of_scalar?(type['scalar'], value)
      when 'list' then value.is_a?(Array)
      when 'map' then value.is_a?(Hash)
      when 'ref' then of_declared?(type['name'], value)
      else false
      end
    end

    def of_scalar?(kind, value)
      case kind
      when 'boolean' then [true, false].include?(value)
      when 'int32', 'int64', 'uint64' then value.is_a?(Integer)
      when 'number', 'float' then value.is_a?(Float)
      when 'date' then value.is_a?(Date)
      when 'date-time' then value.is_a?(Time)
      else value.is_a?(String)
      end
    end

    def of_declared?(name, value)
      entry = @table.declared(name)
      case entry['kind']
      when 'object' then value.is_a?(@table.type(name))
      when 'enum' then entry['base'] == 'string' ? value.is_a?(String) : value.is_a?(Numeric)
      else !variant_of(entry, value).nil?
      end
    end

    def model(entry, model)
      properties = entry['properties'].to_h { |one| [one['wire'], property(one, model)] }
      extra = model.additional_properties.transform_values { |value| of(entry['extra'] || ANY, value) }
      { 'model' => entry['name'], 'value' => properties, 'extra' => extra }
    end

    def property(property, model)
      name = property['accessor'].to_sym
      value = model.public_send(name)
      value.nil? && !model.key?(name) ? { 'absent' => true } : of(property['type'], value)
    end
  end
end
