# frozen_string_literal: true

module Sdk
  module Internal
    module Json
      # Reads what the reader of the platform rounds, refuses or lets pass. It is slower, so only texts that need it come here.
      class Parser
        SPACE = /\G[ \t\r\n]*/n
        TEXT = %r{\G"((?:[^"\\\x00-\x1F]|\\(?:["\\/bfnrt]|u\h{4}))*+)"}n
        NUMBER = /\G-?(?:0|[1-9]\d*+)(\.\d++)?([eE][+-]?\d++)?/n
        PAIR = /\\u[dD][89abAB]\h\h\\u[dD][c-fC-F]\h\h/n
        HALF_PAIR = /\\u[dD][89a-fA-F]\h\h/n
        ESCAPE = /\\(?:u(\h{4})|(.))/
        CONTROLS = { 'b' => "\b", 'f' => "\f", 'n' => "\n", 'r' => "\r", 't' => "\t" }.freeze
        WORDS = { 't' => ['true', true], 'f' => ['false', false], 'n' => ['null', nil] }.freeze

        def initialize(text)
          @text = text.b
          @at = 0
        end

        # Raises InvalidJson if the text is not JSON.
        def parse
          value = value(0)
          raise wrong unless following.nil?

          value
        end

        private

        def wrong
          InvalidJson.new("the text is not JSON at byte #{@at}")
        end

        # The next character after spaces.
        def following
          @at = SPACE.match(@text, @at).end(0)
          @text[@at]
        end

        def value(depth)
          raise InvalidJson, 'the JSON is nested too deeply' if depth >= DEEPEST

          case (mark = following)
          when '{' then object(depth)
          when '[' then list(depth)
          when '"' then string
          when 't', 'f', 'n' then word(*WORDS.fetch(mark))
          else number
          end
        end

        def word(word, value)
          raise wrong unless @text[@at, word.length] == word

          @at += word.length
          value
        end

        def object(depth)
          members = {}
          each_part('}') do
            raise wrong unless following == '"'

            name = string
            raise wrong unless name.is_a?(String) && following == ':'

            @at += 1
            members[name] = value(depth + 1)
          end
          members
        end

        def list(depth)
          items = []
          each_part(']') { items << value(depth + 1) }
          items
        end

        def each_part(last)
          @at += 1
          if following == last
            @at += 1
            return
          end
          loop do
            yield
            mark = following
            raise wrong unless mark == ',' || mark == last

            @at += 1
            break if mark == last
          end
        end

        def string
          found = TEXT.match(@text, @at) || raise(wrong)
          @at = found.end(0)
          bare = found[1].gsub('\\\\', '').gsub(PAIR, '')
          return JsonLiteral.new(found[0].force_encoding(Encoding::UTF_8)) if HALF_PAIR.match?(bare)

          unescape(found[1].force_encoding(Encoding::UTF_8))
        end

        def unescape(text)
          return text unless text.include?('\\')

          units = text.gsub(/\\u([dD][89abAB]\h\h)\\u([dD][c-fC-F]\h\h)|\\\\/) do |found|
            next found if found == '\\\\'

            high = Regexp.last_match(1).hex
            low = Regexp.last_match(2).hex
            [0x10000 + ((high & 0x3FF) << 10) + (low & 0x3FF)].pack('U')
          end
          units.gsub(ESCAPE) { Regexp.last_match(1) ? [Regexp.last_match(1).hex].pack('U') : control(Regexp.last_match(2)) }
        end

        def control(letter)
          CONTROLS.fetch(letter, letter)
        end

        def number
          found = NUMBER.match(@text, @at) || raise(wrong)
          @at = found.end(0)
          text = found[0]
          return text.to_i unless found[1] || found[2]

          value = Numbers.float(text)
          Numbers.lost?(text, value) ? JsonLiteral.new(text.force_encoding(Encoding::UTF_8)) : value
        end
      end
    end
  end
end
