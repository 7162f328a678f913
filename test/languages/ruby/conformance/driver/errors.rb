# frozen_string_literal: true

module Driver
  # Errors as the contract describes them.
  class Errors
    # Classes by kind; those that are more special come first.
    KINDS = {
      'MissingCredentialsError' => 'credentials', 'ConfigurationError' => 'config', 'TimeoutError' => 'timeout',
      'ConnectionError' => 'connection', 'ApiError' => 'api', 'OAuthTokenError' => 'oauth', 'DecodeError' => 'decode',
      'StreamError' => 'stream', 'SocketClosedError' => 'stream', 'WebhookVerificationError' => 'webhook'
    }.freeze
    FIELDS = {
      status: 'status', request_id: 'requestId', body: 'body', raw_body: 'rawBody',
      missing_schemes: 'missingSchemes', retry_after: 'retryAfter', attempts: 'attempts', phase: 'phase',
      error: 'error', error_description: 'errorDescription', path: 'path', line: 'line', url: 'url',
      close_code: 'code', reason: 'reason'
    }.freeze

    # Headers of a response as answers have them.
    def self.headers(headers)
      headers.to_h { |name, values| [name.downcase, Values.text(Array(values).join(', '))] }
    end

    def initialize(table)
      @table = table
    end

    def describe(error)
      kind = kind_of(error)
      found = {
        'kind' => kind, 'class' => name_of(error), 'message' => Values.text(error.message), 'text' => text_of(error),
        'inTree' => @table.a?(error, 'Errors::Error'), 'native' => error.is_a?(Interrupt)
      }
      return found if %w[unknown canceled].include?(kind)

      { **found, **fields(error), **shown(error) }
    end

    private

    def kind_of(error)
      return 'canceled' if error.is_a?(Interrupt)

      KINDS.find { |name, _| @table.a?(error, "Errors::#{name}") }&.last || 'unknown'
    end

    def name_of(error)
      error.class.name.split('::').last
    end

    # Everything that a program could print of it.
    def text_of(error)
      texts = [Printed.of(error), error.full_message(highlight: false)]
      texts << error.detailed_message if error.respond_to?(:detailed_message)
      texts << text_of(error.cause) if error.cause
      Values.text(texts.join("\n"))
    end

    def fields(error)
      found = FIELDS.filter_map do |method, name|
        value = error.respond_to?(method) ? error.public_send(method) : nil
        [name, Values.encoded(@table, value)] unless value.nil?
      end.to_h
      found['headers'] = Errors.headers(error.headers) if error.respond_to?(:headers)
      found
    end

    def shown(error)
      type = @table.error_body(name_of(error))
      return {} if type.nil? || error.body.nil?

      { 'shown' => Showing.new(@table).of(type, error.body) }
    end
  end
end
