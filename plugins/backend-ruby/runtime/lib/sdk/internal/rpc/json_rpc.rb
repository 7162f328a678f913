# frozen_string_literal: true

module Sdk
  module Internal
    module Rpc
      # Messages of JSON-RPC 2.0.
      module JsonRpc
        class << self
          # The text of a call. `further` are further parameters by name.
          #
          # Raises ConfigurationError if the parameters cannot be sent.
          def message(operation, id, arguments, further)
            rpc = operation[:rpc]
            message = { 'jsonrpc' => '2.0' }
            message['id'] = id unless rpc[:notification]
            message['method'] = rpc[:method]
            params = params(operation, arguments, further)
            message['params'] = params unless params.equal?(OMIT)
            Json.write(message)
          end

          # The result that an answer holds. Raises JsonRpcError if it holds an error.
          def result_of(reply, rpc, id, answer)
            reported = error_in(answer)
            # A server that could not read the id answers without one.
            anonymous = reported && member(answer, 'id').nil?
            unless anonymous || answers?(answer, id)
              raise reply.decode_failure('answers another call', Json.write(answer))
            end
            raise failed(reply, rpc, reported, Json.write(answer)) if reported

            answer.fetch('result') do
              raise reply.decode_failure('holds neither a result nor an error', Json.write(answer))
            end
          end

          # Whether an answer is that of a call.
          def answers?(answer, id)
            answered = member(answer, 'id')
            !answered.is_a?(String) && Json::Types.read('int64', answered) == id
          end

          # The error that an answer holds; nil if it holds none.
          def error_in(answer)
            error = member(answer, 'error')
            code = member(error, 'code')
            return nil unless code.is_a?(Numeric) && member(error, 'message').is_a?(String)

            Json::Types.read('int64', code).equal?(Json::MISFIT) ? nil : error
          end

          def failed(reply, rpc, reported, text)
            what = "#{rpc[:method]} failed with #{Json.write(reported['code'])}"
            error(Http::Failures.describe(reply, what, text, reported), reported)
          end

          # The error of a failure, by what the server reported.
          def error(failure, reported)
            Errors::JsonRpcError.new(
              failure.with(body: reported),
              rpc_code: Json::Types.read('int64', reported['code']), data: reported['data']
            )
          end

          private

          def member(json, name)
            json.is_a?(Hash) ? json[name] : nil
          end

          def params(operation, arguments, further)
            named = named(operation, arguments)
            unless named.is_a?(Hash)
              check_named(further)
              return named
            end
            further.each { |name, value| named[name.to_s] = Requests::Arguments.encode('any', value) }
            order(operation[:rpc], named, further)
          end

          def named(operation, arguments)
            key = (operation[:body] || {})[:key]
            return arguments.keys.to_h { |name| [name.to_s, arguments.json(name)] } if key.nil?

            whole = arguments.json(key)
            whole.is_a?(Hash) ? whole.dup : whole
          end

          # The parameters by position or by name.
          def order(rpc, named, further)
            return named.empty? ? OMIT : named if rpc[:positions].nil?

            given = rpc[:positions].reverse.drop_while { |name| !named.key?(name) }.reverse
            gap = given.any? { |name| !named.key?(name) }
            return named if rpc[:nameable] && (gap || !further.empty?)

            check_named(further)
            given.map { |name| named[name] }
          end

          def check_named(further)
            raise Errors::ConfigurationError, 'body_properties need parameters that go by name' unless further.empty?
          end
        end
      end
    end
  end
end
