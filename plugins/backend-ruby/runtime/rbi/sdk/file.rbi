module Sdk
  class File
    sig { returns(T.nilable(String)) }
    def filename; end

    sig { returns(T.nilable(String)) }
    def content_type; end

    sig { returns(T.nilable(Integer)) }
    def length; end

    sig { params(source: T.untyped, filename: T.nilable(String), content_type: T.nilable(String)).void }
    def initialize(source, filename: T.unsafe(nil), content_type: T.unsafe(nil)); end

    sig { returns(T::Boolean) }
    def replayable?; end

    sig { params(size: Integer, block: T.proc.params(piece: String).void).void }
    def each(size, &block); end

    sig { returns(String) }
    def inspect; end
  end
end
