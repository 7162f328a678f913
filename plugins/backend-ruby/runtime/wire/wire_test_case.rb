# frozen_string_literal: true

module SdkTests
  # A test that calls a method, and compares the request that a server on this machine gets, and the result, with what
  # the definition of the API says.
  class WireTestCase < Minitest::Test
    # A server for all tests.
    def self.server
      @server ||= Support::Server.new
    end

    # Says what the request must be: its query, headers and cookies are pairs, decoded, and it may have other headers.
    # The body is one of `json`, `text`, `form` and `multipart`, each with a list of the type and the content; an empty
    # type is not looked at. By JSON-RPC, `rpc` names the method, and bodies are its parameters and its result.
    def expect(method, path, **parts)
      @expected = Support::ExpectedRequest.new(method, path, **parts)
    end

    # Says what the server answers. Without a type, there is no `Content-Type`.
    def reply(status, type = '', body = '')
      @body = body
      WireTestCase.server.prepare(status, type, body, is_rpc: @expected.rpc?)
    end

    def client
      SdkTests.create_client(WireTestCase.server.url)
    end

    # Compares the request with the expected one.
    def assert_request
      received = WireTestCase.server.received
      assert_equal 1, received.length, 'the number of requests'
      problems = @expected.problems_of(received.first, notification: @body.empty?)
      assert_empty problems, problems.join("\n")
    end

    # Compares the request, and the result with JSON, which is the body of the response unless it is given. `type` is
    # that by which the result is written as JSON, where the result itself does not say it.
    def assert_result(result, json: @body, type: 'any')
      assert_request
      written = Sdk::Internal::Json.write(Sdk::Internal::Json::Encoder.encode(type, result))
      difference = Support::Difference.between(written, json)
      assert_nil difference, "the result is #{written}, not #{json}: #{difference}"
    end

    # Compares the request, and the content of a file with the body of the response.
    def assert_file(content)
      assert_request
      assert_equal @body.b, content.b, 'the file'
    end
  end
end
