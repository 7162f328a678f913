# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Reads the bodies of successes.
      module Decoder
        # The type of what comes with a status that the API does not declare.
        UNDECLARED = 'undeclared'
        NOTHING = /\A\s*(?:null\s*)?\z/
        # Statuses whose responses have no body.
        BODILESS = [204, 205].freeze

        class << self
          # The result of a call; nil if there is none. Raises DecodeError if the body is not of the type, or if a
          # response that may have a body has none where the API declares one.
          def read(reply, type)
            operation = reply.operation
            declared = operation[:response]
            ignored = operation.dig(:rpc, :method) ? operation[:rpc][:notification] : declared.nil?
            result = result(reply, type, declared || {}, ignored)
            return result unless result.nil?
            return nil if ignored || (declared || {})[:empty] || BODILESS.include?(reply.status)
            return nil if takes_null?(type, reply.status)

            # The method has a type, which a program relies on.
            raise reply.decode_failure('has no value', nil)
          end

          # Raises DecodeError if the text is not JSON of the type.
          def decode(reply, type, text, line = nil)
            json = part(reply, Json.parse(text))
            json.equal?(OMIT) ? nil : read_as(type_for(type, reply.status), json)
          rescue Json::InvalidJson
            problem = text.empty? ? 'has no body' : 'is not the JSON that the API declares'
            raise reply.decode_failure(problem, text, nil, line)
          rescue Json::Mismatch => e
            raise reply.decode_failure(e.message, text, e.path, line)
          end

          private

          def result(reply, type, declared, ignored)
            if ignored || BODILESS.include?(reply.status)
              reply.pass_over
              return declared[:empty_body] && decode(reply, type, declared[:empty_body])
            end
            text = reply.text_of(reply.bytes)
            return text if declared[:kind] == 'text'

            if NOTHING.match?(text)
              return decode(reply, type, declared[:empty_body]) if declared[:empty_body]
              return nil if text.empty? && (declared[:empty] || reply.operation[:method] == 'HEAD')
            end
            decode(reply, type, text)
          end

          # The part of the body that the method returns.
          def part(reply, json)
            call = reply.prepared.call
            rpc = call.operation[:rpc]
            json = Rpc::JsonRpc.result_of(reply, rpc, call.id, json) if rpc&.dig(:method) && call.messages.nil?
            Json.at(json, (call.operation[:response] || {})[:returns] || [])
          end

          # A value of a type; one of a status that the API does not declare as it came.
          def read_as(type, json)
            return Json::Types.read_whole(type, json) unless type == UNDECLARED

            json.nil? ? nil : UnknownVariant.new(nil, Json.deep_freeze(json))
          end

          def takes_null?(type, status)
            Json::Types.takes_null?(type_for(type, status))
          end

          # The type of the result, where the status decides.
          def type_for(type, status)
            return type unless type.is_a?(Array) && type[0] == 'status'

            choices = type[1]
            choices[status.to_s] || choices["#{status / 100}XX"] || choices['default'] || UNDECLARED
          end
        end
      end
    end
  end
end
