# frozen_string_literal: true

module Sdk
  module Internal
    module Rpc
      # Calls of JSON-RPC that are sent in one request.
      class BatchCalls
        def initialize(core)
          @core = core
          @entries = []
          @sent = false
        end

        # Adds a call, and gives its pending result, which has a type.
        def add(operation, arguments, type = 'any')
          raise Errors::ConfigurationError, 'the operation is no method of JSON-RPC' unless operation.dig(:rpc, :method)
          raise Errors::ConfigurationError, 'the batch has been sent: begin another batch' if @sent

          given = Requests::Arguments.new(arguments, operation[:types] || {})
          entry = BatchEntry.new(operation, given, type, @core.config.next_id)
          @entries << entry
          entry.pending
        end

        # Sends the calls. Each has a result, or an error, of its own. Raises an error if there is no response.
        def send(options = nil)
          @sent = true
          return if @entries.empty?

          options = RequestOptions.of(options)
          check(options)
          @core.perform(call(options)) { |reply| read(reply) }
          nil
        rescue Errors::Error => e
          @entries.each { |entry| entry.pending.settle(failure: e) }
          raise
        end

        private

        def call(options)
          texts = @entries.map { |one| JsonRpc.message(one.operation, one.id, one.arguments, {}) }
          Http::Call.new(stand_in, Requests::Arguments.new({}), options, messages: "[#{texts.join(',')}]")
        end

        # The operation that is least safe to repeat, which stands for all.
        def stand_in
          (@entries.find { |one| !one.operation[:idempotent] } || @entries.first).operation
        end

        def check(options)
          unless options.body_properties.empty?
            raise Errors::ConfigurationError, 'body_properties belong to single calls, not to a batch'
          end

          places = @entries.map { |one| [one.operation[:server] || 0, one.operation[:definition]] }
          raise Errors::ConfigurationError, 'calls of a batch go to one server' if places.uniq.length > 1
        end

        def read(reply)
          text = reply.text_of(reply.bytes)
          answers = @entries.all?(&:notification?) ? nil : parse(reply, text)
          @entries.each do |entry|
            entry.pending.settle(result: entry.notification? ? nil : result_of(entry, reply, answers))
          rescue Errors::Error => e
            entry.pending.settle(failure: e)
          end
        end

        def parse(reply, text)
          Json.parse(text)
        rescue Json::InvalidJson
          raise reply.decode_failure('is not the JSON that the API declares', text)
        end

        def result_of(entry, reply, answers)
          raise no_list(entry, reply, answers) unless answers.is_a?(Array)

          answer = answers.find { |one| JsonRpc.answers?(one, entry.id) }
          raise reply.decode_failure("holds no answer to #{entry.rpc[:method]}", Json.write(answers)) if answer.nil?

          decode(entry, reply, JsonRpc.result_of(reply, entry.rpc, entry.id, answer))
        end

        def no_list(entry, reply, answers)
          reported = JsonRpc.error_in(answers)
          text = Json.write(answers)
          return reply.decode_failure('is no list of answers', text) if reported.nil?

          JsonRpc.failed(reply, entry.rpc, reported, text)
        end

        def decode(entry, reply, result)
          Json::Types.read_whole(entry.type, result, '$.result')
        rescue Json::Mismatch => e
          raise reply.decode_failure(e.message, Json.write(result), e.path)
        end
      end
    end
  end
end
