# frozen_string_literal: true

module Sdk
  # A delivery of a webhook as it arrived.
  class WebhookDelivery
    # The body, byte for byte.
    attr_reader :body
    # The URL to which it was sent; nil if the signature does not cover it.
    attr_reader :url

    # @param body [String] the body, byte for byte, before anything has parsed it
    # @param headers [Hash{String, Symbol => String, Array<String>}] values by name, in any letter case, or the
    #   environment of a Rack request
    # @param url [String, nil] the URL to which it was sent, if the signature covers it
    def initialize(body, headers, url: nil)
      @body = body
      @url = url
      @headers = headers.each_with_object({}) do |(name, values), all|
        next unless values.is_a?(String) || values.is_a?(Array)

        key = name_of(name.to_s)
        all[key] = [*all[key], *values].join(', ')
      end.freeze
      freeze
    end

    # A header, or an empty text.
    def header(name)
      @headers.fetch(name.downcase, '')
    end

    private

    # The name of a header, which Rack writes as a variable: `HTTP_X_SIGNATURE`.
    def name_of(name)
      variable = name[/\AHTTP_([A-Z0-9_]+)\z/, 1]
      (variable ? variable.tr('_', '-') : name).downcase
    end
  end
end
