module Sdk
  class WebhookDelivery
    sig { returns(String) }
    def body; end

    sig { returns(T.nilable(String)) }
    def url; end

    sig { params(body: String, headers: T::Hash[T.any(String, Symbol), T.untyped], url: T.nilable(String)).void }
    def initialize(body, headers, url: T.unsafe(nil)); end

    sig { params(name: String).returns(String) }
    def header(name); end
  end
end
