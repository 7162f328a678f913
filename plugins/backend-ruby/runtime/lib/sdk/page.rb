# frozen_string_literal: true

module Sdk
  # A page of a list. Iterating it gives the items of this page alone; {#auto_paging_each} gives those of all pages,
  # which are requested as needed.
  class Page
    include Enumerable

    # Items of this page.
    #
    # @return [Array]
    attr_reader :items

    # @api private
    def initialize(items, body, following)
      @items = items.freeze
      @body = body
      @following = following
      freeze
    end

    # The item of this page at an index, or the items in a range.
    #
    # @param index [Integer, Range]
    def [](index)
      items[index]
    end

    # Whether this page has no items.
    def empty?
      items.empty?
    end

    # The whole response of this page.
    def body
      @body.call
    end

    # Yields the items of this page, or gives an Enumerator of them.
    def each(&block)
      return enum_for(:each) { items.length } if block.nil?

      items.each(&block)
      self
    end

    # Whether there is another page.
    def next_page?
      !@following.nil?
    end

    # Requests the next page.
    #
    # @return [Page, nil] nil if there is none
    def next_page
      @following&.call
    end

    # Yields this page and all after it, or gives an Enumerator of them. Leaving the block ends the requests.
    def each_page
      return enum_for(:each_page) unless block_given?

      page = self
      while page
        yield page
        page = page.next_page
      end
      self
    end

    # Yields the items of this page and all after it, or gives an Enumerator of them. Leaving the block ends the
    # requests.
    def auto_paging_each(&block)
      return enum_for(:auto_paging_each) if block.nil?

      each_page { |page| page.items.each(&block) }
      self
    end

    def length
      items.length
    end
    alias size length

    def inspect
      "#<#{self.class} items=#{items.inspect} next_page?=#{next_page?}>"
    end

    # The same for `pp` and IRB, with a line for each item where they do not fit on one.
    def pretty_print(printer)
      printer.group(1, "#<#{self.class} next_page?=#{next_page?} items=", '>') { printer.pp(items) }
    end
  end
end
