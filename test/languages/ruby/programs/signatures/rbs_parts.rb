# frozen_string_literal: true

# The classes and modules that signatures in RBS declare, as Parts has those of code.
class RbsParts
  # What the files of a folder declare.
  def self.of(folder)
    env = RBS::Environment.new
    loader = RBS::EnvironmentLoader.new(core_root: nil)
    loader.add(path: Pathname(folder))
    loader.load(env:)
    new(env).parts
  end

  def initialize(env)
    @env = env
    @names = env.class_decls.keys.map { |name| name.to_s.delete_prefix('::') }
  end

  def parts
    @env.class_decls.to_h { |name, entry| [name.to_s.delete_prefix('::'), part(name, entry)] }
  end

  private

  def part(name, entry)
    members = entry.decls.flat_map { |one| one.decl.members.take_while { |member| !private?(member) } }
    {
      base: entry.is_a?(RBS::Environment::ClassEntry) ? base(name, entry) : nil,
      constants: constants(name).sort,
      methods: methods(members, :instance),
      statics: methods(members, :singleton)
    }
  end

  def private?(member)
    member.is_a?(RBS::AST::Members::Private)
  end

  def base(name, entry)
    given = entry.primary.decl.super_class&.name
    return 'Object' if given.nil?

    within = name.to_s.delete_prefix('::').split('::')
    own = within.length.downto(0).map { |count| [*within.take(count), given].join('::') }
    own.find { |one| @names.include?(one) } || given.to_s
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
