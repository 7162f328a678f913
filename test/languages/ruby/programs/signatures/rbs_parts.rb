# frozen_string_literal: true

# The classes and modules that signatures in RBS declare, as Parts has those of code.
class RbsParts
  # What is declared below a module. `env` has what Ruby itself has.
  def self.of(env, folder, name)
    loader = RBS::EnvironmentLoader.new(core_root: nil)
    loader.add(path: Pathname(folder))
    loader.load(env:)
    new(env.resolve_type_names, name).parts
  end

  def initialize(env, name)
    @env = env
    @root = "::#{name}"
  end

  def parts
    own = @env.class_decls.select { |name, _| name.to_s == @root || name.to_s.start_with?("#{@root}::") }
    own.to_h { |name, entry| [name.to_s.delete_prefix('::'), part(name, entry)] }
  end

  private

  def part(name, entry)
    members = entry.decls.flat_map { |one| one.decl.members.take_while { |member| !private?(member) } }
    {
      base: entry.is_a?(RBS::Environment::ClassEntry) ? base(entry) : nil,
      constants: constants(name).sort,
      methods: methods(members, :instance),
      statics: methods(members, :singleton)
    }
  end

  def private?(member)
    member.is_a?(RBS::AST::Members::Private)
  end

  def base(entry)
    entry.primary.decl.super_class&.name.to_s.delete_prefix('::').then { |name| name.empty? ? 'Object' : name }
  end

  def constants(name)
    own = @env.constant_decls.keys.select { |one| one.namespace == name.to_namespace }
    own.map(&:name) - Parts::HIDDEN
  end

  def methods(members, kind)
    members.each_with_object({}) do |member, all|
      case member
      when RBS::AST::Members::MethodDefinition
        all[member.name] = parameters(member.overloads.first.method_type.type) if member.kind == kind
      when RBS::AST::Members::AttrReader, RBS::AST::Members::AttrAccessor
        next unless kind == :instance

        all[member.name] = []
        all[:"#{member.name}="] = ['req'] if member.is_a?(RBS::AST::Members::AttrAccessor)
      end
    end
  end

  def parameters(function)
    Parts.parameters(
      function.required_positionals.map { [:req] } + function.optional_positionals.map { [:opt] } +
        (function.rest_positionals ? [[:rest]] : []) +
        function.required_keywords.keys.map { |name| [:keyreq, name] } +
        function.optional_keywords.keys.map { |name| [:key, name] } + (function.rest_keywords ? [[:keyrest]] : [])
    )
  end
end
