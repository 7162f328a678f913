# frozen_string_literal: true

module SdkTests
  module Support
    # A request as it arrived: its headers by name in lower case.
    ReceivedRequest = Struct.new(:verb, :target, :headers, :body) do
      # The path, decoded.
      def path
        Pairs.decode(target.split('?', 2).first)
      end

      def query
        target.split('?', 2)[1].to_s
      end

      # The type of the body, without parameters.
      def media_type
        headers['content-type'].to_s.split(';').first.to_s.strip.downcase
      end
    end
  end
end
