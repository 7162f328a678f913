# frozen_string_literal: true

require 'stringio'
require 'tmpdir'

module Driver
  # Results that can be used up in several ways: what each way gives, with a call of its own.
  class Ways
    def initialize(call, progress)
      @call = call
      @progress = progress
    end

    # The bytes of a download in hexadecimal digits, by way.
    def all
      return of_file.transform_values { |bytes| bytes.unpack1('H*') } if @call.kind == 'file'

      ways = @call.kind == 'page' ? of_list : of_stream
      @progress.show { ways.transform_values { |items| @progress.shown_all(items) } }
      nil
    end

    private

    def of_list
      by_block = []
      @call.make.auto_paging_each { |item| by_block << item }
      {
        'auto_paging_each' => by_block,
        'enumerator' => @call.make.auto_paging_each.to_a,
        'each_page' => @call.make.each_page.flat_map(&:items),
        'next_page' => by_next_page(@call.make)
      }
    end

    def by_next_page(page)
      items = page.to_a
      while page.next_page?
        page = page.next_page
        items.concat(page.items)
      end
      items
    end

    def of_stream
      by_block = []
      @call.make { |item| by_block << item }
      enumerator = @call.make.each
      by_next = []
      loop { by_next << enumerator.next }
      {
        'block' => by_block, 'each' => @call.make.to_a, 'events' => @call.make.events.map(&:data), 'next' => by_next
      }
    end

    def of_file
      stream = StringIO.new(String.new(encoding: Encoding::BINARY))
      @call.make.save_to(stream)
      saved = Dir.mktmpdir do |folder|
        path = File.join(folder, 'saved')
        @call.make.save_to(path)
        File.binread(path)
      end
      {
        'read' => @call.make.read, 'each' => @call.make.each.to_a.join, 'save_to a stream' => stream.string,
        'save_to a path' => saved
      }
    end
  end
end
