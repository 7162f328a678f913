# frozen_string_literal: true

module Driver
  # The arguments of a message by place and name. One that the operation does not take is a mistake of the suite.
  class Arguments
    def initialize(table, message)
      @making = Making.new(table)
      @call = message['call']
      given = message['args'] || {}
      @places = given.to_h { |place, values| [place, place == 'value' ? { '' => values } : values.dup] }
    end

    # The values of declared arguments by their names in the SDK.
    def take(declared)
      declared.each_with_object({}) do |one, taken|
        values = @places[one['place']]
        next unless values&.key?(one['wire'])

        taken[one['name'].to_sym] = @making.of(one['type'], values.delete(one['wire']))
      end
    end

    # Properties of the body that the operation does not declare.
    def rest(merges)
      further = merges ? @places.delete('body') || {} : {}
      left = @places.reject { |_, values| values.empty? }
      raise ArgumentError, "#{@call} takes no #{left.inspect}" unless left.empty?

      further
    end
  end
end
