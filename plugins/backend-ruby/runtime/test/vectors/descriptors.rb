# frozen_string_literal: true

module Vectors
  # Descriptors of the clients and operations of vectors.
  module Descriptors
    RESPONSE = {
      'kind' => :kind, 'emptyBody' => :empty_body, 'terminator' => :terminator, 'errorEvent' => :error_event,
      'errorItems' => :error_items, 'text' => :text, 'transcoded' => :transcoded,
      'allowsText' => :allows_text
    }.freeze
    PAGE = {
      'kind' => :kind, 'unit' => :unit, 'next' => :next, 'lastItem' => :last_item, 'results' => :results,
      'lastPage' => :last_page, 'totalPages' => :total_pages, 'totalItems' => :total_items, 'hasNext' => :has_next_page
    }.freeze
    FIELD = {
      'name' => :name, 'encoding' => :encoding, 'style' => :style, 'explode' => :explode,
      'contentType' => :content_type, 'repeated' => :repeated
    }.freeze
    PARAMETER = {
      'name' => :name, 'style' => :style, 'explode' => :explode, 'allowReserved' => :allow_reserved, 'greedy' => :greedy
    }.freeze

    OPERATION = {
      'definition' => :definition, 'idempotent' => :idempotent, 'idempotencyKey' => :idempotency_key
    }.freeze

    class << self
      def client(given)
        schemes = (given&.dig('schemes') || []).each_with_index.to_h { |one, index| ["s#{index}", scheme(one, index)] }
        {
          package_name: 'acme', version: '1.2.3', max_retries: 2, timeout: 60,
          auth: { mode: 'all', schemes:, apply: schemes.keys },
          headers: (given&.dig('ownHeaders') || []).map { |one| one.transform_keys(&:to_sym) },
          **Given.fields(given, 'errorMessage' => :error_message, 'requestIdHeaders' => :request_id_headers)
        }
      end

      def token(url)
        {
          url:,
          operation: {
            method: 'POST', path: '', body: { kind: 'form' }, response: { kind: 'json' },
            pinned: [{ in: 'body', name: 'grant_type', key: 'grant_type', value: 'client_credentials' }]
          },
          request: { client_id: %w[client_id], client_secret: %w[client_secret] },
          response: { access_token: %w[access_token], expires_in: %w[expires_in] }
        }
      end

      def operation(given)
        given ||= {}
        {
          method: given['method'] || 'GET', path: given['path'] || '/x', no_retries: given['retries'] == false,
          path_params: parameters(given, 'path'), query: parameters(given, 'query'),
          headers: parameters(given, 'header'), cookies: parameters(given, 'cookie'),
          body: given['body'] && body(given['body']), response: response(given),
          page: given['page'] && page(given['page']), **Given.fields(given, OPERATION)
        }.compact
      end

      def key(one)
        one['in'] == 'body' ? one['name'] : "#{one['in']}:#{one['name']}"
      end

      private

      def scheme(given, index)
        key = "s#{index}"
        case given['in']
        when 'bearer' then { kind: 'bearer', key:, token: credential('value', index) }
        when 'basic'
          { kind: 'basic', key:, username: credential('username', index), password: credential('password', index) }
        when 'oauth'
          {
            kind: 'oauth', key:, header: 'Authorization', prefix: 'Bearer', client_id: credential('clientId', index),
            client_secret: credential('clientSecret', index), get_token: token(given['tokenUrl'])
          }
        else { kind: given['in'], key:, name: given['name'], value: credential('value', index) }
        end
      end

      def credential(part, index)
        { option: :"#{part}#{index}" }
      end

      def parameters(given, place)
        all = (given['parameters'] || []).select { |one| one['in'] == place }
        all.map do |one|
          default = one.key?('default') ? { default: Given.revive(one['default']) } : {}
          { key: key(one), **Given.fields(one, PARAMETER), **default }
        end
      end

      def body(given)
        { kind: given['kind'], fields: (given['fields'] || []).map { |one| Given.fields(one, FIELD) } }
      end

      def response(given)
        return { kind: 'json' } unless given.key?('response')

        given['response'] && Given.fields(given['response'], RESPONSE)
      end

      def page(given)
        page = Given.fields(given, PAGE)
        page[given['kind'].to_sym] = place(given['at']) if given['at']
        page[:step] = place(given['step']) if given['step']
        page
      end

      def place(one)
        { in: one['in'], path: [one['name']], keys: [key(one)] }
      end
    end
  end
end
