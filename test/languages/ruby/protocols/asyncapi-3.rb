# frozen_string_literal: true

# A user of a channel whose requests are answered.

require 'prices'

test 'replies' do
  client = Prices::Client.new(token: 'secret', base_url: ENV.fetch('MARKET'))
  market = client.market.connect(market: 'bonds')
  market.send_message(Prices::Types::WebsocketSubscribe.new(id: 1, symbol: 'X'))
  same [{ id: 1, ok: true }, { symbol: 'X', price: 1.5 }], market.first(2).map(&:to_h)
  market.close
  # A part of the path that is not given has its default.
  client.market.connect.close
end
