# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Makes the attempts of a call, until one succeeds or no more are allowed.
      class Attempts
        def initialize(config, prepared)
          @config = config
          @prepared = prepared
          @url = prepared.url
          @number = 0
          @retries = 0
          @renewable = true
          @reply = nil
        end

        # Yields the response of a success, and gives what the block gives.
        def run(&consume)
          return attempts(&consume) if @prepared.call.for_token? || @config.instrumentation.none?

          observed { attempts(&consume) }
        end

        private

        def attempts(&consume)
          loop do
            @number += 1
            @started_at = Deadline.now
            outcome = guarded(@retries < @prepared.max_retries && @prepared.replayable?, &consume)
            return outcome.result if outcome.done?

            before_next(outcome)
          end
        end

        # Tells the subscribers of the call.
        def observed
          started_at = Deadline.now
          call = { http_method: @prepared.call.operation[:method], path: @prepared.call.operation[:path] }
          @config.instrumentation.notify(:request_begin, RequestEvent.new(**call), @config.log)
          begin
            yield
          rescue StandardError => e
            error = e
            raise
          ensure
            seen = { attempts: @number, status: @reply&.status, request_id: @reply&.request_id, error: }
            event = RequestEvent.new(**call, **seen, duration: Deadline.now - started_at)
            @config.instrumentation.notify(:request_end, event, @config.log)
          end
        end

        def guarded(can_retry, &consume)
          attempt(can_retry, &consume)
        rescue Errors::ConnectionError => e
          e.attempts = @number
          unless can_retry && (@prepared.safe? || e.phase == 'connect')
            log_failure(e)
            raise
          end
          Outcome.new(retry_reason: name_of(e))
        rescue StandardError => e
          log_failure(e)
          raise
        end

        def attempt(can_retry, &consume)
          applied = Auth::Authenticator.new(@config, @prepared).apply
          deadline = Deadline.new(@prepared.timeout)
          request = Requests.create(@prepared, applied, deadline:, connect_timeout: @config.connect_timeout)
          @url = request.url
          called = Called.new(request.method, @prepared.url, @prepared.call.secrets.with(applied.secrets))
          @prepared.log&.log_with_headers('request', CallLog.fields(request.method, @url, @number), request.headers)
          sender = Sender.new(@config, deadline, called)
          response = exchange(request, sender)
          @reply = Reply.new(@config, @prepared, response, deadline, called.at(sender.url), @number)
          finish(@reply, applied, can_retry, &consume)
        end

        def finish(reply, applied, can_retry)
          log_response(reply)
          return Outcome.new(done: true, result: yield(reply)) if reply.success?

          after_error(reply, applied, can_retry)
        ensure
          reply.close unless reply.kept_open
        end

        # Sends a request through the middleware.
        def exchange(request, sender)
          layers = @config.options.middleware
          return sender.call(request) if layers.nil?

          layers.reverse.reduce(sender) { |inner, layer| ->(sent) { layer.call(sent, inner) } }.call(request)
        end

        def after_error(reply, applied, can_retry)
          if reply.status == 401 && applied.token
            applied.source.invalidate(applied.token)
            if @renewable && @prepared.replayable?
              reply.pass_over
              return Outcome.new
            end
          end
          asked = reply.asked_wait
          raise Failures.read(reply) unless can_retry && may_pass?(reply.status) && (asked || 0) <= Retry::LONGEST_WAIT

          reply.pass_over
          Outcome.new(retry_reason: reply.status.to_s, asked:)
        end

        def may_pass?(status)
          Retry.transient?(status) && (@prepared.safe? || Retry.no_effect?(status))
        end

        def before_next(outcome)
          if outcome.retry_reason.nil?
            @renewable = false
            return
          end
          @retries += 1
          wait = @config.backoff.call(@retries, outcome.asked)
          @prepared.log&.log('warn', 'retry', { **fields, reason: outcome.retry_reason, wait_ms: (wait * 1000).round })
          Retry.sleep(wait)
        end

        def fields
          seconds = Deadline.now - @started_at
          { **CallLog.fields(@prepared.call.operation[:method], @url, @number), duration_ms: (seconds * 1000).round }
        end

        def log_response(reply)
          return if @prepared.log.nil?

          pairs = reply.headers.flat_map { |name, values| values.map { |value| [name, value] } }
          seen = { **fields, status: reply.status, request_id: reply.request_id }
          @prepared.log.log_with_headers('response', seen, pairs)
        end

        def log_failure(error)
          return if @prepared.log.nil?

          seen = error.is_a?(Errors::ApiError) ? { status: error.status, request_id: error.request_id } : {}
          @prepared.log.log('error', 'error', { **fields, **seen, reason: name_of(error) })
        end

        def name_of(error)
          error.class.name.to_s.split('::').last
        end
      end
    end
  end
end
