# frozen_string_literal: true

module Driver
  # What a call leaves behind even where it fails half-way.
  class Progress
    def initialize(table, message)
      @began = Driver.now
      @table = table
      @message = message
      @item_type = table.result(message['call'])['item']
      @items = []
      @times = []
    end

    # Keeps an item or an event; the number of them so far.
    def add(value)
      @items << value
      @times << millis
      @items.length
    end

    # What was kept, as an answer holds it.
    def items
      @items.map { |item| Values.encoded(@table, item, @item_type) }
    end

    # What a program reads of what was kept.
    def shown_items
      shown_all(@items)
    end

    def shown_all(items)
      showing = Showing.new(@table)
      items.map { |item| showing.of(@item_type, item) }
    end

    # What a program reads of the result, unless it is the items.
    def show(&shown)
      @shown = shown
    end

    def succeeded(value)
      ended(value.nil? ? { 'ok' => true } : { 'ok' => true, 'value' => value })
    end

    def failed(error)
      ended('ok' => false, 'error' => Errors.new(@table).describe(error), 'partial' => items)
    end

    private

    def millis
      Driver.now - @began
    end

    def ended(answer)
      answer['ms'] = millis
      answer['times'] = @times unless @times.empty?
      return answer unless @message['show']

      if @shown then answer['shown'] = @shown.call
      elsif @item_type && !@items.empty? then answer['shown'] = shown_items
      end
      answer
    end
  end
end
