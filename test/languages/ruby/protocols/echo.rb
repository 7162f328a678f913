# frozen_string_literal: true

# A user of an API that is called by the Connect protocol, and as google.api.http says.

require 'echo'
require 'json'
require 'time'

def client(variable = 'ECHO', **options)
  Echo::Client.new(base_url: ENV.fetch(variable), max_retries: 0, **options)
end

test 'fields of every kind' do
  everything = ENV.fetch('EVERYTHING')
  request = Echo::Types::Everything.from_json(everything)
  same JSON.parse(everything), client.echo.say(**request.to_h).as_json
  same({}, client.echo.say.as_json)
end

test 'messages that are no objects' do
  api = client.echo
  same '4', api.length(body: 'four')
  same({ 'any' => ['thing'] }, api.shape(body: { 'any' => ['thing'] }))
  api.ping
end

test 'streams of messages' do
  api = client.echo
  same %w[9007199254740993 9007199254740994], api.count(from: '9007199254740993', times: 2).map(&:number)
  found = []
  error = raised(Echo::Errors::TooManyRequestsError) do
    api.count(from: '1', times: 1, fails_with: 'tired') { |one| found << one.number }
  end
  same ['1'], found
  failure = Echo::ConnectFailure.of(error)
  same %w[resource_exhausted tired], [failure.code, failure.message]
  same 'POST /echo.v1.Echo/Count failed with resource_exhausted: tired', error.message
  # Leaving the loop closes the connection, which the server notices.
  api.count(times: 100_000).first
end

test 'errors' do
  kinds = {
    'NotFound' => ['not_found', 404, Echo::Errors::NotFoundError],
    'InvalidArgument' => ['invalid_argument', 400, Echo::Errors::BadRequestError],
    'Unauthenticated' => ['unauthenticated', 401, Echo::Errors::UnauthorizedError],
    'Aborted' => ['aborted', 409, Echo::Errors::ConflictError],
    'Unavailable' => ['unavailable', 503, Echo::Errors::InternalServerError],
    'Canceled' => ['canceled', 499, Echo::Errors::ApiError]
  }
  kinds.each do |code, (wire, status, kind)|
    error = raised(kind) { client.echo.fail(code:, because: 'so') }
    failure = Echo::ConnectFailure.of(error)
    same [status, wire, 'so'], [error.status, failure.code, failure.message]
    same ['echo.v1.Counted', 'CAU'], failure.details.first.values_at('type', 'value')
  end
end

test 'only what changes nothing is tried again' do
  left = 1
  failing = lambda do |request, following|
    response = following.call(request)
    (left -= 1) >= 0 ? Echo::HttpResponse.new(status: 502, body: response.body) : response
  end
  api = client(max_retries: 1, middleware: [failing]).echo
  api.ping
  left = 1
  error = raised(Echo::Errors::ApiError) { api.say }
  same [502, 1], [error.status, error.attempts]
end

test 'transcoding' do
  items = client('GATEWAY').items
  item = items.get(
    name: 'items/a b', revision: '9007199254740993', fresh: true, colors: %w[COLOR_RED COLOR_GREEN],
    since: Time.iso8601('2026-01-31T12:00:00.5Z'), within: '1.500s', read_mask: 'text,inner.deepText', limit: '7',
    token: "\x00\xFE\x0F".b, filter_by_text: 'a&b=ü', filter_ids: %w[1 9007199254740993]
  )
  same ['items/1', '9007199254740993'], [item.text, item.large]
  items.get_for_deep(name: 'a/b c/d')
  same 1, items.list(name: 'x').length
  items.update(
    item_text: 'items/7', update_mask: 'large,color', large: '-5', color: 'COLOR_RED',
    node: Echo::Types::EverythingInner.new(deep_text: 'n'), maybe_text: ''
  )
  items.copy(name: 'items/1', target: 'items/2', large: '9007199254740993')
  items.remove(name: 'items/1')
  raised(Echo::Errors::BadRequestError) { items.get(name: 'items/1', within: 'long') }
end
