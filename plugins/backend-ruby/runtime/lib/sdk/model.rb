# frozen_string_literal: true

module Sdk
  # An object of the API. It cannot be changed; {#with} makes a copy with other values.
  #
  # What a server sends is kept as it came, and a property is converted when it is first read. A value that does not fit
  # the type of its property reads as it came; one that is absent reads as nil, and {#key?} tells it from null.
  class Model
    # Name in JSON and type of each property.
    #
    # @api private
    PROPERTIES = {}.freeze
    # Properties whose values {#inspect} does not show.
    #
    # @api private
    SECRET = [].freeze
    # Properties that an object must have.
    #
    # @api private
    REQUIRED = [].freeze
    # Type of the properties that the API does not declare.
    #
    # @api private
    EXTRA = 'any'

    class << self
      # Makes a model of its data, by the names that the API has, or by those of the properties as symbols.
      #
      # @param data [Hash]
      # @raise [ArgumentError] a value has no form in JSON
      def from_h(data)
        of_json(encode_hash(data))
      rescue Internal::Json::Unsendable => e
        raise ArgumentError, e.message
      end

      # Reads a model from the text of a JSON object.
      #
      # @param text [String]
      # @raise [ArgumentError] the text is not a JSON object
      def from_json(text)
        data = Internal::Json.try_parse(text)
        raise ArgumentError, 'the text is not a JSON object' unless data.is_a?(Hash)

        of_json(data)
      end

      # @api private
      def of_json(json)
        allocate.tap { |model| model.__send__(:hold, json) }
      end

      # The JSON of data that stands for a model.
      #
      # @api private
      def encode_hash(data)
        data.each_with_object({}) do |(name, value), members|
          next if value.equal?(OMIT)

          wire, type = property_of(name)
          members[wire] = Internal::Json::Encoder.encode(type, value)
        end
      end

      # Name in JSON and type of a property, by its name as a symbol, or by that which the API has.
      #
      # @api private
      def property_of(name)
        return self::PROPERTIES[name] if self::PROPERTIES.key?(name)

        wire = name.to_s
        self::PROPERTIES.each_value.find { |property| property[0] == wire } || [wire, self::EXTRA]
      end
    end

    # @api private
    def initialize(values = {}, additional_properties = {})
      values.each { |name, value| check_null(name, value) }
      hold(self.class.encode_hash(values).merge(self.class.encode_hash(additional_properties)))
    rescue Internal::Json::Unsendable => e
      raise ArgumentError, e.message
    end

    # A property, by its name as a symbol or by that which the API has; nil if there is none.
    #
    # @param name [Symbol, String]
    def [](name)
      wire, type = self.class.property_of(name)
      @converted.fetch(wire) { @converted[wire] = Internal::Json::Types.read_part(type, @json[wire]) }
    end

    # A property, or a part of it at a path of names and indices; nil where there is none.
    #
    # @param name [Symbol, String]
    # @param names [Array<Symbol, String, Integer>]
    def dig(name, *names)
      value = self[name]
      names.empty? || value.nil? ? value : value.dig(*names)
    end

    # Whether the object has a property, if only as null.
    #
    # @param name [Symbol, String]
    def key?(name)
      @json.key?(self.class.property_of(name)[0])
    end

    # The names of the properties that the object has. Where the API declares a property of this name, it is that.
    #
    # @return [Array<Symbol>]
    def keys
      held_names.keys
    end

    # The properties that the API does not declare, by their names.
    #
    # @return [Hash{String => Object}]
    def additional_properties
      declared = self.class::PROPERTIES.each_value.map(&:first)
      @json.keys.difference(declared).to_h { |name| [name, self[name]] }.freeze
    end

    # A copy with other values of some properties; {OMIT} removes one.
    #
    # @raise [ArgumentError] there is no such property, or a value has no form in JSON
    def with(**changes)
      members = @json.dup
      changes.each do |name, value|
        raise ArgumentError, "there is no property #{name}" unless self.class::PROPERTIES.key?(name)

        check_null(name, value)
        wire, type = self.class::PROPERTIES[name]
        members.delete(wire)
        members[wire] = Internal::Json::Encoder.encode(type, value) unless value.equal?(OMIT)
      end
      self.class.of_json(members)
    rescue Internal::Json::Unsendable => e
      raise ArgumentError, e.message
    end

    # All properties that the object has, by their names; objects in them are hashes too.
    #
    # @return [Hash{Symbol => Object}]
    def to_h
      held_names.transform_values { |wire| plain(self[wire]) }
    end

    # The properties for pattern matching: those that the API declares, which are nil where the object has none, and
    # the others that the object has.
    def deconstruct_keys(keys)
      declared = self.class::PROPERTIES
      all = declared.transform_values(&:first).merge(held_names)
      all = all.slice(*keys) if keys
      all.transform_values { |wire| self[wire] }
    end

    # The JSON of the object, with all that a server sent. `JSON.pretty_generate` indents it.
    def to_json(state = nil, *)
      Internal::Json.part(@json, state)
    end

    # The data by the names that the API has, as `JSON.parse` gives them. It is frozen, with all that it holds.
    def as_json(*)
      Internal::Json.deep_freeze(@json)
    end

    # Whether two models are of the same class and hold the same data.
    def ==(other)
      other.instance_of?(self.class) && @json == other.as_json
    end

    def eql?(other)
      other.instance_of?(self.class) && @json.eql?(other.as_json)
    end

    def hash
      [self.class, @json].hash
    end

    # The properties that the object has, without passwords and what else programs only send.
    def inspect
      all = held_names.map { |name, wire| "#{name}=#{secret?(name) ? '***' : self[wire].inspect}" }
      "#<#{[self.class, *all].join(' ')}>"
    end
    alias to_s inspect

    # The same for `pp` and IRB, with a line for each property where they do not fit on one.
    def pretty_print(printer)
      printer.group(1, "#<#{self.class}", '>') do
        held_names.each do |name, wire|
          printer.breakable
          printer.text("#{name}=")
          secret?(name) ? printer.text('***') : printer.pp(self[wire])
        end
      end
    end

    private

    def hold(json)
      @json = json.freeze
      @converted = {}
      freeze
    end

    # The names in JSON of the properties that the object has, by their own names.
    def held_names
      names = self.class::PROPERTIES.to_h { |name, (wire, _)| [wire, name] }
      @json.keys.to_h { |wire| [names[wire] || wire.to_sym, wire] }
    end

    def secret?(name)
      self.class::SECRET.include?(name)
    end

    def check_null(name, value)
      return unless value.nil? && !Internal::Json::Types.takes_null?(self.class.property_of(name)[1])

      raise ArgumentError, "#{name} must not be nil"
    end

    def plain(value)
      case value
      when Model then value.to_h
      when Array then value.map { |item| plain(item) }
      when Hash then value.transform_values { |item| plain(item) }
      else value
      end
    end
  end
end
