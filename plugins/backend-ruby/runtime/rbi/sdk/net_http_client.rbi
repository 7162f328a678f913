module Sdk
  class NetHttpClient
    sig { params(max_idle: Integer, block: T.nilable(T.proc.params(http: T.untyped).void)).void }
    def initialize(max_idle: T.unsafe(nil), &block); end

    sig { params(request: HttpRequest).returns(HttpResponse) }
    def execute(request); end

    sig { void }
    def close; end

    sig { returns(String) }
    def inspect; end
  end
end
