# frozen_string_literal: true

require 'date'
require 'time'

module Driver
  # Makes values of messages as programs make them: by constructors of models, and Ruby's own types.
  class Making
    def initialize(table)
      @table = table
    end

    # A value of a message for a declared type.
    def of(type, value)
      return nil if value.nil?
      return @table.omit if Values.absent?(value)

      case type['kind']
      when 'nullable' then of(type['inner'], value)
      when 'scalar' then scalar(type['scalar'], value)
      when 'list' then list(type['items'], value)
      when 'map' then map(type['values'], value)
      when 'ref' then declared(type['name'], value)
      else Values.loose(value)
      end
    end

    private

    def list(items, value)
      value.is_a?(Array) ? value.map { |item| of(items, item) } : Values.loose(value)
    end

    def map(values, value)
      plain = value.is_a?(Hash) && !Values.special?(value)
      plain ? value.transform_values { |item| of(values, item) } : Values.loose(value)
    end

    def scalar(kind, value)
      return Values.file(@table, value) if kind == 'binary'
      return Values.scalar(value) unless value.is_a?(String)

      case kind
      when 'date-time' then Time.iso8601(value)
      when 'date' then Date.iso8601(value)
      when 'base64' then value.unpack1('m')
      else value
      end
    end

    def declared(name, value)
      entry = @table.declared(name)
      return union(entry, value) if entry['kind'] == 'union'

      entry['kind'] == 'object' && value.is_a?(Hash) ? model(name, entry, value) : Values.scalar(value)
    end

    def model(name, entry, value)
      declared = entry['properties'].to_h { |one| [one['wire'], one] }
      named = {}
      further = {}
      value.each do |wire, member|
        own = declared[wire]
        if own
          named[own['accessor'].to_sym] = of(own['type'], member)
        else
          further[wire] = entry['extra'] ? of(entry['extra'], member) : Values.loose(member)
        end
      end
      named[:additional_properties] = further unless further.empty?
      @table.type(name).new(**named)
    end

    # The variant that the tag names, the first that a value can be, or one that the API does not declare.
    def union(entry, value)
      tag = entry['tag'] && value.is_a?(Hash) ? value[entry['tag']] : nil
      found = entry['variants'].find do |variant|
        entry['tag'] ? variant['tags'].include?(tag) : fits?(variant['type'], value)
      end
      return of(found['type'], value) if found

      @table.const('UnknownVariant').new(tag.is_a?(String) ? tag : nil, Values.loose(value))
    end

    # Whether JSON has the form of a variant: the type of a scalar, or the required properties of a model.
    def fits?(type, value)
      case type['kind']
      when 'list' then value.is_a?(Array) && value.all? { |one| fits?(type['items'], one) }
      when 'scalar' then fits_scalar?(type['scalar'], value)
      when 'ref' then fits_declared?(@table.declared(type['name']), value)
      else true
      end
    end

    def fits_scalar?(kind, value)
      case kind
      when 'boolean' then [true, false].include?(value)
      when 'number', 'float' then value.is_a?(Numeric)
      when 'int32', 'int64', 'uint64' then value.is_a?(Integer)
      else value.is_a?(String)
      end
    end

    def fits_declared?(entry, value)
      return entry['cases'].any? { |one| one['value'] == value } if entry['kind'] == 'enum'

      required = (entry['properties'] || []).select { |one| one['required'] }
      value.is_a?(Hash) && required.all? { |one| value.key?(one['wire']) }
    end
  end
end
