# frozen_string_literal: true

module Sdk
  # What only the SDK itself uses. It may change at any time.
  #
  # @api private
  module Internal
    autoload :Auth, "#{__dir__}/internal/auth"
    autoload :Downloads, "#{__dir__}/internal/downloads"
    autoload :Http, "#{__dir__}/internal/http"
    autoload :Json, "#{__dir__}/internal/json"
    autoload :Pages, "#{__dir__}/internal/pages"
    autoload :Requests, "#{__dir__}/internal/requests"
    autoload :Rpc, "#{__dir__}/internal/rpc"
    autoload :ShortInspect, "#{__dir__}/internal/short_inspect"
    autoload :Sockets, "#{__dir__}/internal/sockets"
    autoload :Streams, "#{__dir__}/internal/streams"
    autoload :Unserializable, "#{__dir__}/internal/unserializable"
    autoload :Webhooks, "#{__dir__}/internal/webhooks"
  end
end
