# frozen_string_literal: true

# A user of channels.

require 'chat'

test 'messages go both ways' do
  client = Chat::Client.new(key: 'secret', base_url: ENV.fetch('ROOMS'))
  room = client.rooms_room.connect(room: 'a b', since: 3, quiet: true, x_client: 'cli')
  room.send_say(Chat::Types::WebsocketSay.new(text: 'hi'))
  said, moved, text = room.first(3)
  same true, said.is_a?(Chat::Types::WebsocketSaid)
  same %w[hi Ann], [said.text, said.by.name]
  same true, moved.is_a?(Chat::UnknownVariant)
  same ['moved', 7], [moved.tag, moved.json['to']]
  same 'no JSON', text.is_a?(Chat::UnknownVariant) ? text.json : text
  room.close(3001, 'done')
  same 3001, room.close_code
end

test 'ends of channels' do
  client = Chat::Client.new(key: 'k', base_url: ENV.fetch('STATUS'))
  connection = client.status.connect
  same 1, connection.to_a.length
  same 1000, connection.close_code
  error = raised(Chat::Errors::SocketClosedError) { client.status.connect.to_a }
  same [1011, 'broken'], [error.close_code, error.reason]
  # The next connection breaks off; the one after that is good.
  again = 0
  options = Chat::ChannelOptions.new(reconnects: 2, on_reconnect: -> { again += 1 })
  status = client.status.connect(channel_options: options)
  status.each do
    same 1, again
    break
  end
  status.close
end
