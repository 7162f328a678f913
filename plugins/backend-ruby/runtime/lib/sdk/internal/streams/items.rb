# frozen_string_literal: true

module Sdk
  module Internal
    module Streams
      # Reads the items of streams.
      module Items
        UNSET = [nil, false, '', 0, 0.0].freeze

        class << self
          # What ends a stream; nil if nothing does. Many servers send the usual word without declaring it.
          def terminator(declared)
            declared[:terminator] || (declared[:text] ? nil : '[DONE]')
          end

          def read(reply, type, text, line = nil)
            declared = reply.operation[:response]
            json = parse(reply, text, line)
            json = result(json) if declared[:transcoded]
            raise reported(reply, text) if !declared[:error_items] && reports_error?(json)

            Json::Types.read_whole(type, json)
          rescue Json::Mismatch => e
            raise reply.decode_failure(e.message, text, e.path, line)
          end

          # The error that a server reports in a stream.
          def reported(reply, text)
            json = Json.try_parse(text)
            problem = "the server reported an error in the stream#{said(reply, text, json)}"
            Errors::StreamError.new(reply.called.failed(problem), body: json.equal?(OMIT) ? nil : json, text:)
          end

          def said(reply, text, json)
            said = Http::Failures.said(reply, text, json)
            said.empty? ? '' : ": #{said}"
          end

          private

          def parse(reply, text, line)
            Json.parse(text)
          rescue Json::InvalidJson
            raise reply.decode_failure('is not the JSON that the API declares', text, nil, line)
          end

          # The object that is the `result` of another, and nothing else.
          def result(json)
            wrapped = json.is_a?(Hash) && json.size == 1 && json['result'].is_a?(Hash)
            wrapped ? json['result'] : json
          end

          def reports_error?(json)
            json.is_a?(Hash) && json.key?('error') && !UNSET.include?(json['error'])
          end
        end
      end
    end
  end
end
