# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # The parts of a request that the arguments of a call make.
      class Parts
        PLAIN = ->(text) { text }

        # `query` and `cookies` are pairs as text, `headers` pairs of names and values.
        attr_reader :path, :query, :headers, :cookies, :body

        # Raises ArgumentError if an argument is nil that must not be, and ConfigurationError if one cannot be sent.
        def initialize(config, call)
          @config = config
          @call = call
          @operation = call.operation
          @taken = {}
          pinned = @operation[:pinned]
          @arguments = call.arguments
          @arguments = @arguments.with(pinned.to_h { |one| [one[:key], one[:value]] }) if pinned
          check_required
          write
        rescue Json::Unsendable => e
          raise Errors::ConfigurationError, e.message
        end

        def inspect
          '#<Parts>'
        end

        private

        def check_required
          (@operation[:required] || []).each do |key|
            raise ArgumentError, "the argument #{key} must not be nil" if @arguments.get(key).nil?
          end
        end

        # Null may be sent only where the API allows it.
        def check_nulls(keys)
          forbidden = keys.find { |key| @arguments.get(key).nil? && !Json::Types.takes_null?(@arguments.type(key)) }
          raise ArgumentError, "the argument #{forbidden} must not be nil" unless forbidden.nil?
        end

        def write
          @path = Paths.expand(@operation[:path]) { |name| path_parameter(name) }
          @query = write_query
          @headers = (@operation[:headers] || []).filter_map { |parameter| header(parameter, value_of(parameter)) }
          @cookies = (@operation[:cookies] || []).flat_map { |one| Query.pairs(one, value_of(one)) }
          @body = write_body
        end

        def path_parameter(name)
          parameter = (@operation[:path_params] || []).find { |one| one[:name] == name } || { key: name, name: }
          [parameter, value_of(parameter)]
        end

        def value_of(parameter)
          @taken[parameter[:key]] = true
          return @arguments.json(parameter[:key]) if @arguments.key?(parameter[:key])

          value = @config.values.resolve(parameter[:option])
          value = parameter[:default] if value.nil?
          value.nil? ? OMIT : Arguments.encode('any', value)
        end

        def write_query
          further = @call.options.query
          pairs = (@operation[:query] || []).flat_map do |parameter|
            value = value_of(parameter)
            further.key?(parameter[:name]) ? [] : Query.pairs(parameter, value)
          end
          return pairs if further.empty?

          pairs + further.flat_map { |name, value| Query.pairs({ name: }, Arguments.encode('any', value)) }
        end

        def header(parameter, json)
          return nil if Json.nothing?(json)

          text = if parameter[:style] == 'json'
                   Json.write(json)
                 else
                   Values.joined(json, parameter[:explode] || false, ',', PLAIN)
                 end
          [parameter[:name], text]
        end

        def write_body
          return PreparedBody.of_text('application/json', @call.messages) unless @call.messages.nil?

          further = @call.options.body_properties
          if @operation.dig(:rpc, :method)
            check_nulls(@arguments.keys)
            message = Rpc::JsonRpc.message(@operation, @call.id, @arguments, further)
            return PreparedBody.of_text('application/json', message)
          end
          declared = @operation[:body]
          value = body_value(declared, further)
          value && Bodies.write(declared || { kind: 'json' }, value)
        end

        def body_value(declared, further)
          return further.empty? ? nil : BodyValue.new(Arguments.new(further)) if declared.nil?

          declared[:key] ? whole(declared, further) : merged(declared, further)
        end

        def merged(declared, further)
          own = @arguments.without { |key| @taken[key] || further.key?(key) }
          check_nulls(own.keys)
          own = own.with(further) unless further.empty?
          return nil if own.keys.empty? && declared[:optional]

          BodyValue.new(own)
        end

        def whole(declared, further)
          key = declared[:key]
          if further.empty?
            return BodyValue.new(@arguments, key) if @arguments.key?(key)
            return nil if declared[:optional]

            # An empty request in its place could empty what it was to replace.
            raise Errors::ConfigurationError, 'the call needs a body'
          end
          json = @arguments.key?(key) ? @arguments.json(key) : {}
          raise Errors::ConfigurationError, 'body_properties need a body that is an object' unless json.is_a?(Hash)

          BodyValue.new(Arguments.new(json.except(*further.keys).merge(further)))
        end
      end
    end
  end
end
