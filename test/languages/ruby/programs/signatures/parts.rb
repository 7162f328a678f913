# frozen_string_literal: true

# The public classes and modules of an SDK, with what they have.
module Parts
  # Modules and constants that programs do not use.
  PRIVATE = %i[Internal].freeze
  HIDDEN = %i[BODY EXTRA PROPERTIES REQUIRED SECRET SIGNATURES TAG VARIANTS].freeze

  class << self
    # The parts below a module by their names.
    def of(root)
      within(root).to_h { |part| [part.name, of_part(part)] }
    end

    # Parameters without the names of those that have none in calls, and without blocks, which code takes in many ways.
    def parameters(list)
      all = list.map { |kind, name| %i[key keyreq].include?(kind) ? "#{kind} #{name}" : kind.to_s }
      positional, keywords = (all - ['block']).partition { |one| %w[req opt rest].include?(one) }
      positional + keywords.sort
    end

    private

    def within(part)
      inner = part.constants(false).sort - PRIVATE
      inner.map! { |name| part.const_get(name) }
      modules = inner.grep(Module).select { |one| one.name&.start_with?("#{part.name}::") }
      [part, *modules.flat_map { |one| within(one) }]
    end

    def of_part(part)
      {
        base: part.is_a?(Class) ? part.superclass.name : nil,
        constants: constants(part),
        methods: methods(part),
        inherited: part.public_instance_methods - part.public_instance_methods(false),
        statics: part.singleton_methods(false).sort.to_h { |name| [name, parameters(part.method(name).parameters)] }
      }
    end

    def constants(part)
      (part.constants(false) - HIDDEN - PRIVATE).reject { |name| part.const_get(name).is_a?(Module) }.sort
    end

    def methods(part)
      names = part.public_instance_methods(false).sort
      names.unshift(:initialize) if part.private_method_defined?(:initialize, false)
      names.to_h { |name| [name, parameters(part.instance_method(name).parameters)] }
    end
  end
end
