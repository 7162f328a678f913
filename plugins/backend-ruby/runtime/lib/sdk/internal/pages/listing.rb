# frozen_string_literal: true

module Sdk
  module Internal
    module Pages
      # Calls lists page by page.
      class Listing
        class << self
          # The first page of a list. `item` is the type of the items, and `body` that of the whole response.
          def first(core, operation, arguments, item, body = 'any', options = nil)
            listing, call = begin_with(core, operation, arguments, item, body, options)
            listing.fetch(call) { |page| page }
          end

          # The same beside its response.
          def first_raw(core, operation, arguments, item, body = 'any', options = nil)
            listing, call = begin_with(core, operation, arguments, item, body, options)
            listing.fetch(call) { |page, reply| reply.raw(page) }
          end

          private

          def begin_with(core, operation, arguments, item, body, options)
            given = Requests::Arguments.new(arguments, operation[:types] || {})
            [new(core, operation, item, body, RequestOptions.of(options)), PageCall.new(given)]
          end
        end

        def initialize(core, operation, item, body, options)
          @core = core
          @operation = operation
          @item = item
          @body = body
          @options = options
        end

        # Yields a page and its response, and gives what the block gives.
        def fetch(call)
          made = Http::Call.new(@operation, call.arguments, @options, url: call.url)
          @core.perform(made) { |reply| yield read(call, reply), reply }
        end

        private

        def read(call, reply)
          text = reply.text_of(reply.bytes)
          data = parse(reply, text)
          page = FetchedPage.new(reply, data)
          base_url = @options.base_url || @core.config.base_url_of(@operation)
          following = NextPage.new(@operation[:page], call, page, base_url)
          following.check_counted
          next_call = following.find
          Page.new(
            page.items.map { |item| Json::Types.read_part(@item, item) }, -> { body(reply, data, text) },
            next_call && -> { fetch(next_call.call) { |one| one } }
          )
        end

        def parse(reply, text)
          return OMIT if text.empty? && Http::Decoder::BODILESS.include?(reply.status)

          declared = @operation[:response] || {}
          json = text.strip.empty? ? declared[:empty_body] || text : text
          return OMIT if json.empty? && declared[:empty]

          Json.parse(json)
        rescue Json::InvalidJson
          raise reply.decode_failure(json.empty? ? 'has no body' : 'is not the JSON that the API declares', text)
        end

        def body(reply, data, text)
          raise reply.decode_failure('has no body', '') if data.equal?(OMIT)

          Json::Types.read_whole(@body, data)
        rescue Json::Mismatch => e
          raise reply.decode_failure(e.message, text, e.path)
        end
      end
    end
  end
end
