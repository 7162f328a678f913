module Sdk
  class WebhookDelivery
    sig { returns(String) }
    def body; end

    sig { returns(T.nilable(String)) }
    def url; end

    sig do
      params(
        body: String,
        headers: T::Hash[T.any(String, Symbol), T.any(String, T::Array[String])],
        url: T.nilable(String)
      ).void
    end
    def initialize(body, headers, url: T.unsafe(nil)); end

    sig { params(name: String).returns(String) }
    def header(name); end
  end
end
