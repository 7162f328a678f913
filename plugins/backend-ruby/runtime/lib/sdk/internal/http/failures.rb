# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Makes errors of responses.
      module Failures
        MOST_SAID = 500
        MOST_SHOWN = 4000
        USUAL_MESSAGES = [%w[message], %w[error message], %w[error], %w[detail], %w[title]].freeze

        class << self
          def read(reply)
            text = reply.start
            what = "#{reply.called.method} #{Urls.path_of(reply.url)} failed with #{reply.status}"
            failure = describe(reply, what, text, reply.json_in(text))
            if reply.operation.dig(:rpc, :method)
              reported = Rpc::JsonRpc.error_in(failure.json)
              return Rpc::JsonRpc.error(failure, reported) if reported
            end
            declared(reply.operation[:errors] || [], failure) || by_status(failure)
          end

          # What an error tells; `what` is the start of its text.
          def describe(reply, what, text, json)
            secrets = reply.called.secrets
            message = secrets.mask(message(reply, what, text, json))
            ApiFailure.new(
              message:, status: reply.status, headers: reply.headers, json:, raw_body: text,
              shown_body: secrets.show(text, MOST_SHOWN), request_id: reply.request_id,
              http_method: reply.called.method, url: secrets.mask(reply.url), attempts: reply.attempt,
              retry_after: reply.asked_wait
            )
          end

          def by_status(failure)
            by_number(failure.status).new(failure)
          end

          # What a server says about an error, in one line.
          def said(reply, text, json)
            reply.called.secrets.show(json.equal?(OMIT) ? text : message_in(reply, json), MOST_SAID)
          end

          private

          def message(reply, what, text, json)
            why = said(reply, text, json)
            why = reply.reason if why.empty?
            id = " (request id: #{reply.request_id})" if reply.request_id
            "#{what}#{": #{why}" unless why.empty?}#{id}"
          end

          def by_number(status)
            case status
            when 400 then Errors::BadRequestError
            when 401 then Errors::UnauthorizedError
            when 403 then Errors::ForbiddenError
            when 404 then Errors::NotFoundError
            when 409 then Errors::ConflictError
            when 422 then Errors::UnprocessableEntityError
            when 429 then Errors::TooManyRequestsError
            else status >= 500 ? Errors::InternalServerError : Errors::ApiError
            end
          end

          # A status comes before a class of statuses, and that before all others.
          def declared(errors, failure)
            chosen = errors.find { |error| error[:status] == failure.status } ||
                     errors.reverse.find { |error| error[:status].nil? && error[:class] == failure.status / 100 } ||
                     errors.find { |error| error[:status].nil? && error[:class].nil? }
            chosen && Json::Types.resolve(chosen[:error]).new(failure)
          end

          def message_in(reply, json)
            return json if json.is_a?(String)

            [*reply.config.spec[:error_message]&.then { |path| [path] }, *USUAL_MESSAGES].each do |path|
              message = Json.at(json, path)
              return message if message.is_a?(String) && !message.empty?
            end
            compact = json.nil? ? '' : Json.write(json)
            compact.length > 2 ? compact : ''
          end
        end
      end
    end
  end
end
