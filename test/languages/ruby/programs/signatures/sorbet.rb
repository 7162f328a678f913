# frozen_string_literal: true

# Reads RBI as the Ruby that it is: its classes have methods without bodies, and each has a signature before it.
module Sorbet
  # A type, or a part of one, of which anything can be asked.
  module TYPE
    class << self
      def [](*) = self
      def params(**) = self
      def returns(*) = self
      def void = self
    end
  end

  # What a signature says of parameters.
  class Signature
    attr_reader :names

    def initialize(&signature)
      @names = []
      instance_exec(&signature)
    end

    def params(**types)
      @names = types.keys
      self
    end

    def returns(_) = self
    def void = self
  end

  @signed = []

  class << self
    # Reads a file. Types may name what is declared below them, so they are read last.
    def read(path)
      @checks = []
      load(path)
      checks = @checks
      @checks = nil
      checks.each(&:call)
    end

    def sign(&signature)
      @signed << signature
    end

    def later(&check)
      @checks << check
    end

    # Compares the parameters of a method with those of its signatures, the first of which has all.
    def take(name, method)
      return if @checks.nil?

      signatures = @signed
      @signed = []
      later do
        names = signatures.map { |one| Signature.new(&one).names }.first
        raise "#{name} has no signature" if names.nil?
        raise "#{name} takes #{method.parameters}, not #{names}" unless method.parameters.map(&:last).sort == names.sort
      end
    end
  end

  # Every class can have signatures.
  module Signed
    def sig(&signature) = Sorbet.sign(&signature)

    def method_added(name)
      super
      Sorbet.take("#{self}##{name}", instance_method(name))
    end

    def singleton_method_added(name)
      super
      Sorbet.take("#{self}.#{name}", method(name)) unless name == :singleton_method_added
    end

    def type_member(*, &types)
      Sorbet.later(&types) if types
      Sorbet::TYPE
    end
  end
end

# What RBI is written with.
module T
  # Classes that hold others.
  module Generic
    def [](*) = Sorbet::TYPE
  end

  Array = Enumerator = Hash = Range = Boolean = Sorbet::TYPE

  class << self
    def let(value, _) = value
    def unsafe(value) = value
    def proc = Sorbet::TYPE
    def any(_, _, *) = Sorbet::TYPE
    def nilable(_) = Sorbet::TYPE
    def untyped = Sorbet::TYPE
    def self_type = Sorbet::TYPE
    def attached_class = Sorbet::TYPE
    def noreturn = Sorbet::TYPE

    def type_alias(&types)
      Sorbet.later(&types)
      Sorbet::TYPE
    end
  end
end

Module.prepend(Sorbet::Signed)
