# frozen_string_literal: true

require 'digest'

module Driver
  # Uses up the result of a call as its message says.
  class Consuming
    def initialize(table, call, message, progress)
      @table = table
      @call = call
      @message = message
      @progress = progress
    end

    # The value of the answer; nil for none.
    def consume
      how = @message['consume'] || 'value'
      return Ways.new(@call, @progress).all if how == 'ways'

      result = @call.make
      case how
      when 'none' then nil
      when 'raw' then raw(result)
      when 'items' then iterate(result.auto_paging_each)
      when 'events' then iterate(result)
      when 'page' then page(result)
      when 'named' then named(result)
      when 'head' then head(result)
      when 'socket' then converse(result)
      when 'bytes' then digest(result)
      else value(result)
      end
    end

    private

    def value(result)
      return page(result) if @call.kind == 'page'
      return told(result) unless open?(result)

      # A stream, a download or a channel has no value.
      result.close
      nil
    end

    def open?(result)
      %w[stream socket].include?(@call.kind) || @table.a?(result, 'BinaryResponse')
    end

    # The value of a result, of which is also kept what a program reads of it.
    def told(value)
      return Values.encoded(@table, value.value) if @table.a?(value, 'RawResponse')

      type = @table.result(@call.name)['value']
      @progress.show { Showing.new(@table).of(type, value) } unless type.nil? || value.nil?
      type = { 'scalar' => 'base64' } if value.is_a?(String) && @call.kind == 'file'
      Values.encoded(@table, value, type)
    end

    def raw(response)
      value = response.value
      value = value.body if @table.a?(value, 'Page')
      answer = head_of(response)
      if open?(value)
        value.close
        return answer
      end
      told = told(value)
      told.nil? ? answer : { **answer, 'value' => told }
    end

    def head_of(response)
      head = { 'status' => response.status, 'headers' => Errors.headers(response.headers) }
      response.request_id.nil? ? head : { **head, 'requestId' => response.request_id }
    end

    def head(response)
      head = head_of(response)
      if @table.a?(response, 'BinaryResponse')
        head.update('contentType' => response.content_type, 'filename' => response.filename)
      end
      response.close if response.respond_to?(:close)
      head
    end

    def page(page)
      page.each { |item| @progress.add(item) }
      body = page.body
      type = @table.result(@call.name)['value']
      @progress.show do
        { 'items' => @progress.shown_items, 'response' => Showing.new(@table).of(type, body) }
      end
      {
        'items' => @progress.items, 'hasNextPage' => page.next_page?, 'response' => Values.encoded(@table, body)
      }
    end

    def iterate(source)
      source.each { |item| break if @progress.add(item) == @message['limit'] }
      @progress.items
    end

    def named(stream)
      stream.events.map do |event|
        @progress.add(event.data)
        { 'event' => event.event, 'id' => event.id }
      end
    end

    def converse(channel)
      (@message['send'] || []).each { |sent| channel.send_message(Values.loose(sent)) }
      iterate(channel) unless @message['limit'] == 0 # rubocop:disable Style/NumericPredicate -- it may be nil
      channel.close(@message['code'] || 1000) if channel.close_code.nil?
      @progress.items
    end

    def digest(file)
      digest = Digest::SHA256.new
      length = 0
      file.each.with_index(1) do |piece, count|
        digest << piece
        length += piece.bytesize
        break if count == @message['limit']

        sleep((@message['pause'] || 0) / 1000.0)
      end
      { 'length' => length, 'sha256' => digest.hexdigest }
    end
  end
end
