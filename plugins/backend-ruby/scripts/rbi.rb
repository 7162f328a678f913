# frozen_string_literal: true

# Writes runtime/rbi, or another folder: the signatures of the runtime as Sorbet reads them, made from those in RBS.
require 'rbs'
require 'fileutils'

# The text of one file.
class Rbi
  WIDTH = 120
  CONTAINERS = {
    'Array' => 'T::Array', 'Hash' => 'T::Hash', 'Range' => 'T::Range', 'Enumerator' => 'T::Enumerator'
  }.freeze
  # Classes whose objects have the methods of an interface, which Sorbet has no types for.
  DUCKS = { '_Moment' => 'T.any(Date, Time)' }.freeze
  # What the types that a class holds are called, in their order. The first is that of `Enumerable`.
  HELD = %w[Elem Body].freeze

  def initialize(declarations)
    @declarations = declarations
    @lines = []
    @held = {}
  end

  def text
    @declarations.each { |one| print_declaration(one, 0) }
    "#{@lines.map(&:rstrip).join("\n")}\n"
  end

  private

  def add(depth, line)
    @lines << "#{'  ' * depth}#{line}"
  end

  # An empty line, unless a block has just begun.
  def separate
    @lines << '' unless @lines.length == @begun
  end

  def print_declaration(declaration, depth)
    case declaration
    when RBS::AST::Declarations::Class
      base = declaration.super_class && " < #{type_of(declaration.super_class)}"
      print_block("class #{declaration.name}#{base}", declaration, depth)
    when RBS::AST::Declarations::Module then print_block("module #{declaration.name}", declaration, depth)
    when RBS::AST::Declarations::Constant
      add(depth, "#{declaration.name} = T.let(T.unsafe(nil), #{type_of(declaration.type)})")
    end
  end

  def print_block(head, declaration, depth)
    outer = @held
    names = declaration.type_params.map(&:name)
    @held = names.zip(HELD).to_h
    add(depth, head)
    @begun = @lines.length
    add(depth + 1, 'extend T::Generic') if names.any? || items_of(declaration)
    print_members(declaration, depth + 1)
    add(depth, 'end')
    @held = outer
  end

  def print_members(declaration, depth)
    public_members = declaration.members.take_while { |one| !one.is_a?(RBS::AST::Members::Private) }
    mixins, others = public_members.partition { |one| one.is_a?(RBS::AST::Members::Mixin) }
    mixins.each { |one| add(depth, "#{one.class.name[/\w+\z/].downcase} #{one.name}") }
    @held.each_value { |name| add(depth, "#{name} = type_member(:out)") }
    items = items_of(declaration) if @held.empty?
    add(depth, "Elem = type_member { { fixed: #{type_of(items)} } }") if items
    others.each { |one| print_member(one, depth) }
  end

  # The type of what the objects of a class yield that includes `Enumerable`; nil for other classes.
  def items_of(declaration)
    mixin = declaration.members.grep(RBS::AST::Members::Include).find { |one| one.name.name == :Enumerable }
    mixin&.args&.first
  end

  def print_member(member, depth)
    case member
    when RBS::AST::Members::MethodDefinition then print_method(member, depth)
    when RBS::AST::Members::AttrReader, RBS::AST::Members::AttrAccessor then print_reader(member, depth)
    when RBS::AST::Declarations::Class, RBS::AST::Declarations::Module
      separate
      print_declaration(member, depth)
    else print_declaration(member, depth)
    end
  end

  def print_reader(member, depth)
    separate
    add(depth, "sig { returns(#{type_of(member.type)}) }")
    add(depth, "def #{member.name}; end")
    return unless member.is_a?(RBS::AST::Members::AttrAccessor)

    separate
    add(depth, "sig { params(value: #{type_of(member.type)}).returns(#{type_of(member.type)}) }")
    add(depth, "def #{member.name}=(value); end")
  end

  # A method. Where it has several forms, the parameters of all of them are those of the first.
  def print_method(member, depth)
    types = member.overloads.map(&:method_type)
    separate
    types.each { |type| print_sig(type, depth) }
    name = "#{'self.' if member.kind == :singleton}#{member.name}"
    names = parameters(types.first).map(&:last)
    add_list(depth, "def #{name}", names, '; end')
  end

  def print_sig(type, depth)
    taken = parameters(type).map { |name, one, _| "#{name}: #{one}" }
    returned = type.type.return_type
    ending = returned.is_a?(RBS::Types::Bases::Void) ? 'void' : "returns(#{type_of(returned)})"
    return add(depth, "sig { #{ending} }") if taken.empty?

    line = "sig { params(#{taken.join(', ')}).#{ending} }"
    return add(depth, line) if (depth * 2) + line.length <= WIDTH

    add(depth, 'sig do')
    add_list(depth + 1, 'params', taken, ".#{ending}")
    add(depth, 'end')
  end

  def add_list(depth, head, items, tail)
    return add(depth, "#{head}#{tail}") if items.empty?

    line = "#{head}(#{items.join(', ')})#{tail}"
    return add(depth, line) if (depth * 2) + line.length <= WIDTH

    add(depth, "#{head}(")
    items.each_with_index { |item, at| add(depth + 1, "#{item}#{',' if at < items.length - 1}") }
    add(depth, ")#{tail}")
  end

  # Name, type and form of each parameter.
  def parameters(type)
    function = type.type
    positional(function) + keywords(function) + block(type)
  end

  def positional(function)
    required = function.required_positionals.map { |one| [one.name, type_of(one.type), one.name.to_s] }
    optional = function.optional_positionals.map { |one| [one.name, type_of(one.type), "#{one.name} = T.unsafe(nil)"] }
    rest = function.rest_positionals
    required + optional + (rest ? [[rest.name || :values, type_of(rest.type), "*#{rest.name || :values}"]] : [])
  end

  def keywords(function)
    required = function.required_keywords.map { |name, one| [name, type_of(one.type), "#{name}:"] }
    optional = function.optional_keywords.map { |name, one| [name, type_of(one.type), "#{name}: T.unsafe(nil)"] }
    rest = function.rest_keywords
    required + optional + (rest ? [[rest.name, type_of(rest.type), "**#{rest.name}"]] : [])
  end

  def block(type)
    return [] if type.block.nil?

    taken = proc_type(type.block.type)
    [[:block, type.block.required ? taken : "T.nilable(#{taken})", '&block']]
  end

  def proc_type(function)
    taken = function.required_positionals.map.with_index { |one, at| "#{one.name || "arg#{at}"}: #{type_of(one.type)}" }
    head = taken.empty? ? 'T.proc' : "T.proc.params(#{taken.join(', ')})"
    returned = function.return_type
    returned.is_a?(RBS::Types::Bases::Void) ? "#{head}.void" : "#{head}.returns(#{type_of(returned)})"
  end

  def type_of(type)
    case type
    when RBS::Types::Optional then nilable(type_of(type.type))
    when RBS::Types::Union then union(type)
    when RBS::Types::Tuple then "[#{type.types.map { |one| type_of(one) }.join(', ')}]"
    when RBS::Types::Record then 'T::Hash[Symbol, T.untyped]'
    when RBS::Types::Proc then proc_type(type.type)
    when RBS::Types::Variable then @held.fetch(type.name)
    when RBS::Types::Interface then DUCKS.fetch(type.name.to_s, 'T.untyped')
    when RBS::Types::ClassInstance, RBS::AST::Declarations::Class::Super then class_type(type)
    else base(type)
    end
  end

  def base(type)
    case type
    when RBS::Types::Bases::Bool then 'T::Boolean'
    when RBS::Types::Bases::Self then 'T.self_type'
    when RBS::Types::Bases::Instance then 'T.attached_class'
    when RBS::Types::Bases::Bottom then 'T.noreturn'
    when RBS::Types::Bases::Nil then 'NilClass'
    else 'T.untyped'
    end
  end

  def union(type)
    some, none = type.types.partition { |one| !one.is_a?(RBS::Types::Bases::Nil) }
    texts = some.map { |one| type_of(one) }.uniq
    return 'T.untyped' if texts.include?('T.untyped')

    text = texts.length == 1 ? texts.first : "T.any(#{texts.join(', ')})"
    none.empty? ? text : nilable(text)
  end

  def nilable(text)
    text == 'T.untyped' ? text : "T.nilable(#{text})"
  end

  def class_type(type)
    name = CONTAINERS.fetch(type.name.to_s, type.name.to_s)
    # An Enumerator of Sorbet does not say what it gives at its end.
    held = name == 'T::Enumerator' ? type.args.take(1) : type.args
    held.empty? ? name : "#{name}[#{held.map { |one| type_of(one) }.join(', ')}]"
  end
end

runtime = File.expand_path('../runtime', __dir__)
folder = ARGV.first || "#{runtime}/rbi"
FileUtils.rm_rf(folder)
Dir["#{runtime}/sig/**/*.rbs"].each do |path|
  _, _, declarations = RBS::Parser.parse_signature(RBS::Buffer.new(name: path, content: File.read(path)))
  target = path.sub("#{runtime}/sig", folder).sub(/rbs\z/, 'rbi')
  FileUtils.mkdir_p(File.dirname(target))
  File.write(target, Rbi.new(declarations).text)
end
