# frozen_string_literal: true

require_relative '../test_helper'

class OAuthTest < Minitest::Test
  GET = { method: 'GET', path: '/x', response: { kind: 'json' } }.freeze
  LOGIN = 'https://login.test/token'
  GET_TOKEN = 'client_id=id&client_secret=SECRET&grant_type=client_credentials'

  def core(*responses)
    @http_client = Support::FakeHttpClient.new(responses)
    values = { base_url: 'https://api.test', clientId0: 'id', clientSecret0: 'SECRET' }
    options = Sdk::ClientOptions.new(http_client: @http_client, max_retries: 0)
    Sdk::Internal::Http::ClientCore.build(spec, values, options)
  end

  def spec
    spec = Vectors::Descriptors.client({ 'schemes' => [{ 'in' => 'oauth', 'tokenUrl' => LOGIN }] })
    scheme = spec[:auth][:schemes]['s0']
    scheme[:get_token][:response][:refresh_token] = %w[refresh_token]
    scheme[:refresh_token] = Vectors::Descriptors.token(LOGIN).merge(request: { refresh_token: %w[refresh_token] })
    scheme[:refresh_token][:operation][:pinned].first[:value] = 'refresh_token'
    scheme[:refresh_token][:response][:refresh_token] = %w[refresh_token]
    spec
  end

  def token(token, **fields)
    { 'body' => { 'access_token' => token, **fields.transform_keys(&:to_s) } }
  end

  def bodies
    @http_client.requests.select { |request| request['url'] == LOGIN }.map { |request| request['body'] }
  end

  def test_a_refused_token_is_replaced_once
    core = core(token('T1'), { 'status' => 401 }, token('T2'), {}, {})
    core.execute(GET, {})
    core.with({}).execute(GET, {})
    sent = @http_client.requests.map { |request| request['headers']['authorization'] }
    assert_equal [nil, 'Bearer T1', nil, 'Bearer T2', 'Bearer T2'], sent
    assert_equal GET_TOKEN, bodies.first
  end

  def test_refresh_tokens_are_used_and_rotated
    refused = { 'status' => 401 }
    core = core(
      token('T1', refresh_token: 'R1'), refused, token('T2', refresh_token: 'R2'), {}, refused, token('T3'), {},
      refused, { 'status' => 400 }, token('T4'), {}, refused, token('T5'), {}
    )
    4.times { core.execute(GET, {}) }
    refresh = ->(token) { "refresh_token=#{token}&grant_type=refresh_token" }
    assert_equal [GET_TOKEN, *%w[R1 R2 R2].map(&refresh), GET_TOKEN, GET_TOKEN], bodies
  end

  def test_failures_tell_what_the_endpoint_says
    body = { 'error' => 'invalid_client', 'error_description' => 'no SECRET' }
    error = assert_raises(Sdk::Errors::OAuthTokenError) { core({ 'status' => 401, 'body' => body }).execute(GET, {}) }
    assert_equal [401, 'invalid_client', 'no ***'], [error.status, error.error, error.error_description]
    [error.message, error.inspect, error.full_message].each { |text| refute_includes text, 'SECRET' }
  end

  # Gives tokens after a while, once `wait_until` is true, and counts how often it is asked.
  class Requests
    attr_reader :count

    def initialize(wait_until: -> { true }, &outcome)
      @outcome = outcome
      @wait_until = wait_until
      @count = 0
    end

    def get(_credentials, _held, _refresh, clock)
      @count += 1
      sleep 0.1
      Thread.pass until @wait_until.call
      access = Sdk::Internal::Auth::UsedToken.new(@outcome.call(@count))
      Sdk::Internal::Auth::HeldToken.new(access:, refresh: nil, sent_at: clock.call, lifetime: 60.0, use_for: 60.0)
    end
  end

  def tokens(requests)
    Sdk::Internal::Auth::OAuthTokens.new(requests)
  end

  def test_one_request_serves_all_who_wait
    requests = Requests.new { |count| "T#{count}" }
    tokens = tokens(requests)
    seen = Array.new(50) { Thread.new { tokens.get(nil).text } }.map(&:value)
    assert_equal [['T1'], 1], [seen.uniq, requests.count]
    tokens.invalidate(Sdk::Internal::Auth::UsedToken.new('T0'))
    assert_equal 'T1', tokens.get(nil).text
    tokens.invalidate(tokens.get(nil))
    assert_equal 'T2', tokens.get(nil).text
  end

  def test_all_who_wait_get_the_error_but_it_is_not_kept
    threads = []
    # One that came after the failure would make a request of its own.
    others_wait = -> { threads.count { |thread| thread.status == 'sleep' } == 9 || threads.none?(&:alive?) }
    requests = Requests.new(wait_until: others_wait) do |count|
      count == 1 ? raise(Sdk::Errors::OAuthTokenError, 'no') : 'T2'
    end
    tokens = tokens(requests)
    10.times { threads << Thread.new { assert_raises(Sdk::Errors::OAuthTokenError) { tokens.get(nil) } } }
    assert_equal(['no'], threads.map { |thread| thread.value.message }.uniq)
    assert_equal ['T2', 2], [tokens.get(nil).text, requests.count]
  end

  def test_another_call_requests_the_token_if_the_first_is_given_up
    is_given_up = false
    requests = Requests.new(wait_until: -> { is_given_up }) { |count| "T#{count}" }
    tokens = tokens(requests)
    first = Thread.new { tokens.get(nil) }
    Thread.pass until requests.count == 1
    others = Array.new(5) { Thread.new { tokens.get(nil).text } }
    Thread.pass until others.all? { |thread| thread.status == 'sleep' }
    first.kill.join
    is_given_up = true
    assert_equal ['T2'], others.map(&:value).uniq
  end
end
