# frozen_string_literal: true

# What signatures say of an SDK that is not so.
module Differences
  class << self
    def between(code, signed)
      lacking(code.keys, signed.keys, '').concat(
        code.slice(*signed.keys).flat_map { |name, part| of_part(name, part, signed[name]) }
      )
    end

    private

    def of_part(name, part, signed)
      bases = part[:base] == signed[:base] ? [] : ["#{name} inherits from #{part[:base]}, not from #{signed[:base]}"]
      bases + lacking(part[:constants], signed[:constants], "#{name}::") +
        of_methods("#{name}#", part[:methods], narrowed(part, signed)) +
        of_methods("#{name}.", part[:statics], signed[:statics])
    end

    # Methods of signatures, without those that a class inherits, and of which they say more than its base does.
    def narrowed(part, signed)
      signed[:methods].except(*(part[:inherited] - part[:methods].keys))
    end

    def of_methods(prefix, methods, signed)
      common = methods.slice(*signed.keys)
      wrong = common.reject { |name, parameters| parameters == signed[name] }
      lacking(methods.keys, signed.keys, prefix) + wrong.map do |name, parameters|
        "#{prefix}#{name} takes (#{parameters.join(', ')}), not (#{signed[name].join(', ')})"
      end
    end

    def lacking(names, signed, prefix)
      (names - signed).map { |name| "there is no signature of #{prefix}#{name}" } +
        (signed - names).map { |name| "there is no #{prefix}#{name}" }
    end
  end
end
