module Sdk
  class Page
    extend T::Generic
    include Enumerable
    Elem = type_member(:out)
    Body = type_member(:out)

    sig { returns(T::Array[Elem]) }
    def items; end

    sig do
      params(
        items: T::Array[Elem],
        body: T.proc.returns(Body),
        following: T.nilable(T.proc.returns(Page[Elem, Body]))
      ).void
    end
    def initialize(items, body, following); end

    sig { params(index: Integer).returns(T.nilable(Elem)) }
    sig { params(index: T::Range[T.nilable(Integer)]).returns(T.nilable(T::Array[Elem])) }
    def [](index); end

    sig { returns(T::Boolean) }
    def empty?; end

    sig { returns(Body) }
    def body; end

    sig { params(block: T.proc.params(item: Elem).void).returns(T.self_type) }
    sig { returns(T::Enumerator[Elem]) }
    def each(&block); end

    sig { returns(T::Boolean) }
    def next_page?; end

    sig { returns(T.nilable(Page[Elem, Body])) }
    def next_page; end

    sig { params(block: T.proc.params(page: Page[Elem, Body]).void).returns(T.self_type) }
    sig { returns(T::Enumerator[Page[Elem, Body]]) }
    def each_page(&block); end

    sig { params(block: T.proc.params(item: Elem).void).returns(T.self_type) }
    sig { returns(T::Enumerator[Elem]) }
    def auto_paging_each(&block); end

    sig { returns(Integer) }
    def length; end

    sig { returns(Integer) }
    def size; end

    sig { returns(String) }
    def inspect; end

    sig { params(printer: T.untyped).void }
    def pretty_print(printer); end
  end
end
