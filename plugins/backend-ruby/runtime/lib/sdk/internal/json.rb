# frozen_string_literal: true

require 'json'

module Sdk
  module Internal
    # JSON as values of Ruby: objects are hashes with texts as keys. A value that Ruby cannot hold is a {JsonLiteral},
    # and an absent one is {OMIT}.
    module Json
      autoload :Encoder, "#{__dir__}/json/encoder"
      autoload :Fit, "#{__dir__}/json/fit"
      autoload :Numbers, "#{__dir__}/json/numbers"
      autoload :Parser, "#{__dir__}/json/parser"
      autoload :Text, "#{__dir__}/json/text"
      autoload :Times, "#{__dir__}/json/times"
      autoload :Types, "#{__dir__}/json/types"
      autoload :Unions, "#{__dir__}/json/unions"

      # Stands for a value that does not fit its type.
      MISFIT = Object.new.freeze

      # A text is not JSON.
      class InvalidJson < StandardError
      end

      # A value has no form in JSON or in a request.
      class Unsendable < StandardError
      end

      # A body is JSON of another kind than the one that is declared.
      class Mismatch < StandardError
        # Where in the body the fault is.
        attr_reader :path

        def initialize(problem, path)
          @path = path
          super(problem)
        end
      end

      DEEPEST = 1000

      # Escapes that the reader of the platform refuses or lets pass: half of a surrogate pair, and those that JSON does
      # not have.
      ESCAPES = %r{
        \\\\u[dD][89a-fA-F]|\\u[dD][89abAB]\h\h(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB]\h\h)\\u[dD][c-fC-F]|
        \\[^"\\/bfnrtu]
      }x
      # Comments, which JSON does not have either.
      COMMENT = %r{(?<=[\s,\[\]\{\}"\del]|":)/[/*]|\A/[/*]}

      OPTIONS = {
        max_nesting: DEEPEST, create_additions: false, allow_duplicate_key: true, decimal_class: Numbers
      }.freeze

      class << self
        # Raises InvalidJson if the text is not JSON.
        def parse(text)
          text = Text.valid(text)
          return Parser.new(text).parse if hard?(text)

          begin
            JSON.parse(text, **OPTIONS)
          rescue JSON::ParserError
            Parser.new(text).parse
          end
        end

        # Reads JSON, or gives OMIT where the text is none.
        def try_parse(text)
          parse(text)
        rescue InvalidJson
          OMIT
        end

        # Raises Unsendable if the value has no form in JSON.
        def write(value)
          JSON.generate(value, max_nesting: DEEPEST)
        rescue JSON::GeneratorError, JSON::NestingError
          raise Unsendable, 'the value has no form in JSON'
        end

        # The JSON of a value, within that of another if `state` is that of its generator.
        def part(value, state)
          state.is_a?(JSON::State) ? value.to_json(state) : write(value)
        end

        # Whether a value is absent or null.
        def nothing?(value)
          value.nil? || value.equal?(OMIT)
        end

        # A member of an object; OMIT where there is none.
        def member(json, name)
          json.is_a?(Hash) ? json.fetch(name, OMIT) : OMIT
        end

        # The part of a value at a path of names; OMIT where there is none.
        def at(json, path)
          path.reduce(json) { |part, name| member(part, name) }
        end

        # A copy of a value with another part at a path of names. Where the value is not an object, one is created.
        def with_at(json, path, part)
          return part if path.empty?

          name, *rest = path
          members = json.is_a?(Hash) ? json : {}
          members.merge(name => with_at(members[name], rest, part))
        end

        # Makes a value, and all that it holds, unchangeable.
        def deep_freeze(json)
          case json
          when Hash then json.each_value { |value| deep_freeze(value) }
          when Array then json.each { |value| deep_freeze(value) }
          end
          json.freeze
        end

        def describe(json)
          case json
          when true, false then 'a boolean'
          when String then 'a string'
          when Array then 'a list'
          when Hash then 'an object'
          when nil then 'null'
          when JsonLiteral then json.text? ? 'a string' : 'a number'
          else 'a number'
          end
        end

        private

        # Whether the reader of the platform would round, refuse or let pass something.
        def hard?(text)
          (text.include?('\\') && ESCAPES.match?(text)) || COMMENT.match?(text)
        end
      end
    end
  end
end
