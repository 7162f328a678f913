# frozen_string_literal: true

require_relative '../test_helper'

class PageTest < Minitest::Test
  OPERATION = {
    method: 'GET', path: '/pets', query: [{ key: 'cursor', name: 'cursor' }], response: { kind: 'json' },
    page: {
      kind: 'cursor', cursor: { in: 'query', path: ['cursor'], keys: ['cursor'] }, next: ['next'], results: ['items']
    }
  }.freeze
  PAGES = [
    { 'body' => { 'items' => [{ 'name' => 'a' }, { 'name' => 'b' }], 'next' => 'n1' } },
    { 'body' => { 'items' => [], 'next' => 'n2' } }, { 'body' => { 'items' => [{ 'name' => 'c' }] } }
  ].freeze

  def setup
    @http_client = Support::FakeHttpClient.new(PAGES)
    options = Sdk::ClientOptions.new(http_client: @http_client)
    spec = Vectors::Descriptors.client(nil)
    core = Sdk::Internal::Http::ClientCore.build(spec, { base_url: 'https://api.test' }, options)
    @page = Sdk::Internal::Pages::Listing.first(core, OPERATION, {}, Sample::Owner)
  end

  def test_a_page_has_its_own_items
    assert_equal(%w[a b], @page.map(&:name))
    assert_equal ['a', %w[b], nil, false], [@page[0].name, @page[1..].map(&:name), @page[2], @page.empty?]
    assert_equal [2, 'n1', true, 1], [@page.length, @page.body['next'], @page.next_page?, @http_client.requests.length]
  end

  def test_all_items_are_requested_as_needed
    assert_equal %w[a b], @page.auto_paging_each.lazy.map(&:name).first(2)
    assert_equal 1, @http_client.requests.length
    assert_equal(%w[a b c], @page.auto_paging_each.map(&:name))
    assert_equal(['https://api.test/pets', 'https://api.test/pets?cursor=n1', 'https://api.test/pets?cursor=n2'],
                 @http_client.requests.map { |request| request['url'] })
  end

  def test_pages_follow_each_other
    pages = @page.each_page.to_a
    assert_equal [2, 0, 1], pages.map(&:length)
    assert_nil pages.last.next_page
  end

  def test_leaving_the_block_ends_the_requests
    @page.auto_paging_each { break }
    assert_equal 1, @http_client.requests.length
  end
end
