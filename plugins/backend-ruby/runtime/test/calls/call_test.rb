# frozen_string_literal: true

require 'stringio'
require 'yaml'
require_relative '../test_helper'

class CallTest < Minitest::Test
  include Sample

  GET = {
    method: 'GET', path: '/pets/{id}', path_params: [{ key: 'id', name: 'id' }], response: { kind: 'json' }
  }.freeze

  def core(responses = [{}], values = {}, spec = {}, **options)
    @http_client = Support::FakeHttpClient.new(responses)
    options = Sdk::ClientOptions.new(http_client: @http_client, **options)
    values = { base_url: 'https://api.test', value0: 'TOK', **values }
    Sdk::Internal::Http::ClientCore.build({ **client, **spec }, values, options)
  end

  def client
    Vectors::Descriptors.client({ 'schemes' => [{ 'in' => 'bearer' }] })
  end

  def sent(header)
    @http_client.requests.map { |request| request['headers'][header] }
  end

  PUT = {
    method: 'PUT', path: '/pets', body: { kind: 'json' }, response: { kind: 'json' },
    query: [{ key: 'since', name: 'since' }],
    types: {
      'since' => 'date', 'weight' => 'double', 'photo' => 'bytes', 'counts' => ['map', 'int32'], 'owner' => -> { Owner }
    }
  }.freeze

  def test_arguments_are_written_by_their_types
    arguments = {
      since: Time.utc(2024, 2, 29, 12), weight: 2.0, photo: "\xFF".b, counts: {}, owner: { name: 'o' },
      nick: Sdk::OMIT, tag: nil
    }
    body = { 'id' => 1, 'name' => 'Rex', 'owner' => { 'name' => 'o' } }
    pet = core([{ 'body' => body }]).execute(PUT, arguments, Pet)
    assert_equal 'o', pet.owner.name
    request = @http_client.requests.first
    assert_equal 'https://api.test/pets?since=2024-02-29', request['url']
    assert_equal '{"weight":2,"photo":"/w==","counts":{},"owner":{"name":"o"},"tag":null}', request['body']
  end

  def test_null_is_sent_only_where_the_api_allows_it
    operation = { **PUT, types: { 'name' => 'string', 'nick' => ['nullable', 'string'] } }
    core = core([{}])
    core.execute(operation, { nick: nil, other: nil })
    assert_equal '{"nick":null,"other":null}', @http_client.requests.first['body']
    error = assert_raises(ArgumentError) { core.execute(operation, { name: nil }) }
    assert_equal 'the argument name must not be nil', error.message
    assert_equal 1, @http_client.requests.length
  end

  def test_declared_errors_have_typed_bodies
    operation = { **GET, errors: [{ status: 404, error: -> { PetNotFoundError } }] }
    responses = [{ 'status' => 404, 'body' => { 'code' => 'gone' } }, { 'status' => 404, 'body' => 'no JSON' }]
    core = core(responses)
    error = assert_raises(PetNotFoundError) { core.execute(operation, { id: 1 }) }
    assert_equal 'gone', error.body.code
    error = assert_raises(PetNotFoundError) { core.execute(operation, { id: 1 }) }
    assert_equal [nil, 'no JSON'], [error.body, error.raw_body]
    assert_pattern(error)
  end

  def assert_pattern(error)
    case error
    in Sdk::Errors::ApiError[status: 404, attempts:]
      assert_equal 1, attempts
    end
  end

  def test_errors_show_no_secret_that_the_server_sends_back
    core = core([{ 'status' => 400, 'body' => { 'message' => 'TOK is bad' } }])
    error = assert_raises(Sdk::Errors::BadRequestError) { core.execute(GET, { id: 1 }) }
    assert_equal 'TOK is bad', error.body['message']
    texts = [error.message, error.inspect, error.full_message, error.detailed_message]
    texts.each { |text| refute_includes text, 'TOK' }
    assert_includes error.inspect, '*** is bad'
  end

  def test_answers_in_other_charsets
    answer = { 'status' => 400, 'headers' => { 'X-Request-Id' => "\xE4".b }, 'body' => "\xFF T\xD6K".b }
    error = assert_raises(Sdk::Errors::BadRequestError) { core([answer], { value0: 'TÖK' }).execute(GET, { id: 1 }) }
    assert_equal "GET /pets/1 failed with 400: \u{FFFD} T\u{FFFD}K (request id: ä)", error.message
  end

  def test_a_result_that_is_missing_is_an_error
    operation = { **GET, response: { kind: 'json', empty: true } }
    assert_nil core([{ 'body' => nil }]).execute(operation, { id: 1 }, Pet)
    error = assert_raises(Sdk::Errors::DecodeError) { core([{ 'body' => nil }]).execute(GET, { id: 1 }, Pet) }
    assert_match(/has no value\z/, error.message)
  end

  def test_a_status_without_a_body_gives_nil
    assert_nil core([{ 'status' => 204 }]).execute(GET, { id: 1 }, Pet)
  end

  def test_middleware_wraps_each_attempt_after_the_credentials
    seen = []
    sign = lambda do |request, following|
      following.call(request.with_header('X-Signed', request.header('authorization').reverse)).tap do |response|
        seen << response.status
      end
    end
    responses = [{ 'status' => 503, 'headers' => { 'retry-after-ms' => '0' } }, {}]
    core(responses, middleware: [sign]).execute(GET, { id: 1 })
    assert_equal [503, 200], seen
    assert_equal ['KOT reraeB'] * 2, sent('x-signed')
  end

  def test_credentials_come_from_functions_options_and_calls
    count = 0
    core = core([{}], { value0: -> { "T#{count += 1}" } })
    core.execute(GET, { id: 1 })
    core.execute(GET, { id: 1 }, 'any', { credentials: { value0: 'OWN' } })
    core.with({ value0: 'NEW' }).execute(GET, { id: 1 })
    core.execute(GET, { id: 1 })
    assert_equal ['Bearer T1', 'Bearer OWN', 'Bearer NEW', 'Bearer T2'], sent('authorization')
  end

  def test_credentials_come_from_the_environment
    auth = client[:auth]
    auth[:schemes]['s0'][:token] = { option: :value0, env: 'SDK_TEST_TOKEN' }
    ENV['SDK_TEST_TOKEN'] = ' ENV '
    core = core([{}], { value0: nil }, { auth: })
    ENV.delete('SDK_TEST_TOKEN')
    core.execute(GET, { id: 1 })
    assert_equal ['Bearer ENV'], sent('authorization')
    error = assert_raises(Sdk::Errors::MissingCredentialsError) do
      core([{}], { value0: '' }, { auth: }).execute(GET, { id: 1 })
    end
    assert_equal 'No credentials provided for: s0. s0: pass value0 or set SDK_TEST_TOKEN.', error.message
    assert_equal [['s0']], error.missing_schemes
  end

  def test_modes_of_credentials
    schemes = {
      'a' => { kind: 'bearer', key: 'a', token: { option: :a } },
      'b' => { kind: 'basic', key: 'b', username: { option: :user }, password: { option: :password } },
      'c' => { kind: 'header', key: 'c', name: 'X-Key', value: { option: :key } }
    }
    any = { mode: 'any', schemes:, apply: %w[a b c] }
    core([{}], { key: 'K' }, { auth: any }).execute(GET, { id: 1 })
    assert_equal [['K'], [nil]], [sent('x-key'), sent('authorization')]
    endpoint = { mode: 'endpoint', schemes:, security: [%w[a c], %w[b]] }
    core([{}], { user: 'u' }, { auth: endpoint }).execute({ **GET, security: [] }, { id: 1 })
    error = assert_raises(Sdk::Errors::MissingCredentialsError) do
      core([{}], { a: 'A' }, { auth: endpoint }).execute(GET, { id: 1 })
    end
    assert_match(/Please provide credentials for: c OR b\. c: pass key\./, error.message)
    core([{}], { user: 'u', password: 'p' }, { auth: endpoint }).execute(GET, { id: 1 })
    assert_equal ["Basic #{['u:p'].pack('m0')}"], sent('authorization')
  end

  def test_unknown_options_are_errors
    core = core()
    misspelt = { credentials: { tokn: 'x' } }
    assert_raises(Sdk::Errors::ConfigurationError) { core.execute(GET, { id: 1 }, 'any', misspelt) }
    assert_raises(ArgumentError) { core.execute(GET, { id: 1 }, 'any', { time_out: 1 }) }
    assert_raises(ArgumentError) { Sdk::ClientOptions.new(time_out: 1) }
    wrong = [{ timeout: -1 }, { log_level: 'loud' }, { logger: Object.new }, { http_client: 1 }, { middleware: [1] }]
    wrong.each do |options|
      assert_raises(Sdk::Errors::ConfigurationError) { Sdk::ClientOptions.new(**options) }
    end
    assert_empty @http_client.requests
  end

  def test_base_urls
    spec = {
      environments: [
        { name: 'live', urls: ['https://{region}.test/v1'] }, { name: 'trial', urls: ['https://trial.test'] }
      ],
      variables: [{ name: 'region', option: :region, default: 'eu' }], base_url_env: 'SDK_TEST_URL'
    }
    {
      {} => 'https://eu.test/v1', { region: 'us' } => 'https://us.test/v1', { environment: 'trial' } => 'https://trial.test',
      { base_url: 'https://own.test/' } => 'https://own.test'
    }.each do |values, url|
      core([{}], { base_url: nil, **values }, spec).execute(GET, { id: 1 })
      assert_equal "#{url}/pets/1", @http_client.requests.last['url']
    end
    [{ environment: 'none' }, { base_url: 'ftp://x' }, { base_url: 'https://u:SECRET@x' }].each do |values|
      error = assert_raises(Sdk::Errors::ConfigurationError) { core([{}], { base_url: nil, **values }, spec) }
      refute_includes error.message, 'SECRET'
    end
  end

  def test_undeclared_endpoints
    core = core([{ 'body' => { 'a' => 1 } }, { 'body' => 'text', 'headers' => { 'content-type' => 'text/plain' } }])
    assert_equal({ 'a' => 1 }, core.request(:post, '/x/{y}?q=1', body: { b: [] }).value)
    assert_equal 'text', core.request('GET', 'x').value
    assert_equal ['https://api.test/x/%7By}?q=1', '{"b":[]}'], @http_client.requests.first.values_at('url', 'body')
    %w[/a/../b https://evil.test/x].each do |path|
      assert_raises(Sdk::Errors::ConfigurationError) { core.request('GET', path) }
    end
  end

  def test_raw_responses
    raw = core([{ 'headers' => { 'X-Request-Id' => 'r1' }, 'body' => { 'a' => 1 } }]).execute_raw(GET, { id: 1 })
    assert_equal [{ 'a' => 1 }, 200, 'r1'], [raw.value, raw.status, raw.request_id]
    assert_equal 'https://api.test/pets/1', raw.url
    assert_equal 'r1', raw.header('x-request-ID')
  end

  def test_a_status_that_is_not_declared_gives_what_came
    type = ['status', { '200' => Pet, '202' => 'string' }]
    result = core([{ 'status' => 201, 'body' => { 'id' => 1 } }]).execute(GET, { id: 1 }, type)
    assert_equal '{"id":1}', result.to_json
    assert_equal 'later', core([{ 'status' => 202, 'body' => '"later"' }]).execute(GET, { id: 1 }, type)
  end

  def test_clients_are_printed_without_secrets
    core = core()
    [core.inspect, core.config.inspect, core.config.values.inspect, core.config.options.inspect].each do |text|
      refute_includes text, 'TOK'
    end
    [core, core.config.values, core.config.options, Sdk::RequestOptions.new].each do |one|
      assert_raises(TypeError) { Marshal.dump(one) }
      assert_raises(TypeError) { YAML.dump(one) }
    end
  end

  def test_errors_are_printed_by_yaml_without_bodies
    core = core([{ 'status' => 404, 'body' => { 'message' => 'TOK is gone' } }])
    error = assert_raises(Sdk::Errors::NotFoundError) { core.execute(GET, { id: 1 }) }
    refute_includes YAML.dump(error), 'TOK'
    assert_includes YAML.dump(error), '*** is gone'
  end

  def test_subscribers_are_told_of_calls
    events = []
    core = core([{ 'status' => 503, 'headers' => { 'retry-after-ms' => '0' } }, {}, { 'status' => 404 }])
    stop = core.subscribe(:request_end) { |event| events << event }
    core.with({}).execute(GET, { id: 1 })
    assert_raises(Sdk::Errors::NotFoundError) { core.execute(GET, { id: 1 }) }
    stop.call
    assert_raises(Sdk::Errors::NotFoundError) { core.execute(GET, { id: 1 }) }
    assert_equal([[200, 2, nil], [404, 1, Sdk::Errors::NotFoundError]],
                 events.map { |event| [event.status, event.attempts, event.error&.class] })
    assert_equal ['GET', '/pets/{id}'], [events.first.http_method, events.first.path]
    assert_raises(ArgumentError) { core.subscribe(:else) { nil } }
  end

  def test_a_subscriber_that_fails_does_not_break_the_call
    lines = []
    logger = Object.new
    %i[debug info warn error].each { |level| logger.define_singleton_method(level) { |line| lines << line } }
    seen = []
    core = core([{}], logger:, log_level: :error)
    core.subscribe(:request_begin) { raise 'no' }
    core.subscribe(:request_begin) { |event| seen << event }
    core.execute(GET, { id: 1 })
    assert_equal([['GET', nil]], seen.map { |event| [event.http_method, event.status] })
    assert_equal ['subscriber reason=RuntimeError'], lines
  end

  def test_a_subscriber_that_fails_without_a_logger_is_a_warning
    core = core([{}])
    core.subscribe(:request_end) { raise 'no' }
    assert_output(nil, /a block that was given to subscribe failed.*no/) { core.execute(GET, { id: 1 }) }
  end

  def test_what_programs_print_is_short
    core = core([{ 'body' => { 'a' => 1 } }])
    events = []
    core.subscribe(:request_end) { |event| events << event }
    raw = core.execute_raw(GET, { id: 1 })
    assert_equal '#<Sdk::RawResponse status=200 request_id=nil url="https://api.test/pets/1" value=Hash>', raw.inspect
    assert_match(%r{\A#<Sdk::RequestEvent GET /pets/\{id\} status=200 attempts=1 duration=\S+>\z}, events.first.inspect)
    client = Class.new { include Sdk::Internal::ShortInspect }.new
    client.instance_variable_set(:@core, core)
    assert_match(/ base_url="[^"]+">\z/, client.inspect)
  end

  def test_logs_are_lines
    require 'logger'
    output = StringIO.new
    core([{}], logger: Logger.new(output)).execute(GET, { id: 1 })
    assert_match(%r{INFO -- : request method=GET url=https://api\.test/pets/1 attempt=1$}, output.string)
    refute_includes output.string, 'TOK'
  rescue LoadError
    skip 'there is no library logger'
  end

  def test_a_stream_that_cannot_be_rewound_is_sent_once
    operation = { method: 'PUT', path: '/x', body: { kind: 'binary', key: 'file' }, response: nil }
    reader, writer = IO.pipe
    writer.write('bytes')
    writer.close
    assert_raises(Sdk::Errors::InternalServerError) { core([{ 'status' => 503 }]).execute(operation, { file: reader }) }
    assert_equal(['bytes'], @http_client.requests.map { |request| request['body'] })
  end

  def test_bodies_that_nobody_reads_are_closed
    core = core([{ 'status' => 404 }])
    assert_raises(Sdk::Errors::NotFoundError) { core.execute(GET, { id: 1 }) }
    assert(@http_client.bodies.all?(&:closed))
  end

  def test_everything_can_be_loaded_at_once
    Sdk.eager_load!
    assert_nil Sdk.autoload?(:Model)
    assert_nil Sdk::Internal::Http.autoload?(:Exchange)
  end
end
